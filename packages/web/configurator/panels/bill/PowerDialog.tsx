import { zoneName } from '@lumitor/domain/lists/installationWords';
import { currentPlan } from '@lumitor/domain/plan/history';
import { formatWatts } from '@lumitor/domain/translation/figures';
import { Fixes } from '../../../parts/Findings.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import flow from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCheck } from '../../../visitor/check.ts';
import { type ConfiguratorState, useConfigurator } from '../../../visitor/configuratorStore.ts';
import { useFixesOf } from '../../../visitor/fixes.ts';
import { closePowerDialog, mutePowerDialog } from '../../../visitor/powerDialog.ts';
import { useWording } from '../../../visitor/wording.ts';
import { Split } from '../control/Split.tsx';
import styles from './PowerDialog.module.css';

type Exceeded = NonNullable<ConfiguratorState['powerExceeded']>;

function Ways({ zone, load }: Exceeded) {
  const wording = useWording();
  const { t } = wording;
  const plan = useConfigurator(({ history }) => currentPlan(history));
  const { of, findings, fixes: found, hasFailed } = useCheck((state) => state);
  const overloads = of?.plan === plan ? findings.filter(({ kind }) => kind === 'overload') : [];
  const finding = overloads.find(({ figures }) => figures.zone === (zone ?? 0) + 1) ?? overloads[0];
  useFixesOf(finding ? [finding.key] : []);
  const fixes = finding && found[finding.key];
  if (hasFailed) return <Notice tone="warning">{t('check.failed')}</Notice>;
  if (!fixes)
    return (
      <div role="status" className={styles.ways}>
        <p>{t('powerDialog.seeking')}</p>
        <Skeleton height={40} />
        <Skeleton height={40} />
      </div>
    );
  if (fixes.length === 0) return <Split load={load} isOfZone={zone !== null} />;
  return (
    <div className={styles.ways}>
      <p>{t('powerDialog.ways')}</p>
      <Fixes fixes={fixes} wording={wording} size="medium" onFixed={closePowerDialog} />
    </div>
  );
}

export default function PowerDialog() {
  const { t, language } = useTranslation();
  const exceeded = useConfigurator((state) => state.powerExceeded);
  const isMuted = useConfigurator((state) => state.isPowerMuted);
  const zone = exceeded?.zone == null ? null : zoneName(exceeded.zone);
  return (
    <Dialog
      open={exceeded !== null}
      onClose={closePowerDialog}
      title={t(zone === null ? 'powerDialog.title' : 'powerDialog.titleOfZone', { zone: zone ?? '' })}
      width={500}
      persistent
      focusesItself
      footer={
        <div className={styles.footer}>
          <Checkbox
            label={t('powerDialog.mute')}
            hint={t('powerDialog.muteHint')}
            checked={isMuted}
            onChange={mutePowerDialog}
          />
          <Button onClick={closePowerDialog}>{t('powerDialog.confirm')}</Button>
        </div>
      }
    >
      {exceeded && (
        <div className={flow.wideStack}>
          <dl className={styles.figures}>
            <div>
              <dt>{t('powerDialog.supply')}</dt>
              <dd>{formatWatts(exceeded.supply, language)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{zone === null ? t('powerDialog.total') : t('powerDialog.totalOfZone', { zone })}</dt>
              <dd>{formatWatts(exceeded.load, language)}</dd>
            </div>
          </dl>
          <Ways {...exceeded} />
        </div>
      )}
    </Dialog>
  );
}
