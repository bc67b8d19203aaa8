import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './bill.module.css';

/** A figure that lights up when it changes; once the bill `isShown`, also when it arrives. */
export function Figure({ value, isShown }: { value: string; isShown: RefObject<boolean> }) {
  const ref = useRef<HTMLSpanElement>(null);
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    const hasChanged = before.current === null ? isShown.current : before.current !== value;
    before.current = value;
    // Past React: the flash is no state, and costs no second rendering.
    if (hasChanged && ref.current)
      ref.current.dataset.flash = ref.current.dataset.flash === 'even' ? 'odd' : 'even';
  }, [value, isShown]);
  return (
    <span ref={ref} className={styles.figure}>
      {value}
    </span>
  );
}
