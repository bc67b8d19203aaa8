import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import type { Act, ActButton } from './act.ts';
import { onDrawing } from './arrows.ts';

const never = () => false;

function OneButton<On>(props: { act: Act<On>; button: ActButton<On>; on: On; onDone: () => void }) {
  const { act, on, onDone } = props;
  const { text, hint, icon, refusal, isOn, isLeaving } = props.button;
  const { t } = useTranslation();
  const isPressed = useConfigurator(isOn ?? never);
  const reason = refusal?.(on);
  const shared = {
    size: 'small',
    disabledReason: reason && t(reason),
    onClick() {
      act.do(on, { key: '', isShift: false, onPlan: onDrawing });
      if (isLeaving) onDone();
    },
  } as const;
  if (icon) return <IconButton icon={icon} label={t(text)} {...shared} />;
  return (
    <Button aria-pressed={isOn && isPressed} data-tooltip={hint && t(hint)} {...shared}>
      {t(text)}
    </Button>
  );
}

export interface ActButtonsProps<On> {
  acts: readonly Act<On>[];
  /** Those with icons, or those with words. */
  as: 'icons' | 'words';
  /** What they are done with. */
  on: On;
  /** The keys are the drawing's again. */
  onDone: () => void;
}

/** The buttons of acts that have one. */
export function ActButtons<On>({ acts, as, on, onDone }: ActButtonsProps<On>) {
  return acts.map((act) => {
    const { button } = act;
    const isMeant = button && (button.icon !== undefined) === (as === 'icons');
    return isMeant && <OneButton key={button.text} {...{ act, button, on, onDone }} />;
  });
}
