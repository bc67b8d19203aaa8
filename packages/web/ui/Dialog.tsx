import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** Asked to close: by Escape, the backdrop or the cross. */
  onClose: () => void;
  title: string;
  /** In pixels. */
  width?: number;
  /** Closed by its own buttons alone: neither Escape nor the backdrop nor a cross. */
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
  const ask = () => {
    if (!persistent) onClose();
  };
  const { ref, onCancel, onKeyDown } = useModal(open, { onEscape: ask });
  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      className={classes(styles.dialog, className)}
      style={{ width }}
      aria-labelledby={titleId}
      onClick={(event) => event.target === event.currentTarget && ask()}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel && !persistent && <IconButton label={closeLabel} icon="close" onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
