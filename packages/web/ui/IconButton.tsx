import { type ComponentProps, type MouseEvent, useId } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: IconName;
  tooltip?: string;
  pressed?: boolean;
  size?: 'medium' | 'small';
  disabledReason?: string | undefined;
}

export function IconButton({
  label,
  icon,
  tooltip = label,
  pressed,
  size = 'medium',
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const unavailable = disabledReason
    ? {
        'aria-disabled': true,
        'aria-describedby': reasonId,
        onClick: (event: MouseEvent) => event.preventDefault(),
      }
    : { onClick };
  return (
    <>
      <button
        type="button"
        className={classes(styles.button, styles[size], className)}
        aria-label={label}
        aria-pressed={pressed}
        data-tooltip={disabledReason ? `${tooltip}. ${disabledReason}` : tooltip}
        {...rest}
        {...unavailable}
      >
        <Icon name={icon} size={size === 'small' ? 16 : 20} />
      </button>
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
