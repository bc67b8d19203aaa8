import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Figure.module.css';

const FLASH = { duration: 1200, easing: 'ease-out' };

/**
 * A figure that lights up when it changes; once the bill `isShown`, also when it arrives. With reduced motion it
 * just changes.
 */
export function Figure({ value, isShown }: { value: string; isShown: RefObject<boolean> }) {
  const ref = useRef<HTMLSpanElement>(null);
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    const hasChanged = before.current === null ? isShown.current : before.current !== value;
    before.current = value;
    if (!hasChanged || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const light = 'color-mix(in srgb, var(--warm-glow) 55%, transparent)';
    const flash = ref.current?.animate(
      [
        { backgroundColor: light },
        { backgroundColor: light, offset: 0.3 },
        { backgroundColor: 'transparent' },
      ],
      FLASH,
    );
    return () => flash?.cancel();
  }, [value, isShown]);
  return (
    <span ref={ref} className={styles.figure}>
      {value}
    </span>
  );
}
