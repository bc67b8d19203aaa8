import { currentPlan } from '@lumitor/domain/plan/history';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { areStartsShown } from '../visitor/starts.ts';
import styles from './Stages.module.css';

/** Accessories have no button of their own: the bill leads to them. */
export type Stage = 'room' | 'rails' | 'bindings' | 'control' | 'accessories' | 'summary';

const STAGES: readonly { stage: Stage; icon: IconName }[] = [
  { stage: 'room', icon: 'room' },
  { stage: 'rails', icon: 'rails' },
  { stage: 'bindings', icon: 'luminaire' },
  { stage: 'control', icon: 'control' },
  { stage: 'summary', icon: 'summary' },
];

export interface StagesProps {
  stage: Stage;
  /** Whether the panel of the stage is unfolded. */
  isOpen: boolean;
  onOpen: (stage: Stage) => void;
  /** Opens and folds the panel. */
  onFold: () => void;
}

/** Stages that are open while the starts are shown; the others open with the first rail, or an empty drawing (D9a). */
const FIRST_STAGES: readonly Stage[] = ['room', 'rails'];

/** The room, which is optional, and the stages of the work. The button of the open stage folds its panel. */
export function Stages({ stage, isOpen, onOpen, onFold }: StagesProps) {
  const { t } = useTranslation();
  const isEmpty = useConfigurator((state) => currentPlan(state.history).layout.steps.length === 0);
  const hasStarts = useConfigurator(areStartsShown);
  return (
    <nav aria-label={t('canvas.stages')} className={styles.stages}>
      {STAGES.map((one) => {
        const isShown = one.stage === stage && isOpen;
        const isLocked = one.stage === 'summary' ? isEmpty : hasStarts;
        const reason = isLocked && !FIRST_STAGES.includes(one.stage) ? t('canvas.afterFirstRail') : undefined;
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
      <IconButton
        className={styles.fold}
        icon={isOpen ? 'chevronLeft' : 'chevronRight'}
        label={t(isOpen ? 'canvas.foldPanel' : 'canvas.openPanel')}
        tooltip={`${t(isOpen ? 'canvas.foldPanel' : 'canvas.openPanel')} · Ctrl+\\`}
        aria-expanded={isOpen}
        onClick={onFold}
      />
    </nav>
  );
}
