import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { CanvasArea } from '../../visitor/projection.ts';

/** Gap between docked panels and the drawing, in pixels. */
const SPACING = 16;

const edgeOf = (docked: HTMLElement | null): number =>
  docked?.offsetHeight ? docked.offsetHeight + SPACING : 0;

/**
 * Current size of the drawing area, with the panels over its edges.
 * @param sides covered by panels, in pixels
 * @param top panel docked at the top, as `bottom`; height 0 if it is beside the area
 */
export function useArea(
  element: RefObject<HTMLElement | null>,
  sides: { left: number; right: number },
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
    for (const one of [watched, top.current, bottom.current]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [element, top, bottom]);
  return useMemo(() => {
    const { width, height, ...edges } = size;
    return { width, height, insets: { ...sides, ...edges } };
  }, [size, sides]);
}
