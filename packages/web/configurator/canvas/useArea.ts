import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Area } from './projection.ts';

/** The size of the drawing area as it changes, with what floats over its edges. */
export function useArea(element: RefObject<HTMLElement | null>, insets: Area['insets']): Area {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return useMemo(() => ({ ...size, insets }), [size, insets]);
}
