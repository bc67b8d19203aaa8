import { wallOf } from '@lumitor/domain/room/outline';
import { pointOver } from '@lumitor/domain/room/underlay';
import { type RefObject, useEffect } from 'react';
import type { View } from '../../store/configuratorStore.ts';
import { useRoom, useUnderlay } from '../../store/room.ts';
import { takeTool, useRoomState } from '../../store/roomStore.ts';
import { type Area, type ScreenPoint, toScreen } from '../projection.ts';
import { Loupe } from './Loupe.tsx';
import styles from './Room.module.css';
import { type RoomHand, roomHand } from './roomHand.ts';
import { roomKey } from './roomKeys.ts';
import { sheetFrame } from './sheetFrame.ts';

/** Hand and keys on the drawing while the room is worked on. */
export type RoomControls = RoomHand & { key: typeof roomKey };

export interface RoomToolsProps {
  view: View;
  area: Area;
  /** Set while this is there. */
  controls: RefObject<RoomControls | null>;
}

const write = ({ x, y }: ScreenPoint): string => `${x} ${y}`;
const CROSS = 'M-9 0h6M3 0h6M0 -9v6M0 3v6';

/** What a hand takes hold of in the room, and what it is drawing or measuring. */
export function RoomTools({ view, area, controls }: RoomToolsProps) {
  const room = useRoom();
  const underlay = useUnderlay();
  const tool = useRoomState((state) => state.tool);
  const selected = useRoomState((state) => state.selected);
  const cursor = useRoomState((state) => state.cursor);
  useEffect(() => {
    controls.current = { ...roomHand(area), key: roomKey };
    return () => {
      controls.current = null;
    };
  }, [area, controls]);
  // Nothing stays in the hand when the visitor goes on to another stage.
  useEffect(() => () => takeTool(null), []);

  const put = (point: { x: number; y: number }) => toScreen(point, view, area);
  const wall =
    room && selected?.kind === 'wall' && selected.index < room.outline.length
      ? wallOf(room.outline, selected.index)
      : null;
  const opening = selected?.kind === 'opening' && room?.openings.find(({ id }) => id === selected.id);
  const along = (at: number) => {
    const { begin, along } = wallOf(room?.outline ?? [], opening ? opening.wall : 0);
    return put({ x: begin.x + along.x * at, y: begin.y + along.y * at });
  };
  const points = tool?.kind === 'points' ? [...tool.points, ...(cursor ? [cursor] : [])].map(put) : [];
  const places =
    tool?.kind === 'calibrate' && underlay ? tool.places.map((place) => put(pointOver(underlay, place))) : [];
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      {wall && <path className={styles.highlight} d={`M${write(put(wall.begin))}L${write(put(wall.end))}`} />}
      {opening && (
        <path
          className={styles.highlight}
          d={`M${write(along(opening.at - opening.width / 2))}L${write(along(opening.at + opening.width / 2))}`}
        />
      )}
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
      {tool?.kind === 'calibrate' && underlay && cursor && (
        <Loupe underlay={underlay} at={put(cursor)} view={view} area={area} />
      )}
    </svg>
  );
}
