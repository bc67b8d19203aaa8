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
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { DiscardQuestion } from './UnsavedGuard.tsx';

interface TitledDialogProps extends Pick<DialogProps, 'onClose' | 'maxWidth' | 'fullWidth'> {
  title: string;
  isWide?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

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
  submit: string;
  submitProps?: Pick<ButtonProps, 'loading' | 'disabled'>;
  action?: ReactNode;
  onSubmit(): unknown;
  onClose(): void;
  /** Closes by its buttons only. */
  isBusy?: boolean;
  isCheckedByBrowser?: boolean;
  children: ReactNode;
}

/** Escape and a press outside ask before they discard what was entered. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, submitProps, action, onSubmit, onClose, isBusy, isCheckedByBrowser, children } =
    props;
  const id = useId();
  const translate = useTranslate();
  const [hasInput, setHasInput] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const dismiss = () => (hasInput ? setConfirming(true) : onClose());
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to a form on the page below.
    event.stopPropagation();
    void onSubmit();
  };
  return (
    <>
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} {...(!isBusy && { onClose: dismiss })}>
        <form noValidate={!isCheckedByBrowser} onInput={() => setHasInput(true)} onSubmit={send}>
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
      <DiscardQuestion
        isOpen={isConfirming}
        meaning={translate('unsaved.enteredMeaning')}
        onDiscard={onClose}
        onStay={() => setConfirming(false)}
      />
    </>
  );
}
