import type { Px } from '@lumitor/domain/units';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { CanvasArea } from '../../visitor/projection.ts';

const SPACING: Px = 16;

const edgeOf = (docked: HTMLElement | null): Px => (docked?.offsetHeight ? docked.offsetHeight + SPACING : 0);

/** @param top docked panel; height 0 if beside the area */
export function useArea(
  element: RefObject<HTMLElement | null>,
  sides: { left: Px; right: Px },
  top: RefObject<HTMLElement | null>,
  bottom: RefObject<HTMLElement | null>,
): CanvasArea {
  const [size, setSize] = useState({ width: 0, height: 0, top: 0, bottom: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () =>
      setSize((before) => {
        const now = {
          width: watched.clientWidth,
          height: watched.clientHeight,
          top: edgeOf(top.current),
          bottom: edgeOf(bottom.current) && edgeOf(bottom.current) + SPACING,
        };
        const isSame = (Object.keys(now) as (keyof typeof now)[]).every((key) => now[key] === before[key]);
        return isSame ? before : now;
      });
    measure();
    const observer = new ResizeObserver(measure);
    for (const panel of [watched, top.current, bottom.current]) if (panel) observer.observe(panel);
    return () => observer.disconnect();
  }, [element, top, bottom]);
  return useMemo(() => {
    const { width, height, ...edges } = size;
    return { width, height, insets: { ...sides, ...edges } };
  }, [size, sides]);
}
