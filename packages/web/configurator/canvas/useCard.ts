import { type RefCallback, useMemo } from 'react';
import type { ScreenPoint } from './projection.ts';

/** Where a card of a size goes, in pixels. */
type Placing = (size: { width: number; height: number }) => ScreenPoint;

/** A card over the drawing that is placed by its size. */
export interface Card {
  ref: RefCallback<HTMLElement>;
  /** Places it now, and again whenever its size changes. */
  place: (placing: Placing) => void;
}

/** Its size is observed, not asked for: asking would lay the page out in the middle of every change. */
export function useCard(): Card {
  return useMemo(() => {
    let element: HTMLElement | null = null;
    let size = { width: 0, height: 0 };
    let placing: Placing | null = null;
    const put = () => {
      if (!element || !placing || size.width === 0) return;
      const { x, y } = placing(size);
      element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    };
    return {
      ref(card) {
        element = card;
        if (!card) return;
        const observer = new ResizeObserver(() => {
          size = { width: card.offsetWidth, height: card.offsetHeight };
          put();
        });
        observer.observe(card, { box: 'border-box' });
        return () => observer.disconnect();
      },
      place(next) {
        placing = next;
        put();
      },
    };
  }, []);
}
