import type { Drawing } from '@lumitor/domain/drawing/drawing';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../ui/classes.ts';
import styles from './LayoutDrawing.module.css';
import { sheetOf } from './sheet.ts';

export interface LayoutDrawingProps {
  drawing: Drawing;
  pieces?: readonly Piece[];
  /** Colour of the rails. */
  colour: 'black' | 'white';
  /** The drawing in words, such as "Układ: 5 kroków, 12,4 m". */
  label: string;
  /** What lies under the rails, in an SVG whose unit is the centimetre. */
  under?: ReactNode;
  className?: string | undefined;
}

const FONT = 12;
/** Until its width is known. */
const FIRST_WIDTH = 720;
/** In a low window a drawing takes this share of its height, so that all of it is seen at once. */
const HEIGHT = { min: 240, max: 520, share: 0.75 };
/** Between the margins of an A4 page. */
const PAPER_WIDTH = 672;

/** A layout as a picture that does not move: as large as its place lets it be, its texts always legible. */
export function LayoutDrawing({ drawing, pieces, colour, label, under, className }: LayoutDrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  const [maxHeight, setMaxHeight] = useState(HEIGHT.max);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Not when the height alone changes: on a phone the browser's bar does that while the page is scrolled.
    const measure = () => {
      setWidth(Math.round(element.clientWidth) || FIRST_WIDTH);
      setMaxHeight(Math.min(HEIGHT.max, Math.max(HEIGHT.min, Math.round(innerHeight * HEIGHT.share))));
    };
    const observer = new ResizeObserver(measure);
    const follow = () => observer.observe(element);
    // The page is taken as it stands then: drawn for the screen, its texts would shrink with it.
    const fitPaper = () => {
      observer.disconnect();
      flushSync(() => {
        setWidth(PAPER_WIDTH);
        setMaxHeight(HEIGHT.max);
      });
    };
    measure();
    follow();
    addEventListener('beforeprint', fitPaper);
    addEventListener('afterprint', follow);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', fitPaper);
      removeEventListener('afterprint', follow);
    };
  }, []);
  const sheet = useMemo(
    () => sheetOf(drawing, { width, maxHeight, font: FONT }, pieces),
    [drawing, pieces, width, maxHeight],
  );

  return (
    <div ref={frame} className={classes(styles.frame, className)} data-colour={colour}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        {under && <g transform={sheet.rails.transform}>{under}</g>}
        <g transform={sheet.rails.transform} fill="none" strokeLinecap="square">
          <path d={sheet.rails.path} className={styles.edge} strokeWidth={sheet.rails.width} />
          <path
            d={sheet.rails.path}
            className={styles.rail}
            strokeWidth={sheet.rails.width - 2 * sheet.rails.edge}
          />
        </g>
        <path d={sheet.joints} className={styles.joints} />
        <path d={sheet.nodes} className={styles.nodes} />
        <path d={sheet.caps} className={styles.caps} />
        <path d={sheet.luminaires} className={styles.luminaires} />
        <path d={sheet.balloons} className={styles.balloons} />
        {sheet.texts.map(({ kind, text, x, y, font }) => (
          <text key={`${x} ${y}`} className={styles[kind]} x={x} y={y} fontSize={font} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
