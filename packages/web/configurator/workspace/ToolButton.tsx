import { createContext, useContext } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** Whether tools are rows of a menu, not icons of the toolbar. */
export const ToolRows = createContext(false);

interface ToolButtonProps {
  icon: IconName;
  label: string;
  /** Key of the drawing with the same effect. */
  shortcut?: string;
  pressed?: boolean;
  disabledReason?: string | undefined;
  /** Closes the menu: the work continues in the drawing or in a dialog. */
  isLeaving?: boolean;
  onClick: (event: { detail: number }) => void;
}

/** Tool of the drawing: an icon in the toolbar, a row with words in its menu. */
export function ToolButton({ icon, label, shortcut, pressed, isLeaving, ...rest }: ToolButtonProps) {
  if (useContext(ToolRows))
    return (
      <Button
        variant="quiet"
        size="small"
        icon={icon}
        aria-pressed={pressed}
        data-leaves={isLeaving || undefined}
        {...rest}
      >
        {label}
        {shortcut && <small aria-hidden="true">{shortcut}</small>}
      </Button>
    );
  const pressable = pressed === undefined ? {} : { pressed };
  return (
    <IconButton
      {...{ icon, label }}
      {...pressable}
      tooltip={shortcut ? `${label} · ${shortcut}` : label}
      {...rest}
    />
  );
}
