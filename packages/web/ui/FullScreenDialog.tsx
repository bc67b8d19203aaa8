import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './FullScreenDialog.module.css';
import { useModal } from './useModal.ts';

export interface FullScreenDialogProps {
  open: boolean;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The dialog takes the focus, not a button. */
export function FullScreenDialog({ open, label, className, children }: FullScreenDialogProps) {
  const modal = useModal(open, { focusesItself: true });
  return (
    <dialog {...modal} tabIndex={-1} className={classes(styles.dialog, className)} aria-label={label}>
      {open && children}
    </dialog>
  );
}
