import { type ComponentProps, type MouseEvent, useId } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view; `danger` only for irreversible actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: IconName;
  /** A disabled button stays focusable, so that keyboard users can read the reason. */
  disabledReason?: string | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  disabledReason,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const unavailable = disabledReason
    ? {
        'aria-disabled': true,
        'aria-describedby': reasonId,
        'data-tooltip': disabledReason,
        onClick: (event: MouseEvent) => event.preventDefault(),
      }
    : { onClick };
  return (
    <>
      <button
        type="button"
        className={classes(styles.button, styles[variant], styles[size], className)}
        {...rest}
        {...unavailable}
      >
        {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
        {children}
      </button>
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
