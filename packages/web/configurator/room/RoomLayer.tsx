import { dimensionsOf } from '@lumitor/domain/kinds/room/shapes';
import { useEffect } from 'react';
import { PlanShapes } from '../../drawing/PlanShapes.tsx';
import { UnderlayPicture } from '../../drawing/UnderlayPicture.tsx';
import { usePlan, type View } from '../../visitor/configuratorStore.ts';
import { bringLines, useLinesOf } from '../../visitor/floorPlan.ts';
import { useHidden } from '../../visitor/hidden.ts';
import { type CanvasArea, SCREEN_SCALE, sheetFrame, transformOf } from '../../visitor/projection.ts';
import { useRoom, useUnderlay } from '../../visitor/room.ts';
import { DimensionLine, DistanceLines } from '../canvas/Dimensions.tsx';
import { useWallGaps } from '../distances/wallGaps.ts';
import { dimensionPlace } from './dimensionPlace.ts';
import { LOWER_KINDS, UPPER_KINDS, useShapes } from './drawnKinds.ts';
import { FloorPlanSheet } from './FloorPlanSheet.tsx';
import styles from './Room.module.css';
import { RoomTools } from './RoomTools.tsx';
import { numberPlaces } from './wallNumbers.ts';

function RoomWalls({ view, area }: { view: View; area: CanvasArea }) {
  const room = useRoom();
  const shapes = useShapes(LOWER_KINDS, SCREEN_SCALE * view.zoom);
  const hidden = useHidden();
  if (!room) return null;
  const isMeasured = !hidden.includes('dimensions') && !hidden.includes('room');
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <PlanShapes shapes={shapes} />
      </g>
      {isMeasured &&
        dimensionsOf(room.outline).map((wall) => {
          const { from, to } = dimensionPlace(wall, view, area);
          return <DimensionLine key={`${wall.start.x} ${wall.start.y}`} start={from} end={to} />;
        })}
    </svg>
  );
}

function WallDistances({ view, area }: { view: View; area: CanvasArea }) {
  const gaps = useWallGaps();
  const isHidden = useHidden().includes('dimensions');
  return gaps.length > 0 && !isHidden && <DistanceLines distances={gaps} view={view} area={area} />;
}

/** Above the grid, which would cut its lines and words. */
function UnderlayLines(on: { view: View; area: CanvasArea }) {
  const underlay = useUnderlay();
  const lines = useLinesOf(underlay);
  const isHidden = useHidden().includes('floorPlan');
  return underlay && lines && !isHidden && <FloorPlanSheet underlay={underlay} lines={lines} {...on} />;
}

/** On the sheet, which gestures move without repainting. */
function Underlay({ view, area }: { view: View; area: CanvasArea }) {
  const underlay = useUnderlay();
  const lines = useLinesOf(underlay);
  const id = underlay?.id;
  useEffect(() => {
    if (id) void bringLines(id);
  }, [id]);
  const isHidden = useHidden().includes('floorPlan');
  if (!underlay || lines || isHidden) return null;
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <UnderlayPicture underlay={underlay} />
      </g>
    </svg>
  );
}

function UpperShapes({ view, area }: { view: View; area: CanvasArea }) {
  const plan = usePlan();
  const shapes = useShapes(UPPER_KINDS, SCREEN_SCALE * view.zoom);
  if (!plan.room) return null;
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <PlanShapes shapes={shapes} />
      </g>
      {numberPlaces(plan, view, area).map(({ x, y, number }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle className={styles.badge} r={8} />
          <text className={styles.wallNumber} y={4}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

export interface RoomLayerProps {
  /** Bottom to top; `tools` only while the room is edited. */
  layer: 'underlay' | 'lines' | 'lower' | 'upper' | 'distances' | 'tools';
  view: View;
  area: CanvasArea;
}

export default function RoomLayer({ layer, ...on }: RoomLayerProps) {
  if (layer === 'underlay') return <Underlay {...on} />;
  if (layer === 'lines') return <UnderlayLines {...on} />;
  if (layer === 'lower') return <RoomWalls {...on} />;
  if (layer === 'upper') return <UpperShapes {...on} />;
  if (layer === 'distances') return <WallDistances {...on} />;
  return <RoomTools {...on} />;
}
