import { type Heading, type Point, turnedBy } from '@lumitor/domain/kinds/rail/heading';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { unrotated } from '../../visitor/projection.ts';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
};

export function headingOfKey(key: string): Heading | null {
  const heading = Object.keys(ARROWS).indexOf(key);
  return heading < 0 ? null : (heading as Heading);
}

export const headingOnPlan = (onScreen: Heading): Heading =>
  turnedBy(onScreen, -configuratorStore.getState().view.rotate / 90);

export const onDrawing = (arrow: Point): Point => unrotated(arrow, configuratorStore.getState().view.rotate);
