import type { Axis } from '@lumitor/domain/layout/axis';
import { findPlaced } from '@lumitor/domain/layout/geometry';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { memo } from 'react';
import { useArrangement } from '../../visitor/arrangement.ts';
import { useLayout, usePlan, type View } from '../../visitor/configuratorStore.ts';
import { canTilt, useSelectedPieces } from '../../visitor/pieces.ts';
import { type Area, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { DistanceLines } from '../canvas/Dimensions.tsx';
import layer from '../canvas/layer.module.css';
import { useWallGaps } from '../distances/wallGaps.ts';
import { handleOf } from './aiming.ts';
import { gapLinesOf } from './gapLines.ts';
import styles from './PieceMarks.module.css';

interface MarkProps {
  piece: Piece;
  view: View;
  area: Area;
}

/** Clear lengths of the rail on both sides as dimension lines; their figures are labels. */
function Gaps({ piece, axis, view, area }: MarkProps & { axis: Axis }) {
  const { pieces } = useArrangement();
  return gapLinesOf(piece, axis, pieces, view, area).map(({ begin, end, side }) => {
    const length = Math.hypot(end.x - begin.x, end.y - begin.y) || 1;
    const tick = {
      x: ((end.x - begin.x) / length + side.x) * 3.5,
      y: ((end.y - begin.y) / length + side.y) * 3.5,
    };
    const tickAt = ({ x, y }: ScreenPoint) => `M${x - tick.x} ${y - tick.y}L${x + tick.x} ${y + tick.y}`;
    return (
      <path
        key={`${begin.x} ${begin.y}`}
        className={styles.gap}
        d={`M${begin.x} ${begin.y}L${end.x} ${end.y}${tickAt(begin)}${tickAt(end)}`}
      />
    );
  });
}

/** Line from the luminaire to its aim handle; the angle and the lit width are labels. */
function AimMark({ piece, view, area }: MarkProps) {
  const from = toScreen(piece, view, area);
  const handle = handleOf(piece, usePlan(), view, area);
  return (
    <>
      <path className={styles.aimHalo} d={`M${from.x} ${from.y}L${handle.x} ${handle.y}`} />
      <path className={styles.aimLine} d={`M${from.x} ${from.y}L${handle.x} ${handle.y}`} />
      <g transform={`translate(${handle.x} ${handle.y})`}>
        <circle className={styles.handle} r={9} />
        <circle className={styles.handleCore} r={3} />
        <path className={styles.cross} d="M-14 0h-5M14 0h5M0 -14v-5M0 14v5" />
      </g>
    </>
  );
}

/** Marks of the selected luminaires: their neighbours, number and aim. */
export default memo(function PieceMarks({ view, area }: { view: View; area: Area }) {
  const selected = useSelectedPieces();
  const geometry = geometryOf(useLayout());
  const gaps = useWallGaps();
  const last = selected.at(-1);
  const only = selected.length === 1 ? last : undefined;
  const rail = only && findPlaced(geometry, only.stepId);
  const at = last && toScreen(last, view, area);
  return (
    <>
      {gaps.length > 0 && <DistanceLines distances={gaps} view={view} area={area} />}
      <svg aria-hidden="true" className={layer.layer}>
        {last && canTilt(last) && <AimMark piece={last} view={view} area={area} />}
        {only && rail && <Gaps piece={only} axis={rail.axis} view={view} area={area} />}
        {at && only && <circle className={styles.ring} cx={at.x} cy={at.y} r={16} />}
      </svg>
    </>
  );
});
