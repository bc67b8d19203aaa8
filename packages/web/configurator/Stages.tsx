import { currentPlan } from '@lumitor/domain/plan/history';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { usePainted } from '../visitor/painted.ts';
import styles from './Stages.module.css';

export type Stage = 'room' | 'rails' | 'bindings' | 'control' | 'accessories' | 'summary';

const STAGES: readonly { stage: Stage; icon: IconName }[] = [
  { stage: 'room', icon: 'room' },
  { stage: 'rails', icon: 'rails' },
  { stage: 'bindings', icon: 'luminaire' },
  { stage: 'control', icon: 'control' },
  { stage: 'accessories', icon: 'accessory' },
  { stage: 'summary', icon: 'summary' },
];

export interface StagesProps {
  stage: Stage;
  /** Whether the panel of the stage is unfolded. */
  isOpen: boolean;
  onOpen: (stage: Stage) => void;
}

/** The room, which can be skipped, and the five steps, in any order after the first; the open one folds its panel away. */
export function Stages({ stage, isOpen, onOpen }: StagesProps) {
  const { t } = useTranslation();
  const isEmpty = usePainted((state) => currentPlan(state.history).layout.steps.length === 0);
  return (
    <nav aria-label={t('canvas.stages')} className={styles.stages}>
      {STAGES.map((one) => {
        const isShown = one.stage === stage && isOpen;
        const reason = one.stage === 'summary' && isEmpty ? t('canvas.nothingDrawn') : undefined;
        return (
          <button
            key={one.stage}
            type="button"
            className={styles.stage}
            aria-current={one.stage === stage ? 'step' : undefined}
            aria-expanded={one.stage === 'summary' ? undefined : isShown}
            aria-disabled={reason ? true : undefined}
            data-tooltip={reason}
            onClick={() => !reason && onOpen(one.stage)}
          >
            <Icon name={one.icon} />
            {t(`canvas.stage_${one.stage}`)}
          </button>
        );
      })}
    </nav>
  );
}
