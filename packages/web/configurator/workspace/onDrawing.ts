import type { Point } from '@lumitor/domain/layout/heading';
import type { ComponentType } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import type { Area } from '../../visitor/projection.ts';

/** What a screen around the configurator has on its drawing. */
export interface OnDrawing {
  /** Among the tools. */
  Tool: ComponentType;
  /** Above all layers; what of it takes a tap is told of it by `tap`. */
  Marks: ComponentType<{ view: View; area: Area }>;
  /** @returns whether the tap was meant for it */
  tap: (at: Point, on: Element) => boolean;
  /** Whether the next tap anywhere is. */
  isPlacing: () => boolean;
}
