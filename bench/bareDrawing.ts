import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** SVG path of each rail, set before this script loads. */
declare const paths: string[];

function BareDrawing() {
  const [count, setCount] = useState(paths.length - 1);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) =>
      setCount((now) => now + (key === 'Enter' ? 1 : key === 'Backspace' ? -1 : 0));
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return createElement(
    'svg',
    {
      viewBox: '-3000 -3000 6000 6000',
      width: 1440,
      height: 840,
      fill: 'none',
      stroke: '#000',
      strokeWidth: 5,
    },
    paths.slice(0, count).map((d) => createElement('path', { key: d, d })),
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(BareDrawing));
