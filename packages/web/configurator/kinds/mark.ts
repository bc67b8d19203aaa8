import type { VerticalArea } from '@lumitor/domain/kinds/area/area';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { View } from '../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { RoomPart } from '../../visitor/selection.ts';

export interface MarksProps {
  room: Room | null;
  areas: readonly VerticalArea[];
  selected: RoomPart | null;
  /** A tool is in use: only walls and openings stay marked. */
  isDrawing: boolean;
  view: View;
  put: (point: Point) => ScreenPoint;
}

export const svgPoint = ({ x, y }: ScreenPoint): string => `${x} ${y}`;
