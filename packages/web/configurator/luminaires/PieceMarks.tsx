import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { aimedAt, footprint } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { gapsOf, slotsOf } from '@lumitor/domain/luminaires/sliding';
import { memo } from 'react';
import { type Area, SCALE, toScreen, transformOf } from '../canvas/projection.ts';
import { bodiesNow, useArrangement } from '../store/arrangement.ts';
import { useLayout, type View } from '../store/configuratorStore.ts';
import { useCatalogue } from '../store/derived.ts';
import { centreOf } from '../store/lightCentre.ts';
import { useSelectedPieces } from '../store/pieces.ts';
import { handleOf } from './aiming.ts';
import styles from './PieceMarks.module.css';
import { useSelectionBox } from './selectionBox.ts';

/** Figures stand so far from the rail, in pixels, away from where the luminaire is turned. */
const ASIDE = 30;
/** A gap shorter than this, in pixels, has no figure. */
const LEAST_GAP = 18;

/** Points of a stretch of a rail, for a line along it. */
const stretchPath = (axis: Axis, from: number, to: number): string =>
  Array.from({ length: axis.kind === 'line' ? 2 : 13 }, (_, index) => {
    const { x, y } = pointAt(axis, from + ((to - from) * index) / (axis.kind === 'line' ? 1 : 12));
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join('');

interface MarkProps {
  piece: Piece;
  view: View;
  area: Area;
}

/** Clear lengths of the rail to both sides, as dimensions. */
function GapFigures({ piece, axis, view, area }: MarkProps & { axis: Axis }) {
  const { pieces } = useArrangement();
  const { before, after } = gapsOf(piece, pieces, axis.length);
  const scale = SCALE * view.zoom;
  const side = Math.sin((piece.turn * Math.PI) / 180) > 0 && piece.tilt > 1 ? -1 : 1;
  return [
    { gap: before, from: piece.at - piece.reach - before },
    { gap: after, from: piece.at + piece.reach },
  ].map(({ gap, from }) => {
    if (gap * scale < LEAST_GAP) return null;
    const [a, b, middle] = [from, from + gap, from + gap / 2].map((at) =>
      toScreen(pointAt(axis, at), view, area),
    ) as [Point, Point, Point];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy) || 1;
    const out = { x: (-dy / length) * side * ASIDE, y: (dx / length) * side * ASIDE };
    const tick = { x: (dx / length + out.x / ASIDE) * 3.5, y: (dy / length + out.y / ASIDE) * 3.5 };
    const tickAt = ({ x, y }: Point) =>
      `M${x + out.x - tick.x} ${y + out.y - tick.y}L${x + out.x + tick.x} ${y + out.y + tick.y}`;
    return (
      <g key={from}>
        <path
          className={styles.gap}
          d={`M${a.x + out.x} ${a.y + out.y}L${b.x + out.x} ${b.y + out.y}${tickAt(a)}${tickAt(b)}`}
        />
        <text className={styles.figure} x={middle.x + out.x * 1.4} y={middle.y + out.y * 1.4 + 4}>
          {Math.round(gap * 10) / 10}
        </text>
      </g>
    );
  });
}

type Point = ReturnType<typeof toScreen>;

/** Where it is aimed: a line to the handle, and the beam's footprint on the floor. */
function AimMark({ piece, view, area }: MarkProps) {
  const beam = useCatalogue()?.bindings.find(({ id }) => id === piece.bindingId)?.beam;
  const centre = centreOf(piece);
  const shape = beam ? footprint(centre, beam) : null;
  const from = toScreen(piece, view, area);
  const handle = handleOf(piece, view, area);
  const target = aimedAt(centre);
  const label = toScreen(target, view, area);
  const isTilted = piece.tilt > 1;
  return (
    <>
      {shape && (
        <g transform={transformOf(view, area)}>
          <ellipse
            className={styles.footprint}
            rx={shape.rx}
            ry={shape.ry}
            transform={`translate(${shape.x} ${shape.y}) rotate(${shape.angle})`}
          />
        </g>
      )}
      <path className={styles.aimHalo} d={`M${from.x} ${from.y}L${handle.x} ${handle.y}`} />
      <path className={styles.aimLine} d={`M${from.x} ${from.y}L${handle.x} ${handle.y}`} />
      <g transform={`translate(${handle.x} ${handle.y})`}>
        <circle className={styles.handle} r={9} />
        <circle className={styles.handleCore} r={3} />
        <path className={styles.cross} d="M-14 0h-5M14 0h5M0 -14v-5M0 14v5" />
      </g>
      {isTilted && (
        <text className={styles.figure} x={(from.x + handle.x) / 2 + 18} y={(from.y + handle.y) / 2}>
          {Math.round(piece.tilt)}°
        </text>
      )}
      {shape && isTilted && (
        <text className={styles.figure} x={label.x} y={label.y + 34}>
          {Math.round(2 * shape.rx)} × {Math.round(2 * shape.ry)} cm
        </text>
      )}
    </>
  );
}

/** What goes with the luminaires selected: where one may slide, its neighbours, its number, its aim; and the box. */
export default memo(function PieceMarks({ view, area }: { view: View; area: Area }) {
  const selected = useSelectedPieces();
  const { pieces } = useArrangement();
  const { placed, indexOf } = geometryOf(useLayout());
  const box = useSelectionBox();
  const corners = box?.map((corner) => toScreen(corner, view, area));
  const last = selected.at(-1);
  const only = selected.length === 1 ? last : undefined;
  const rail = only && placed[indexOf.get(only.stepId) ?? -1];
  const bodies = bodiesNow();
  const slot =
    only &&
    rail &&
    slotsOf(
      rail,
      pieces.filter(({ id }) => id !== only.id),
      bodyOf(bodies, only.bindingId),
      bodies,
    ).find(({ from, to }) => only.at >= from - 1 && only.at <= to + 1);
  const at = last && toScreen(last, view, area);
  return (
    <svg aria-hidden="true" className={styles.marks}>
      {rail && slot && (
        <g transform={transformOf(view, area)}>
          <path
            className={styles.slide}
            d={
              slot.from === 0 && slot.to === rail.axis.length
                ? axisPath(rail.axis)
                : stretchPath(rail.axis, slot.from, slot.to)
            }
          />
        </g>
      )}
      {last && <AimMark piece={last} view={view} area={area} />}
      {only && rail && <GapFigures piece={only} axis={rail.axis} view={view} area={area} />}
      {at && selected.length === 1 && <circle className={styles.ring} cx={at.x} cy={at.y} r={16} />}
      {corners?.[0] && corners[1] && (
        <rect
          className={styles.box}
          x={Math.min(corners[0].x, corners[1].x)}
          y={Math.min(corners[0].y, corners[1].y)}
          width={Math.abs(corners[0].x - corners[1].x)}
          height={Math.abs(corners[0].y - corners[1].y)}
        />
      )}
    </svg>
  );
});
