import type { DrawnLight } from '@lumitor/domain/drawing/sheet';
import { type SheetContent, sheetOf } from '@lumitor/domain/drawing/sheet';
import type { Drawing } from '@lumitor/domain/kinds/rail/drawing';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { boundsOfOutline } from '@lumitor/domain/kinds/room/outlineShape';
import type { Px } from '@lumitor/domain/units';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Bands } from '../light/Bands.tsx';
import { classes } from '../ui/classes.ts';
import styles from './LayoutDrawing.module.css';
import { PlanShapes } from './PlanShapes.tsx';

const TYPICAL_WIDTH: Px = 600;

function RoomLight({ light, outline }: { light: DrawnLight; outline: readonly Point[] }) {
  const clip = useId();
  const { minX, maxX } = boundsOfOutline(outline) ?? { minX: 0, maxX: 0 };
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <clipPath id={clip}>
        <polygon points={points} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <polygon points={points} style={{ fill: 'var(--lux-0)' }} />
        <Bands {...light} pixel={Math.max(1, (maxX - minX) / TYPICAL_WIDTH)} />
      </g>
    </>
  );
}

export interface LayoutDrawingProps {
  drawing: Drawing;
  /** Must be referentially stable. */
  content?: SheetContent;
  colour: 'black' | 'white';
  label: string;
  className?: string | undefined;
  maxHeight?: Px;
  isBare?: boolean;
}

const FONT: Px = 12;
const SIGNS = ['gaps', 'solid', 'bolts', 'boxes', 'lines'] as const;
const FIRST_WIDTH: Px = 720;
/** The whole drawing is visible. */
const HEIGHT = { min: 240, max: 520, share: 0.75 };
/** Width between the margins of an A4 page. */
const PAPER_WIDTH: Px = 672;

function useSize(frame: RefObject<HTMLDivElement | null>, most: Px | undefined) {
  const [width, setWidth] = useState(FIRST_WIDTH);
  const [ofWindow, setOfWindow] = useState(HEIGHT.max);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Ignores changes of height alone: on phones the browser's bar causes them while scrolling.
    const measure = () => {
      setWidth(Math.round(element.clientWidth) || FIRST_WIDTH);
      setOfWindow(Math.min(HEIGHT.max, Math.max(HEIGHT.min, Math.round(innerHeight * HEIGHT.share))));
    };
    const observer = new ResizeObserver(measure);
    const follow = () => observer.observe(element);
    // Scaling the screen drawing for paper would shrink its texts.
    const fitPaper = () => {
      observer.disconnect();
      flushSync(() => {
        setWidth(PAPER_WIDTH);
        setOfWindow(HEIGHT.max);
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
  }, [frame]);
  return { width, maxHeight: most ?? ofWindow };
}

/** Drawing for reading and printing; laid out again for each width, so that its texts retain their size. */
export function LayoutDrawing(props: LayoutDrawingProps) {
  const { drawing, content, colour, label, className, isBare } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { width, maxHeight } = useSize(frame, props.maxHeight);
  const sheet = useMemo(
    () => sheetOf(drawing, { width, maxHeight, font: FONT }, content),
    [drawing, content, width, maxHeight],
  );

  return (
    <div ref={frame} className={classes(styles.frame, className)} data-colour={colour} data-bare={isBare}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        {sheet.underlay && <image {...sheet.underlay} preserveAspectRatio="none" />}
        {content?.room && content.light && (
          <g transform={sheet.transform}>
            <RoomLight light={content.light} outline={content.room.outline} />
          </g>
        )}
        <g
          transform={sheet.transform}
          style={{ '--width': sheet.rail, '--unit': sheet.unit } as Record<string, unknown>}
        >
          <PlanShapes shapes={sheet.around} />
          <PlanShapes shapes={sheet.rails} />
        </g>
        <PlanShapes shapes={sheet.symbols} />
        {SIGNS.map((look) => (
          <path key={look} d={sheet.signs[look]} className={styles[look]} />
        ))}
        <path d={sheet.leads} className={styles.leads} />
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
