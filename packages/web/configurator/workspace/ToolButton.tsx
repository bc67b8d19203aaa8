import { createContext, useContext } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

export const ToolRows = createContext(false);

interface ToolButtonProps {
  icon: IconName;
  label: string;
  shortcut?: string;
  pressed?: boolean;
  disabledReason?: string | undefined;
  isLeaving?: boolean;
  onClick: (event: { detail: number }) => void;
}

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
      icon={icon}
      label={label}
      {...pressable}
      tooltip={shortcut ? `${label} · ${shortcut}` : label}
      {...rest}
    />
  );
}
