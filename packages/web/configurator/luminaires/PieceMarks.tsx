import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { footprint } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { gapsOf } from '@lumitor/domain/luminaires/sliding';
import { currentPlan } from '@lumitor/domain/plan/history';
import { distancesFrom, type WallDistance } from '@lumitor/domain/room/distances';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { memo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { type Area, SCALE, type ScreenPoint, toScreen } from '../canvas/projection.ts';
import { DistanceLines } from '../canvas/room/DistanceLines.tsx';
import { useArrangement } from '../store/arrangement.ts';
import { useConfigurator, useLayout, type View } from '../store/configuratorStore.ts';
import { useCatalogue } from '../store/derived.ts';
import { centreOf, targetOf } from '../store/lightCentre.ts';
import { canTilt, useSelectedPieces } from '../store/pieces.ts';
import { handleOf } from './aiming.ts';
import styles from './PieceMarks.module.css';
import { useSelectionBox } from './selectionBox.ts';
import { freeSide } from './sides.ts';

/** Figures stand so far from the rail, in pixels, away from where the luminaire is turned. */
const ASIDE = 30;
/** A gap shorter than this, in pixels, has no figure. */
const LEAST_GAP = 18;
const PILL_ASIDE = 58;
/** The figure of a short gap stands so far from the luminaire, in pixels, that the other one has room. */
const FIGURE_APART = 22;

interface MarkProps {
  piece: Piece;
  view: View;
  area: Area;
}

/** Clear lengths of the rail to both sides, as dimensions. */
function GapFigures({ piece, axis, view, area }: MarkProps & { axis: Axis }) {
  const { pieces } = useArrangement();
  const { language } = useTranslation();
  const { before, after } = gapsOf(piece, pieces, axis.length);
  const scale = SCALE * view.zoom;
  const side = freeSide(piece, view);
  return [
    { gap: before, from: piece.at - piece.reach - before, way: -1 },
    { gap: after, from: piece.at + piece.reach, way: 1 },
  ].map(({ gap, from, way }) => {
    if (gap * scale < LEAST_GAP) return null;
    const placed = (at: number) => {
      const { x, y } = toScreen(pointAt(axis, at), view, area);
      return { x: x + side.x * ASIDE, y: y + side.y * ASIDE };
    };
    const [a, b] = [placed(from), placed(from + gap)];
    const figureAt = piece.at + way * Math.max(FIGURE_APART / scale, piece.reach + gap / 2);
    const middle = placed(figureAt);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const tick = { x: ((b.x - a.x) / length + side.x) * 3.5, y: ((b.y - a.y) / length + side.y) * 3.5 };
    const tickAt = ({ x, y }: ScreenPoint) => `M${x - tick.x} ${y - tick.y}L${x + tick.x} ${y + tick.y}`;
    return (
      <g key={from}>
        <path className={styles.gap} d={`M${a.x} ${a.y}L${b.x} ${b.y}${tickAt(a)}${tickAt(b)}`} />
        <text className={styles.figure} x={middle.x + side.x * 16} y={middle.y + side.y * 12 + 4}>
          {formatNumber(gap, language)}
        </text>
      </g>
    );
  });
}

/** Where it is aimed: a line to the handle, with the angle and what the beam covers. */
function AimMark({ piece, view, area }: MarkProps) {
  const { t } = useTranslation();
  const beam = useCatalogue()?.bindings.find(({ id }) => id === piece.bindingId)?.beam;
  const from = toScreen(piece, view, area);
  const handle = handleOf(piece, view, area);
  const { height, isOnWall } = targetOf(piece);
  const shape = beam && !isOnWall ? footprint(centreOf(piece), beam) : null;
  const covers = shape && `${Math.round(2 * shape.rx)} × ${Math.round(2 * shape.ry)} cm`;
  return (
    <>
      <path className={styles.aimHalo} d={`M${from.x} ${from.y}L${handle.x} ${handle.y}`} />
      <path className={styles.aimLine} d={`M${from.x} ${from.y}L${handle.x} ${handle.y}`} />
      <g transform={`translate(${handle.x} ${handle.y})`}>
        <circle className={styles.handle} r={9} />
        <circle className={styles.handleCore} r={3} />
        <path className={styles.cross} d="M-14 0h-5M14 0h5M0 -14v-5M0 14v5" />
      </g>
      {piece.tilt > 1 && (
        <>
          <text className={styles.figure} x={(from.x + handle.x) / 2 + 18} y={(from.y + handle.y) / 2}>
            {Math.round(piece.tilt)}°
          </text>
          <text className={styles.target} x={handle.x + 20} y={handle.y + 20}>
            {isOnWall ? t('pieces.onWall', { height: Math.round(height) }) : covers}
          </text>
        </>
      )}
    </>
  );
}

/** Distances to the walls at both sides of the rail; not on the line of the aim, which says where it ends. */
const wallsBeside = (piece: Piece, outline: readonly Point[]): WallDistance[] =>
  distancesFrom(outline, piece, piece.heading).filter(({ to }) => {
    const toward = (Math.atan2(to.y - piece.y, to.x - piece.x) * 180) / Math.PI;
    const isAlong = Math.abs(Math.sin(((toward - piece.heading) * Math.PI) / 180)) < 0.5;
    const off = Math.cos(((toward - piece.heading - piece.turn) * Math.PI) / 180);
    return !isAlong && !(piece.tilt > 1 && off > 0.96);
  });

/** The number of the one selected, in place of the plain one. */
function NumberPill({ piece, at, view }: { piece: Piece; at: ScreenPoint; view: View }) {
  const side = freeSide(piece, view);
  const half = 10 + 4 * String(piece.number).length;
  return (
    <g
      className={styles.pill}
      transform={`translate(${at.x + side.x * PILL_ASIDE} ${at.y + side.y * PILL_ASIDE})`}
    >
      <rect x={-half} y={-10} width={2 * half} height={20} rx={10} />
      <text y={4.5}>L{piece.number}</text>
    </g>
  );
}

/** What goes with the luminaires selected: their neighbours, number and aim; and the box that selects. */
export default memo(function PieceMarks({ view, area }: { view: View; area: Area }) {
  const selected = useSelectedPieces();
  const { placed, indexOf } = geometryOf(useLayout());
  const box = useSelectionBox();
  const room = useConfigurator((state) => currentPlan(state.history).room);
  const corners = box?.map((corner) => toScreen(corner, view, area));
  const last = selected.at(-1);
  const only = selected.length === 1 ? last : undefined;
  const rail = only && placed[indexOf.get(only.stepId) ?? -1];
  const at = last && toScreen(last, view, area);
  return (
    <>
      {room && only && <DistanceLines distances={wallsBeside(only, room.outline)} view={view} area={area} />}
      <svg aria-hidden="true" className={styles.marks}>
        {last && canTilt(last) && <AimMark piece={last} view={view} area={area} />}
        {only && rail && <GapFigures piece={only} axis={rail.axis} view={view} area={area} />}
        {at && only && (
          <>
            <circle className={styles.ring} cx={at.x} cy={at.y} r={16} />
            <NumberPill piece={only} at={at} view={view} />
          </>
        )}
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
    </>
  );
});
