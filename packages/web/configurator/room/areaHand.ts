import { isAreaLong, type VerticalArea } from '@lumitor/domain/kinds/area/area';
import { carriedArea, ontoWalls } from '@lumitor/domain/kinds/area/ontoWalls';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { Point } from '@lumitor/domain/layout/heading';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { roomStore } from '../../visitor/roomStore.ts';
import { partIn, selectPart } from '../../visitor/selected.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { pixelNow } from '../hand/tool.ts';
import { areaEndAt } from './hit.ts';
import { drawAreaPoint, drawnPoint, WALL_SNAP_DISTANCE } from './tool.ts';

export function carriedBy(area: VerticalArea, { outline }: Room, at: Point) {
  const selected = partIn(configuratorStore.getState());
  const isSelected = selected?.kind === 'area' && selected.id === area.id;
  const end = isSelected ? areaEndAt(area, at, pixelNow()) : null;
  selectPart({ kind: 'area', id: area.id });
  const within = WALL_SNAP_DISTANCE * pixelNow();
  return (by: Point, isFree: boolean): VerticalArea => {
    if (by.x === 0 && by.y === 0) return area;
    const reach = isFree ? 0 : within;
    if (!end) return carriedArea(area, by, outline, reach);
    const to = { x: area[end].x + by.x, y: area[end].y + by.y };
    const changed = {
      ...area,
      [end]: ontoWalls(to, outline, [area[end === 'begin' ? 'end' : 'begin']], reach),
    };
    return isAreaLong(changed.begin, changed.end) ? changed : area;
  };
}

export function aimArea(from: ScreenPoint, placeOf: (at: ScreenPoint) => Point): Dragged {
  const follow = (isPressed: boolean, cursor: Point | null) => {
    const { tool } = roomStore.getState();
    if (tool?.kind === 'area') roomStore.setState({ tool: { ...tool, isPressed }, cursor });
  };
  follow(false, drawnPoint(placeOf(from), pixelNow(), false));
  return {
    move: (at, isFree) => follow(true, drawnPoint(placeOf(at), pixelNow(), isFree)),
    drop() {
      const { cursor } = roomStore.getState();
      follow(false, cursor);
      if (cursor) drawAreaPoint(cursor);
    },
    cancel: () => follow(false, null),
  };
}
