import type { Point } from '@lumitor/domain/layout/heading';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { roomStore } from '../../visitor/roomStore.ts';
import type { Dragging } from '../hand/gestures.ts';
import { pixelNow } from '../hand/tool.ts';
import { drawAreaPoint, drawnPoint } from './tool.ts';

export function aimArea(from: ScreenPoint, placeOf: (at: ScreenPoint) => Point): Dragging {
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
