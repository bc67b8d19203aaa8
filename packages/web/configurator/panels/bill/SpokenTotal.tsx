import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** Milliseconds in which nothing changes any more before the total is said. */
const SAID_AFTER = 1200;

/** Says a new total to those who can't see it, not each one on the way there. */
export function SpokenTotal({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      setSaid(text);
    }, SAID_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
