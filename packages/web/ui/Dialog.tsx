import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

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
  className?: string;
  children: ReactNode;
}

/** A modal dialog: the page behind it rests, and focus returns to where it was. */
export function Dialog({ open, onClose, title, width = 500, persistent, closeLabel, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const ask = () => {
    if (!persistent) onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
  };

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, rest.className)}
      style={{ width }}
      aria-labelledby={titleId}
      onCancel={cancel}
      // A second Escape in a row would close it whatever `cancel` says.
      onKeyDown={(event) => event.key === 'Escape' && cancel(event)}
      onClick={(event) => event.target === dialog.current && ask()}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel && !persistent && <IconButton label={closeLabel} icon="close" onClick={onClose} />}
          </header>
          <div className={styles.body}>{rest.children}</div>
          {rest.footer && <footer className={styles.footer}>{rest.footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
