import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens a native dialog over the page while `open` holds. Escape asks to close and does no more: the browser itself
 * would close it at the second Escape in a row.
 */
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

  const ask = (event: SyntheticEvent) => {
    if (event.target !== ref.current && event.type === 'cancel') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape?.();
  };
  return {
    ref,
    onCancel: ask,
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Escape' && ask(event),
  };
}
