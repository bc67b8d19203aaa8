import type { Px } from '@lumitor/domain/units';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: Px;
  /** Ignores clicks outside, which were meant for another target. */
  persistent?: boolean;
  /** An unrequested dialog must not take keys typed elsewhere. */
  focusesItself?: boolean;
  closeLabel?: string;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  width = 500,
  persistent,
  focusesItself = false,
  closeLabel,
  footer,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const { ref, onCancel, onKeyDown } = useModal(open, { onEscape: onClose, focusesItself });
  return (
    <dialog
      ref={ref}
      tabIndex={focusesItself ? -1 : undefined}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      className={classes(styles.dialog, className)}
      style={{ width }}
      aria-labelledby={titleId}
      onClick={(event) => !persistent && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel && <IconButton label={closeLabel} icon="close" onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
