import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import { useEffect } from 'react';
import { PlanShapes } from '../../drawing/PlanShapes.tsx';
import { UnderlayPicture } from '../../drawing/UnderlayPicture.tsx';
import type { View } from '../../visitor/configuratorStore.ts';
import { chosenOutline, useFloorPlan, useLinesOf } from '../../visitor/floorPlan.ts';
import {
  type CanvasArea,
  SCREEN_SCALE,
  type ScreenPoint,
  sheetFrame,
  toScreen,
} from '../../visitor/projection.ts';
import { useAreas, useRoom, useUnderlay } from '../../visitor/room.ts';
import { takeTool, useRoomState } from '../../visitor/roomStore.ts';
import { useSelectedPart } from '../../visitor/selected.ts';
import { Marks } from '../kinds/Marks.tsx';
import { svgPoint } from '../kinds/mark.ts';
import { LOWER_KINDS, useShapes } from './drawnKinds.ts';
import { Loupe } from './Loupe.tsx';
import styles from './Room.module.css';

const CROSS = 'M-9 0h6M3 0h6M0 -9v6M0 3v6';

function Places({ places }: { places: readonly ScreenPoint[] }) {
  return (
    <>
      {places.length === 2 && <path className={styles.drawn} d={`M${places.map(svgPoint).join('L')}`} />}
      {places.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second place
        <g key={index} transform={`translate(${x} ${y})`}>
          <path className={styles.halo} d={CROSS} />
          <path className={styles.place} d={CROSS} />
          <text className={styles.number} x={9} y={-7}>
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

function ChosenOutline({ put }: { put: (point: Point) => ScreenPoint }) {
  const underlay = useUnderlay();
  useLinesOf(underlay);
  const chosen = useFloorPlan((state) => state.chosen);
  const outline = chosen === null ? null : chosenOutline();
  return (
    outline && <path className={styles.outline} d={`M${outline.corners.map(put).map(svgPoint).join('L')}Z`} />
  );
}

/** Computed only while an area is aimed. */
const LoupeShapes = ({ view }: { view: View }) => (
  <PlanShapes shapes={useShapes(LOWER_KINDS, SCREEN_SCALE * view.zoom)} />
);

export function RoomTools({ view, area }: { view: View; area: CanvasArea }) {
  const room = useRoom();
  const underlay = useUnderlay();
  const areas = useAreas();
  const tool = useRoomState((state) => state.tool);
  const selected = useSelectedPart();
  const cursor = useRoomState((state) => state.cursor);
  useEffect(() => () => takeTool(null), []);

  const put = (point: Point) => toScreen(point, view, area);
  const drawn =
    tool?.kind === 'points' ? tool.points : tool?.kind === 'area' && tool.start ? [tool.start] : [];
  const isDrawing = tool !== null && tool.kind !== 'calibrate';
  const points = isDrawing ? [...drawn, ...(cursor ? [cursor] : [])].map(put) : [];
  const isAiming = cursor && (tool?.kind === 'calibrate' || (tool?.kind === 'area' && tool.isPressed));
  const places =
    tool?.kind === 'calibrate' && underlay ? tool.places.map((place) => put(pointOver(underlay, place))) : [];
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      {!tool && <ChosenOutline put={put} />}
      <Marks room={room} areas={areas} selected={selected} isDrawing={tool !== null} view={view} put={put} />
      {points.length > 0 && <path className={styles.drawn} d={`M${points.map(svgPoint).join('L')}`} />}
      {points.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
        <circle key={index} className={styles.corner} cx={x} cy={y} r={index === 0 ? 6 : 4.5} />
      ))}
      <Places places={places} />
      {isAiming && (
        <Loupe at={put(cursor)} view={view} area={area}>
          {underlay && <UnderlayPicture underlay={{ ...underlay, opacity: 1 }} />}
          {tool?.kind === 'area' && <LoupeShapes view={view} />}
        </Loupe>
      )}
    </svg>
  );
}
