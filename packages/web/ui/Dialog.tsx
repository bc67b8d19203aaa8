import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** Asked to close: by Escape, a click beside it or the cross. */
  onClose: () => void;
  title: string;
  /** In pixels. */
  width?: number;
  /** Stays at a click beside it, which was meant for something else. */
  persistent?: boolean;
  /** Label of the cross; without it there is none. */
  closeLabel?: string;
  /** Its buttons, the one to press last. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A modal dialog: the page behind it rests, and focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  width = 500,
  persistent,
  closeLabel,
  footer,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const { ref, onCancel, onKeyDown } = useModal(open, { onEscape: onClose });
  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      className={classes(styles.dialog, className)}
      style={{ width }}
      aria-labelledby={titleId}
      onClick={(event) => !persistent && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel && <IconButton label={closeLabel} icon="close" onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
