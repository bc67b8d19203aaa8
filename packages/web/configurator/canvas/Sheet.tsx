import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { sameEnd } from '@lumitor/domain/kinds/rail/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Px } from '@lumitor/domain/units';
import { memo, useMemo } from 'react';
import { useLiveConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { useColourOf } from '../../visitor/derived.ts';
import { type CanvasArea, SCREEN_SCALE, sheetFrame, transformOf } from '../../visitor/projection.ts';
import { railsIn } from '../../visitor/selection.ts';
import { enlarged, layersOf } from './layers.ts';
import styles from './Sheet.module.css';

interface Marks {
  selected: string;
  ends: string;
}

const useLivePlan = () => useLiveConfigurator(({ history }) => currentPlan(history));

function useMarks(): Marks {
  const { layout } = useLivePlan();
  const selection = useLiveConfigurator((state) => state.selection);
  const geometry = geometryOf(layout);
  const { openEnds } = geometry;
  const { activeEnd } = layout;
  const ends = useMemo(
    () =>
      openEnds
        .filter((end) => end.takesSteps && !sameEnd(end, activeEnd))
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(''),
    [openEnds, activeEnd],
  );
  const selected = useMemo(
    () =>
      railsIn({ selection })
        .map((id) => findPlaced(geometry, id))
        .map((rail) => (rail ? axisPath(rail.axis) : ''))
        .join(''),
    [geometry, selection],
  );
  return { selected, ends };
}

const END_WIDTH: Px = 15;
/** Pixels per centimetre below which joints are hidden. */
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

export interface SheetProps {
  view: View;
  area: CanvasArea;
  hasEnds: boolean;
}

/** Half an area more on every side for gestures. Lengths disappear first when zoomed out. */
export const Sheet = memo(function Sheet({ view, area, hasEnds }: SheetProps) {
  const { layout, choices, hidden } = useLivePlan();
  const geometry = geometryOf(layout);
  const colour = useColourOf(choices);
  const { selected, ends } = useMarks();
  const scale = SCREEN_SCALE * view.zoom;
  const larger = enlarged(scale);
  const layers = useMemo(() => layersOf(geometry, larger), [geometry, larger]);
  const pixel = 1 / scale;
  if (hidden.includes('rails')) return null;
  return (
    <svg aria-hidden="true" className={styles.sheet} data-colour={colour} {...sheetFrame(area)}>
      <g
        transform={transformOf(view, area)}
        style={{ '--larger': larger, '--pixel': pixel } as Record<string, unknown>}
      >
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
        {hasEnds && (
          <>
            <path d={ends} className={styles.end} style={{ strokeWidth: END_WIDTH * pixel }} />
            <path d={ends} className={styles.endCore} style={{ strokeWidth: (END_WIDTH - 4) * pixel }} />
          </>
        )}
      </g>
    </svg>
  );
});
