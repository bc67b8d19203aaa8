import type { Point } from '@lumitor/domain/layout/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { selectPart } from './selected.ts';

export type RoomTool =
  | { kind: 'points'; points: readonly Point[] }
  /** Draws a vertical area between two points; `isPressed` while the pointer sets one. */
  | { kind: 'area'; name: string; start: Point | null; isPressed: boolean }
  /** Sets two positions on the underlay, in pixels of the picture; `at` is the next or moved one. */
  | { kind: 'calibrate'; places: readonly Point[]; at: 0 | 1 };

export interface RoomState {
  tool: RoomTool | null;
  /** Next point; null without pointer or key position. */
  cursor: Point | null;
}

export const roomStore = createStore<RoomState>(() => ({ tool: null, cursor: null }));

export const useRoomState = <Selected>(select: (state: RoomState) => Selected): Selected =>
  useStore(roomStore, select);

export function takeTool(tool: RoomTool | null): void {
  roomStore.setState({ tool, cursor: null });
  selectPart(null);
}
