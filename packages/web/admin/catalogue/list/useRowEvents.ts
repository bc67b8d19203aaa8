import { type MouseEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Document } from '../../data/documents.ts';

interface RowEvents {
  onClick(event: MouseEvent<HTMLElement>): void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One listener for all rows: a tick selects (with Shift up to the last tick), a switch switches, all else opens. */
export function useRowEvents(
  articles: readonly Document[],
  hrefOf: (id: string) => string,
  switchActive: (article: Document, active: boolean) => void,
): RowEvents {
  const navigate = useNavigate();
  const { selectedIds = [], onSelect, onToggleItem } = useListContext();
  const lastTick = useRef<string | null>(null);

  const select = (id: string, isRange: boolean) => {
    const ids = articles.map((article) => article.id);
    const [from, to] = [ids.indexOf(lastTick.current ?? ''), ids.indexOf(id)].sort((a, b) => a - b);
    lastTick.current = id;
    if (!isRange || from === undefined || to === undefined || from < 0) return onToggleItem(id);
    onSelect([...new Set([...selectedIds, ...ids.slice(from, to + 1)])]);
  };

  return {
    onClick: (event) => {
      const target = event.target as HTMLElement;
      const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
      const article = articles.find((each) => each.id === id);
      if (!article) return;
      const control = target.closest<HTMLInputElement>('[data-does]');
      if (control?.dataset.does === 'select') select(article.id, event.shiftKey);
      else if (control?.dataset.does === 'switch') switchActive(article, control.checked);
      else if (isPlain(event) && !getSelection()?.toString()) {
        event.preventDefault();
        navigate(hrefOf(article.id));
      }
    },
  };
}
