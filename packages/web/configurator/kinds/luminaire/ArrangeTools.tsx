import { stepNumber } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import flow from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { useLayout } from '../../../visitor/configuratorStore.ts';
import { useChosenTitle } from '../../../visitor/formerTitles.ts';
import {
  alignLuminaires,
  copyRailTo,
  distributeLuminaires,
  mirrorLuminaires,
  selectAllLuminaires,
  selectKind,
  selectOnRail,
  spreadLuminaires,
  useSelectedLuminaires,
} from '../../../visitor/luminaires.ts';
import { NumberField } from '../../NumberField.tsx';
import styles from './ArrangeTools.module.css';
import { SpacingField } from './SpacingField.tsx';

const MOST_ON_RAIL = 200;

function CopyRail({ stepId, number }: { stepId: string; number: number }) {
  const { t } = useTranslation();
  const { placed } = geometryOf(useLayout());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const others = placed.filter(({ step }) => step.id !== stepId);
  const to = others.map(({ step }) => step.id).filter((id) => chosen.includes(id));
  if (others.length === 0) return null;
  return (
    <details className={styles.copy}>
      <summary>{t('pieces.copyRail', { number })}</summary>
      <p className={text.faint}>{t('pieces.copyHint')}</p>
      <div className={styles.rails}>
        {others.map(({ step, index }) => (
          <Checkbox
            key={step.id}
            label={t('pieces.railGroup', { number: index + 1, length: step.frameLength })}
            checked={chosen.includes(step.id)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, step.id] : chosen.filter((id) => id !== step.id))
            }
          />
        ))}
      </div>
      <Button
        size="small"
        disabledReason={to.length === 0 ? t('pieces.selectRails') : undefined}
        onClick={() => copyRailTo(stepId, to)}
      >
        {t('pieces.copyNow', { count: to.length })}
      </Button>
    </details>
  );
}

export function ArrangeTools({ hasSpacing = false }: { hasSpacing?: boolean }) {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const selected = useSelectedLuminaires();
  const { luminaires } = useArrangement();
  const geometry = geometryOf(useLayout());
  const [first] = selected;
  const last = selected.at(-1);
  const needsOne = first ? undefined : t('pieces.selectFirst');
  const needsTwo = selected.length > 1 ? undefined : t('pieces.selectTwo');
  const rail = last && stepNumber(geometry, last.stepId);
  const here = last
    ? luminaires.filter(({ bindingId, stepId }) => bindingId === last.bindingId && stepId === last.stepId)
    : [];
  return (
    <fieldset className={flow.stack} aria-label={t('pieces.arrange')}>
      <fieldset className={classes(flow.row, flow.even)}>
        <legend>{t('pieces.selectMore')}</legend>
        <Button size="small" disabledReason={needsOne} onClick={() => last && selectKind(last.bindingId)}>
          {t('pieces.allOfKind')}
        </Button>
        <Button size="small" disabledReason={needsOne} onClick={() => last && selectOnRail(last.stepId)}>
          {t('pieces.allOnRail')}
        </Button>
        <Button size="small" onClick={selectAllLuminaires}>
          {t('pieces.all')}
        </Button>
      </fieldset>
      <div className={classes(flow.row, flow.even)}>
        <Button size="small" disabledReason={needsOne} onClick={() => distributeLuminaires(selected)}>
          {t('pieces.distribute')}
        </Button>
        <Button size="small" disabledReason={needsOne} onClick={() => mirrorLuminaires(selected)}>
          {t('pieces.mirror')}
        </Button>
        <Button size="small" disabledReason={needsTwo} onClick={() => alignLuminaires(selected)}>
          {t('pieces.align', { number: first ? t('pieces.number', { number: first.number }) : '…' })}
        </Button>
      </div>
      {hasSpacing && <SpacingField selected={selected} disabledReason={needsTwo} />}
      <NumberField
        label={rail ? t('pieces.countOnRail', { number: rail }) : t('pieces.railColumn')}
        hint={last && titleOf({ collection: 'bindings', id: last.bindingId })}
        value={last ? here.length : null}
        suffix={t('pieces.countUnit')}
        min={1}
        max={MOST_ON_RAIL}
        disabledReason={needsOne}
        onChange={(value) => !!last && spreadLuminaires(last.bindingId, last.stepId, value)}
      />
      {last && rail && <CopyRail key={last.stepId} stepId={last.stepId} number={rail} />}
    </fieldset>
  );
}
