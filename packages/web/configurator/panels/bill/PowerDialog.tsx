import type { Power } from '@lumitor/domain/catalogue/article';
import { RECOMMENDED_LOAD, recommendPower } from '@lumitor/domain/quote/power';
import { priceOf } from '@lumitor/domain/quote/price';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatWatts } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { chooseOne } from '../../store/choosing.ts';
import { useConfigurator } from '../../store/configuratorStore.ts';
import { useOffered } from '../../store/offered.ts';
import { closePowerDialog, mutePowerDialog } from '../../store/powerDialog.ts';
import { usePricing } from '../choice/usePricing.ts';
import styles from './PowerDialog.module.css';

/** The supply that carries the load (D27), to be chosen in one click. */
function Stronger({ power }: { power: Power }) {
  const { t, language } = useTranslation();
  const { terms, money } = usePricing();
  const title = titleIn(power, language);
  const choose = () => {
    chooseOne('powerId', power.id);
    closePowerDialog();
  };
  return (
    <div className={styles.stronger}>
      <p>
        <span>{t('powerDialog.recommended')}</span>
        <b>{title}</b>
        <span>
          {formatWatts(power.power, language)} · {money(priceOf(power, terms.currency, terms.euroRate))}
        </span>
      </p>
      <Button variant="primary" aria-label={t('control.chooseRecommended', { title })} onClick={choose}>
        {t('powerDialog.choose')}
      </Button>
    </div>
  );
}

/** Says that the luminaires draw more than the supply gives, and which one would carry them (D26). */
export default function PowerDialog() {
  const { t, language } = useTranslation();
  const exceeded = useConfigurator((state) => state.powerExceeded);
  const isMuted = useConfigurator((state) => state.isPowerMuted);
  const powers = useOffered()?.powers ?? [];
  const stronger = exceeded && recommendPower(powers, exceeded.total);
  const total = exceeded && formatWatts(exceeded.total, language);
  return (
    <Dialog
      open={exceeded !== null}
      onClose={closePowerDialog}
      title={t('powerDialog.title')}
      width={500}
      persistent
      footer={
        <Button variant={stronger ? 'secondary' : 'primary'} onClick={closePowerDialog}>
          {t('powerDialog.confirm')}
        </Button>
      }
    >
      {exceeded && total && (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{t('powerDialog.supply')}</dt>
              <dd>{formatWatts(exceeded.supply, language)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t('powerDialog.total')}</dt>
              <dd>{total}</dd>
            </div>
          </dl>
          {stronger ? (
            <>
              <Stronger power={stronger} />
              <p className={styles.remedy}>{t('powerDialog.remedy')}</p>
            </>
          ) : (
            <Notice tone="warning" className={styles.remedy} title={t('control.split')}>
              {t('control.splitReason', { total, share: RECOMMENDED_LOAD })}
            </Notice>
          )}
          <Checkbox
            label={t('powerDialog.mute')}
            hint={t('powerDialog.muteHint')}
            checked={isMuted}
            onChange={mutePowerDialog}
          />
        </>
      )}
    </Dialog>
  );
}
