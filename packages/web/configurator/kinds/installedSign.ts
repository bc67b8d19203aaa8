import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';

export interface OnView {
  view: View;
  area: CanvasArea;
}

/** Signs of one kind of the installation on the drawing. */
export interface InstalledSignsProps extends OnView {
  /** The installation is being worked on: full size, marked when selected. */
  isShown: boolean;
}

/** Scale of signs while another stage is worked on. */
export const SMALL_SIGN = 0.75;
