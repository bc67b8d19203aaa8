import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { Dragging } from '../hand/gestures.ts';
import type { ToolSurface } from '../hand/tool.ts';

/** Thing of the installation under the pointer, at a point of the plan. */
export interface Reached extends Point {
  tap: () => void;
  /** Absent if it cannot be dragged. */
  grab?: (at: ScreenPoint, surface: ToolSurface) => Dragging | null;
}

/** Pointer and keys on things of one kind of the installation. @param pixel size of a pixel in cm */
export interface InstalledHand {
  reachable: (pixel: number) => Reached[];
  /** A tap anywhere on the plan. @returns whether it was for this kind */
  tapAt?: (point: Point, pixel: number) => boolean;
  key?: (key: string, isShift: boolean) => (() => void) | null;
}
