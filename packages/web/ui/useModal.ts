import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** The browser itself would close the dialog at the second Escape. */
export function useModal(
  open: boolean,
  { onEscape, focusesItself = false }: { onEscape?: () => void; focusesItself?: boolean },
) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    if (focusesItself) dialog.focus();
    return () => dialog.close();
  }, [open, focusesItself]);

  const request = (event: SyntheticEvent) => {
    if (event.target !== ref.current && event.type === 'cancel') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape?.();
  };
  return {
    ref,
    onCancel: request,
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Escape' && request(event),
  };
}
