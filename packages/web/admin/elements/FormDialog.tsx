import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from '../words/useTranslate.ts';

interface TitledDialogProps extends Pick<DialogProps, 'onClose' | 'maxWidth' | 'fullWidth'> {
  title: string;
  /** For tables; on a phone it takes all the screen. */
  isWide?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** What lies over the page under a title of its own, with what can be done about it below. */
export function TitledDialog({ title, isWide = false, actions, children, ...dialog }: TitledDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isWide ? 'md' : 'xs'}
      fullScreen={isWide && isNarrow}
      aria-labelledby={id}
      {...dialog}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

interface FormDialogProps {
  title: string;
  /** On the button that sends the form. */
  submit: string;
  submitProps?: Pick<ButtonProps, 'loading' | 'disabled'>;
  /** In place of that button. */
  action?: ReactNode;
  onSubmit(): unknown;
  onClose(): void;
  /** Left by its buttons alone. */
  isHeld?: boolean;
  /** Whether the browser checks the fields; else the form does. */
  isCheckedByBrowser?: boolean;
  children: ReactNode;
}

/** A short form over the page: what sends it, and the way out. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, submitProps, action, onSubmit, onClose, isHeld, isCheckedByBrowser, children } =
    props;
  const id = useId();
  const translate = useTranslate();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // The page beneath may be a form too, to React around this one.
    event.stopPropagation();
    void onSubmit();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} {...(!isHeld && { onClose })}>
      <form noValidate={!isCheckedByBrowser} onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          {action || (
            <Button type="submit" variant="contained" {...submitProps}>
              {submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
