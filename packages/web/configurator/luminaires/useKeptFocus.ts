import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a table whose rows come, go and change places as its fields are filled in: it stays on the same
 * field of the same luminaire, or of the one that took its place.
 * @param successor the luminaire that a change left selected
 * @returns what notes where the focus is
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>, successor: string | undefined) {
  const last = useRef<{ id: string; field: string } | null>(null);
  useLayoutEffect(() => {
    const within = table.current;
    if (!within || !last.current || document.activeElement !== document.body) return;
    const { id, field } = last.current;
    const rows = [...within.querySelectorAll<HTMLElement>('[data-piece]')];
    const rowOf = (wanted?: string) => rows.find(({ dataset }) => dataset.piece === wanted);
    const row = rowOf(id) ?? rowOf(successor);
    const to = row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row?.querySelector('input');
    (to ?? within.closest<HTMLElement>('[data-choice-panel]'))?.focus();
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
      last.current = id ? { id, field: target.dataset.field ?? '' } : null;
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      // Of its own will, not because its row went.
      if (!relatedTarget && target.isConnected && document.hasFocus()) last.current = null;
    },
  };
}
