import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const rowOf = (within: Element | EventTarget | null): HTMLElement | null =>
  within instanceof Element ? within.closest<HTMLElement>('[data-piece]') : null;

/** Rows move while edited: the focus follows the changed luminaire. */
export function useRestoredFocus(table: RefObject<HTMLElement | null>) {
  const last = useRef<{ id: string; place: string; field: string } | null>(null);
  const isChanged = useRef(false);
  useLayoutEffect(() => {
    const within = table.current;
    const isLost = document.activeElement === document.body;
    if (!within || !last.current || !(isChanged.current || isLost)) return;
    isChanged.current = false;
    const { id, place, field } = last.current;
    const rows = [...within.querySelectorAll<HTMLElement>('[data-piece]')];
    const row =
      rows.find(({ dataset }) => dataset.piece === id) ?? rows.find(({ dataset }) => dataset.place === place);
    const to = row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row?.querySelector('input');
    if (to !== document.activeElement) (to ?? within.closest<HTMLElement>('[data-choice-panel]'))?.focus();
  });
  return {
    follow: useCallback((id: string) => {
      if (last.current) last.current = { ...last.current, id };
      isChanged.current = true;
    }, []),
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const { piece: id, place = '' } = rowOf(target)?.dataset ?? {};
        last.current = id ? { id, place, field: target.dataset.field ?? '' } : null;
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        const isSameRow = relatedTarget && rowOf(relatedTarget) === rowOf(target);
        const { field } = relatedTarget instanceof HTMLElement ? relatedTarget.dataset : {};
        last.current = isSameRow && last.current && field ? { ...last.current, field } : null;
      },
    },
  };
}
