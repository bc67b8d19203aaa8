import type { View } from '../../visitor/configuratorStore.ts';
import { limitZoom, type ScreenPoint, zoomedAt } from '../../visitor/projection.ts';
import type { GestureTarget } from './gestures.ts';

/** Safari's event of a pinch. */
interface PinchEvent extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

/** Drawing area that a pinch zooms. */
export interface PinchedArea {
  at: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => ScreenPoint;
  /** Whether an event is on the drawing. */
  takesPart: (event: Event) => boolean;
  /** Fingers are on the screen: they pinch by themselves, and Safari tells of it twice. */
  isTouched: () => boolean;
}

/** A pinch on a trackpad zooms the drawing at the pointer: Safari sends it as gestures, other browsers as a wheel with Ctrl. */
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
