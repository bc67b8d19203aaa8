import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Axis } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { memo } from 'react';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { useLayout, usePlan, type View } from '../../../visitor/configuratorStore.ts';
import { useHidden } from '../../../visitor/hidden.ts';
import { canTilt, useSelectedLuminaires } from '../../../visitor/luminaires.ts';
import { type CanvasArea, toScreen } from '../../../visitor/projection.ts';
import { DimensionLine, DistanceLines } from '../../canvas/Dimensions.tsx';
import layer from '../../canvas/layer.module.css';
import { useWallGaps } from '../../distances/wallGaps.ts';
import { handleOf } from './aiming.ts';
import { gapLinesOf } from './gapLines.ts';
import styles from './PieceMarks.module.css';

interface MarkProps {
  luminaire: Luminaire;
  view: View;
  area: CanvasArea;
}

function Gaps({ luminaire, axis, view, area }: MarkProps & { axis: Axis }) {
  const { luminaires } = useArrangement();
  return gapLinesOf(luminaire, axis, luminaires, view, area).map(({ start, end }) => (
    <DimensionLine key={`${start.x} ${start.y}`} start={start} end={end} className={styles.gap} />
  ));
}

function AimMark({ luminaire, view, area }: MarkProps) {
  const from = toScreen(luminaire, view, area);
  const handle = handleOf(luminaire, usePlan(), view, area);
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

export default memo(function LuminaireMarks({ view, area }: { view: View; area: CanvasArea }) {
  const selected = useSelectedLuminaires();
  const geometry = geometryOf(useLayout());
  const gaps = useWallGaps();
  const isMeasured = !useHidden().includes('dimensions');
  const last = selected.at(-1);
  const only = selected.length === 1 ? last : undefined;
  const rail = only && findPlaced(geometry, only.stepId);
  const at = last && toScreen(last, view, area);
  return (
    <>
      {isMeasured && gaps.length > 0 && <DistanceLines distances={gaps} view={view} area={area} />}
      <svg aria-hidden="true" className={layer.layer}>
        {last && canTilt(last) && <AimMark luminaire={last} view={view} area={area} />}
        {isMeasured && only && rail && <Gaps luminaire={only} axis={rail.axis} view={view} area={area} />}
        {at && only && <circle className={styles.ring} cx={at.x} cy={at.y} r={16} />}
      </svg>
    </>
  );
});
