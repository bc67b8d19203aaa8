import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { ComponentType } from 'react';
import type { OpenView as View3d } from '../../view3d/openView.ts';
import type { SceneModel } from '../../view3d/sceneModel.ts';
import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';

/** Layer of another feature, such as comments, which the canvas does not import. */
export interface OnDrawing {
  Tool: ComponentType;
  Marks: ComponentType<{ view: View; area: CanvasArea }>;
  MarksInRoom: ComponentType<{ view: View3d; model: SceneModel; area: CanvasArea }>;
  tap: (at: Point, on: Element) => boolean;
  isPlacing: () => boolean;
}
