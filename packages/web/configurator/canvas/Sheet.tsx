import type { Drawing } from '@lumitor/domain/drawing/drawing';
import type { Chosen } from '@lumitor/domain/plan/choices';
import type { Centimetres } from '@lumitor/domain/units';
import { memo, useMemo } from 'react';
import type { View } from '../store/configuratorStore.ts';
import { Labels } from './Labels.tsx';
import { enlarged, layersOf, lightEvery } from './layers.ts';
import { type Area, SCALE, transformOf } from './projection.ts';
import styles from './Sheet.module.css';
import type { Marks } from './useMarks.ts';

/** Light is drawn around so many luminaires; more would be one bright sheet. */
const MOST_LIGHTS = 80;
const LIGHT_RADIUS = 30;
/** An open end is drawn this wide, in pixels. */
const END = 15;
/** Below so many pixels to the centimetre a metre of rail is too short to show where it is joined. */
const JOINTS_FROM = 0.08;

const Rails = memo(function Rails({ d }: { d: string }) {
  return (
    <>
      <path d={d} className={styles.edge} />
      <path d={d} className={styles.rail} />
      <path d={d} className={styles.groove} />
    </>
  );
});

const Seam = memo(function Seam({ d }: { d: string }) {
  return <path d={d} className={styles.seam} />;
});

export interface SheetProps extends Marks {
  drawing: Drawing;
  totalLength: Centimetres;
  lights: readonly Chosen[];
  view: View;
  area: Area;
  colour: 'black' | 'white';
}

/**
 * The drawing itself. Half an area more is drawn on every side, so that a hand can move it. Rails, joints and
 * luminaires never get smaller than can be seen; where they would touch, lengths go first, then luminaires, then joints.
 */
export const Sheet = memo(function Sheet(props: SheetProps) {
  const { drawing, totalLength, lights, view, area, colour, selected, ends } = props;
  const scale = SCALE * view.zoom;
  const larger = enlarged(scale);
  const lightCount = lights.reduce((sum, { quantity }) => sum + quantity, 0);
  const every = lightEvery(lightCount, totalLength, scale);
  const layers = useMemo(() => layersOf(drawing, larger, every), [drawing, larger, every]);
  const { width, height } = area;
  const hasLight = layers.lightCount <= MOST_LIGHTS;
  const pixel = 1 / scale;
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
      <g
        transform={transformOf(view, area)}
        style={{ '--larger': larger, '--pixel': pixel } as Record<string, unknown>}
      >
        {hasLight && <path d={layers.lights} className={styles.lights} />}
        {selected && <path d={selected} className={styles.selected} />}
        {layers.rails.map((d, chunk) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place in the list
          <Rails key={chunk} d={d} />
        ))}
        {selected && <path d={selected} className={styles.selectedLine} />}
        {scale >= JOINTS_FROM && (
          <>
            <path d={layers.corners} className={styles.cornerEdge} />
            <path d={layers.corners} className={styles.corner} />
            {layers.seams.map((d, chunk) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place in the list
              <Seam key={chunk} d={d} />
            ))}
          </>
        )}
        <path d={layers.caps} className={styles.cap} />
        <path d={layers.luminaires} className={styles.lamp} />
        <path d={layers.luminaires} className={styles.lampLight} />
        <path d={ends} className={styles.end} style={{ strokeWidth: END * pixel }} />
        <path d={ends} className={styles.endCore} style={{ strokeWidth: (END - 4) * pixel }} />
      </g>
      <Labels labels={layers.labels} view={view} area={area} />
    </svg>
  );
});
