import type { Point } from '@lumitor/domain/layout/heading';
import type { ComponentType } from 'react';
import type { View as View3d } from '../../view3d/openView.ts';
import type { SceneModel } from '../../view3d/sceneModel.ts';
import type { View } from '../../visitor/configuratorStore.ts';
import type { Area } from '../../visitor/projection.ts';

/** What a screen around the configurator has on its drawing. */
export interface OnDrawing {
  /** Among the tools. */
  Tool: ComponentType;
  /** Above all layers; what of it takes a tap is told of it by `tap`. */
  Marks: ComponentType<{ view: View; area: Area }>;
  /** Above the picture of the room in 3D. */
  MarksInRoom: ComponentType<{ view: View3d; model: SceneModel; area: Area }>;
  /** @param at on the plan; in 3D where what is tapped stands on it @returns whether the tap was meant for it */
  tap: (at: Point, on: Element) => boolean;
  /** Whether the next tap anywhere is. */
  isPlacing: () => boolean;
}
