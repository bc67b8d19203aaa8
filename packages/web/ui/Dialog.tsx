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
  /** It comes unasked: no button of it is pressed by what is being typed. */
  focusesItself?: boolean;
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
