import type { View } from '../../visitor/configuratorStore.ts';
import { limitZoom, type ScreenPoint, zoomedAt } from '../../visitor/projection.ts';
import type { GestureTarget } from './gestures.ts';

interface PinchEvent extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

export interface PinchedArea {
  at: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => ScreenPoint;
  /** Whether an event is on the drawing. */
  takesPart: (event: Event) => boolean;
  /** Whether fingers are on the screen: their pinch is handled elsewhere, and Safari also reports it here. */
  isTouched: () => boolean;
}

/**
 * Zooms the drawing at the pointer on a trackpad pinch. Safari sends gesture events; other browsers send a wheel event
 * with Ctrl.
 */
export function followTrackpadPinch(
  element: HTMLElement,
  target: GestureTarget,
  { at, takesPart, isTouched }: PinchedArea,
  signal: AbortSignal,
): void {
  let from: View | null = null;
  const pinch = (event: PinchEvent) => {
    if (!takesPart(event)) return;
    event.preventDefault();
    if (isTouched()) return;
    if (event.type === 'gesturestart') from = target.view();
    if (!from) return;
    // A scale below the limit stays as it is instead of jumping to the limit.
    const least = Math.min(from.zoom, target.leastZoom());
    target.show(zoomedAt(from, limitZoom(from.zoom * event.scale, least), at(event), target.area()));
    if (event.type !== 'gestureend') return;
    from = null;
    target.settle();
  };
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
    element.addEventListener(type, (event) => pinch(event as PinchEvent), { signal, passive: false });
}
