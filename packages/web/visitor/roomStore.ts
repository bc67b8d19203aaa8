import type { Point } from '@lumitor/domain/layout/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { selectPart } from './selected.ts';

/** What the hand does on the drawing of the room besides moving what is there. */
export type RoomTool =
  /** Draws walls point by point; centimetres. */
  | { kind: 'points'; points: readonly Point[] }
  /** Draws a vertical area from one point to another, in centimetres; `isPressed` while a hand presses to set one. */
  | { kind: 'area'; name: string; start: Point | null; isPressed: boolean }
  /** Sets two places on the underlay, in pixels of the picture; `at` is the one that is set next, or moved. */
  | { kind: 'calibrate'; places: readonly Point[]; at: 0 | 1 };

export interface RoomState {
  tool: RoomTool | null;
  /** Where the next point would be set; null while no hand and no key points anywhere. Centimetres. */
  cursor: Point | null;
}

export const roomStore = createStore<RoomState>(() => ({ tool: null, cursor: null }));

export const useRoomState = <Selected>(select: (state: RoomState) => Selected): Selected =>
  useStore(roomStore, select);

/** Takes a tool into the hand, or puts it away. */
export function takeTool(tool: RoomTool | null): void {
  roomStore.setState({ tool, cursor: null });
  selectPart(null);
}
