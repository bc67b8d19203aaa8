import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { selectPart } from './selected.ts';

export type RoomTool =
  | { kind: 'points'; points: readonly Point[] }
  | { kind: 'area'; name: string; start: Point | null; isPressed: boolean }
  /** Positions in pixels of the picture; `at` is the next or moved one. */
  | { kind: 'calibrate'; places: readonly Point[]; at: 0 | 1 };

export interface RoomState {
  tool: RoomTool | null;
  cursor: Point | null;
}

export const roomStore = createStore<RoomState>(() => ({ tool: null, cursor: null }));

export const useRoomState = <Selected>(select: (state: RoomState) => Selected): Selected =>
  useStore(roomStore, select);

export function takeTool(tool: RoomTool | null): void {
  roomStore.setState({ tool, cursor: null });
  selectPart(null);
}
