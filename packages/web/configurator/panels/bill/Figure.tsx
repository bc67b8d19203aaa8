import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './bill.module.css';

export function Figure({ value, isShown }: { value: string; isShown: RefObject<boolean> }) {
  const ref = useRef<HTMLSpanElement>(null);
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    const hasChanged = before.current === null ? isShown.current : before.current !== value;
    before.current = value;
    // Direct DOM write: a flash in state would cost a second rendering.
    if (hasChanged && ref.current)
      ref.current.dataset.flash = ref.current.dataset.flash === 'even' ? 'odd' : 'even';
  }, [value, isShown]);
  return (
    <span ref={ref} className={styles.figure}>
      {value}
    </span>
  );
}
