import { facingOf, type VerticalArea } from '@lumitor/domain/kinds/area/area';
import { cornersOf, type Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { beforeFront } from '@lumitor/domain/kinds/obstacle/positions';
import { wallOf } from '@lumitor/domain/kinds/room/outline';
import { pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import type { Point } from '@lumitor/domain/layout/heading';
import type { Px } from '@lumitor/domain/units';
import { useEffect } from 'react';
import { PlanShapes } from '../../drawing/PlanShapes.tsx';
import { UnderlayPicture } from '../../drawing/UnderlayPicture.tsx';
import type { View } from '../../visitor/configuratorStore.ts';
import { chosenOutline, useFloorPlan, useLinesOf } from '../../visitor/floorPlan.ts';
import {
  type CanvasArea,
  rotated,
  SCREEN_SCALE,
  type ScreenPoint,
  sheetFrame,
  toScreen,
} from '../../visitor/projection.ts';
import { useAreas, useRoom, useUnderlay } from '../../visitor/room.ts';
import { takeTool, useRoomState } from '../../visitor/roomStore.ts';
import { useSelectedPart } from '../../visitor/selected.ts';
import { LOWER_KINDS, useShapes } from './drawnKinds.ts';
import { Loupe } from './Loupe.tsx';
import { turnHandle } from './obstacleHand.ts';
import styles from './Room.module.css';

const write = ({ x, y }: ScreenPoint): string => `${x} ${y}`;
const NAME_DISTANCE: Px = 18;
const CROSS = 'M-9 0h6M3 0h6M0 -9v6M0 3v6';

interface AreaMarkProps {
  area: VerticalArea;
  view: View;
  put: (point: Point) => ScreenPoint;
  isSelected: boolean;
}

function AreaMark({ area, view, put, isSelected }: AreaMarkProps) {
  const [start, end] = [put(area.begin), put(area.end)];
  const facing = rotated(facingOf(area), view.rotate);
  return (
    <g>
      {isSelected && <path className={styles.highlight} d={`M${write(start)}L${write(end)}`} />}
      {isSelected &&
        [start, end].map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.corner} cx={x} cy={y} r={4.5} />
        ))}
      <text
        className={styles.name}
        x={(start.x + end.x) / 2 + NAME_DISTANCE * facing.x}
        y={(start.y + end.y) / 2 + NAME_DISTANCE * facing.y + 4}
        textAnchor={facing.x > 0.5 ? 'start' : facing.x < -0.5 ? 'end' : 'middle'}
      >
        {area.name}
      </text>
    </g>
  );
}

function Places({ places }: { places: readonly ScreenPoint[] }) {
  return (
    <>
      {places.length === 2 && <path className={styles.drawn} d={`M${places.map(write).join('L')}`} />}
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

function ChosenOutline({ put }: Pick<AreaMarkProps, 'put'>) {
  const underlay = useUnderlay();
  useLinesOf(underlay);
  const chosen = useFloorPlan((state) => state.chosen);
  const outline = chosen === null ? null : chosenOutline();
  return (
    outline && <path className={styles.outline} d={`M${outline.corners.map(put).map(write).join('L')}Z`} />
  );
}

interface ObstacleMarkProps {
  obstacle: Obstacle;
  view: View;
  put: (point: Point) => ScreenPoint;
}

function ObstacleMark({ obstacle, view, put }: ObstacleMarkProps) {
  const handle = put(turnHandle(obstacle, 1 / (SCREEN_SCALE * view.zoom)));
  const around = cornersOf(obstacle).map((corner) => write(put(corner)));
  return (
    <g>
      <path className={styles.turned} d={`M${write(put(beforeFront(obstacle, 0)))}L${write(handle)}`} />
      <path className={styles.highlight} d={`M${around.join('L')}Z`} />
      <circle className={styles.corner} cx={handle.x} cy={handle.y} r={7} />
    </g>
  );
}

export function RoomTools({ view, area }: { view: View; area: CanvasArea }) {
  const room = useRoom();
  const underlay = useUnderlay();
  const areas = useAreas();
  const tool = useRoomState((state) => state.tool);
  const selected = useSelectedPart();
  const cursor = useRoomState((state) => state.cursor);
  const shapes = useShapes(LOWER_KINDS, SCREEN_SCALE * view.zoom);
  useEffect(() => () => takeTool(null), []);

  const put = (point: Point) => toScreen(point, view, area);
  const wall =
    room && selected?.kind === 'wall' && selected.index < room.outline.length
      ? wallOf(room.outline, selected.index)
      : null;
  const opening = selected?.kind === 'opening' && room?.openings.find(({ id }) => id === selected.id);
  const obstacle =
    !tool && selected?.kind === 'obstacle' && room?.obstacles?.find(({ id }) => id === selected.id);
  const along = (at: number) => {
    const { start, along } = wallOf(room?.outline ?? [], opening ? opening.wall : 0);
    return put({ x: start.x + along.x * at, y: start.y + along.y * at });
  };
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
      {wall && <path className={styles.highlight} d={`M${write(put(wall.start))}L${write(put(wall.end))}`} />}
      {opening && (
        <path
          className={styles.highlight}
          d={`M${write(along(opening.at - opening.width / 2))}L${write(along(opening.at + opening.width / 2))}`}
        />
      )}
      {obstacle && <ObstacleMark obstacle={obstacle} view={view} put={put} />}
      {areas.map((verticalArea) => (
        <AreaMark
          key={verticalArea.id}
          area={verticalArea}
          put={put}
          view={view}
          isSelected={!tool && selected?.kind === 'area' && selected.id === verticalArea.id}
        />
      ))}
      {!tool &&
        room?.outline.map((corner, index) => {
          const { x, y } = put(corner);
          const isSelected = selected?.kind === 'corner' && selected.index === index;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
              key={index}
              className={styles.corner}
              data-selected={isSelected || undefined}
              cx={x}
              cy={y}
              r={isSelected ? 6 : 4.5}
            />
          );
        })}
      {points.length > 0 && <path className={styles.drawn} d={`M${points.map(write).join('L')}`} />}
      {points.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
        <circle key={index} className={styles.corner} cx={x} cy={y} r={index === 0 ? 6 : 4.5} />
      ))}
      <Places places={places} />
      {isAiming && (
        <Loupe at={put(cursor)} view={view} area={area}>
          {underlay && <UnderlayPicture underlay={{ ...underlay, opacity: 1 }} />}
          {tool?.kind === 'area' && <PlanShapes shapes={shapes} />}
        </Loupe>
      )}
    </svg>
  );
}
