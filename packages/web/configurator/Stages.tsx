import { currentPlan } from '@lumitor/domain/plan/history';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { areStartsShown } from '../visitor/starts.ts';
import styles from './Stages.module.css';

/** Accessories have no button: the bill leads to them. */
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
  isOpen: boolean;
  onOpen: (stage: Stage) => void;
  onFold: () => void;
}

/** Open while the starts are shown (D9a). */
const FIRST_STAGES: readonly Stage[] = ['room', 'rails'];

export function Stages({ stage, isOpen, onOpen, onFold }: StagesProps) {
  const { t } = useTranslation();
  const isEmpty = useConfigurator((state) => currentPlan(state.history).layout.steps.length === 0);
  const hasStarts = useConfigurator(areStartsShown);
  return (
    <nav aria-label={t('canvas.stages')} className={styles.stages}>
      {STAGES.map(({ stage: name, icon }) => {
        const isShown = name === stage && isOpen;
        const isLocked = name === 'summary' ? isEmpty : hasStarts;
        const reason = isLocked && !FIRST_STAGES.includes(name) ? t('canvas.afterFirstRail') : undefined;
        return (
          <button
            key={name}
            type="button"
            className={styles.stage}
            aria-current={name === stage ? 'step' : undefined}
            aria-expanded={name === 'summary' ? undefined : isShown}
            aria-disabled={reason ? true : undefined}
            data-tooltip={reason}
            onClick={() => !reason && onOpen(name)}
          >
            <Icon name={icon} />
            {t(`canvas.stage_${name}`)}
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
