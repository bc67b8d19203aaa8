import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import type { Act, ActButton } from './act.ts';
import { onDrawing } from './arrows.ts';

const never = () => false;

interface ButtonProps<On> {
  act: Act<On>;
  button: ActButton<On>;
  isIcon: boolean;
  on: On;
  onDone: () => void;
}

function SingleActButton<On>({ act, button, isIcon, on, onDone }: ButtonProps<On>) {
  const { text, hint, icon, isWide, refusal, isOn, isLeaving } = button;
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
  if (icon && isIcon) return <IconButton icon={icon} label={t(text)} {...shared} />;
  return (
    <Button
      aria-pressed={isOn && isPressed}
      data-tooltip={hint && t(hint)}
      data-wide={isWide}
      {...(icon && { icon })}
      {...shared}
    >
      {t(text)}
    </Button>
  );
}

export interface ActButtonsProps<On> {
  acts: readonly Act<On>[];
  as: 'icons' | 'words' | 'allWords';
  on: On;
  onDone: () => void;
}

export function ActButtons<On>({ acts, as, on, onDone }: ActButtonsProps<On>) {
  return acts.map((act) => {
    const { button } = act;
    const isIcon = as === 'icons';
    const isIncluded = button && (as === 'allWords' || (button.icon !== undefined) === isIcon);
    return (
      isIncluded && (
        <SingleActButton
          key={button.text}
          act={act}
          button={button}
          isIcon={isIcon}
          on={on}
          onDone={onDone}
        />
      )
    );
  });
}
