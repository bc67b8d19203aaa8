import type { Drawing } from '@lumitor/domain/drawing/drawing';
import { memo, useMemo } from 'react';
import type { View } from '../store/configuratorStore.ts';
import { Labels } from './Labels.tsx';
import { layersOf } from './layers.ts';
import { type Area, rotated, SCALE, toScreen } from './projection.ts';
import styles from './Sheet.module.css';

/** A rail is drawn this wide, in centimetres: wider than life, as on a plan. */
const RAIL = 5;
/** At the least this wide on screen, in pixels; below, rails are drawn as lines and nothing else is. */
const LEAST_RAIL = 3;
/** Light is drawn around so many luminaires; more would be one bright sheet. */
const MOST_LIGHTS = 80;
const LIGHT_RADIUS = 30;
/** An open end is drawn this wide, in pixels. */
const END = 15;

const Rails = memo(function Rails({ d }: { d: string }) {
  return (
    <>
      <path d={d} className={styles.edge} />
      <path d={d} className={styles.rail} />
      <path d={d} className={styles.groove} />
    </>
  );
});

const Lines = memo(function Lines({ d }: { d: string }) {
  return <path d={d} className={styles.line} />;
});

export interface SheetProps {
  drawing: Drawing;
  view: View;
  area: Area;
  colour: 'black' | 'white';
  /** Axes of steps that stand out: the one selected, and those with a problem. */
  selected: string | null;
  faulty: string;
  /** Points of the open ends that can be made active. */
  ends: string;
}

/** From centimetres to pixels of the area, as an SVG transform. */
function transformOf(view: View, area: Area): string {
  const scale = SCALE * view.zoom;
  const across = rotated({ x: scale, y: 0 }, view.rotate);
  const down = rotated({ x: 0, y: scale }, view.rotate);
  const origin = toScreen({ x: 0, y: 0 }, view, area);
  return `matrix(${across.x},${across.y},${down.x},${down.y},${origin.x},${origin.y})`;
}

/** The drawing itself. Half an area more is drawn on every side, so that a hand can move it. */
export const Sheet = memo(function Sheet({
  drawing,
  view,
  area,
  colour,
  selected,
  faulty,
  ends,
}: SheetProps) {
  const layers = useMemo(() => layersOf(drawing), [drawing]);
  const { width, height } = area;
  const isFine = RAIL * SCALE * view.zoom >= LEAST_RAIL;
  const hasLight = layers.lightCount <= MOST_LIGHTS && isFine;
  const lineWidth = 2 / (SCALE * view.zoom);
  return (
    <svg
      aria-hidden="true"
      className={styles.sheet}
      data-colour={colour}
      style={{ left: -width / 2, top: -height / 2, width: 2 * width, height: 2 * height }}
      viewBox={`${-width / 2} ${-height / 2} ${2 * width} ${2 * height}`}
    >
      <defs>
        <radialGradient id="light">
          <stop offset="0" className={styles.lightCore} />
          <stop offset="1" className={styles.lightRim} />
        </radialGradient>
        {/* Set at each luminaire: one element, where every step added moves them all. */}
        <marker
          id="glow"
          markerUnits="userSpaceOnUse"
          markerWidth={2 * LIGHT_RADIUS}
          markerHeight={2 * LIGHT_RADIUS}
          refX={LIGHT_RADIUS}
          refY={LIGHT_RADIUS}
        >
          <circle cx={LIGHT_RADIUS} cy={LIGHT_RADIUS} r={LIGHT_RADIUS} fill="url(#light)" />
        </marker>
      </defs>
      <g transform={transformOf(view, area)}>
        {hasLight && <path d={layers.lights} className={styles.lights} />}
        {faulty && <path d={faulty} className={styles.faulty} />}
        {selected && <path d={selected} className={styles.selected} />}
        {isFine ? (
          layers.rails.map((d, chunk) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place in the list
            <Rails key={chunk} d={d} />
          ))
        ) : (
          <g style={{ strokeWidth: lineWidth }}>
            {layers.rails.map((d, chunk) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place in the list
              <Lines key={chunk} d={d} />
            ))}
          </g>
        )}
        {isFine && (
          <>
            <path d={layers.corners} className={styles.cornerEdge} />
            <path d={layers.corners} className={styles.corner} />
            {layers.seams.map((d, chunk) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place in the list
              <path key={chunk} d={d} className={styles.seam} />
            ))}
            <path d={layers.caps} className={styles.cap} />
            <path d={layers.luminaires} className={styles.lamp} />
            <path d={layers.luminaires} className={styles.lampLight} />
          </>
        )}
        <path d={ends} className={styles.end} style={{ strokeWidth: END / (SCALE * view.zoom) }} />
        <path d={ends} className={styles.endCore} style={{ strokeWidth: (END - 4) / (SCALE * view.zoom) }} />
      </g>
      <Labels labels={layers.labels} view={view} area={area} />
      {layers.problems.map(({ problem, x, y }) => {
        const at = toScreen({ x, y }, view, area);
        return <circle key={problem.stepIds.join()} cx={at.x} cy={at.y} r={16} className={styles.problem} />;
      })}
    </svg>
  );
});
