import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, limitZoom, type ScreenPoint, zoomedAt } from '../../visitor/projection.ts';

interface PinchEvent extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

/** Part of a gesture's target. */
interface PinchTarget {
  area: () => CanvasArea;
  view: () => View;
  leastZoom: () => number;
  show: (view: View) => void;
  settle: () => void;
}

export interface PinchedArea {
  at: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => ScreenPoint;
  takesPart: (event: Event) => boolean;
  /** Touch pinches are handled elsewhere, and Safari reports them here too. */
  isTouched: () => boolean;
}

/** Safari sends gesture events; others a wheel event with Ctrl. */
export function followTrackpadPinch(
  element: HTMLElement,
  target: PinchTarget,
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
    // A zoom below the limit does not jump to it.
    const least = Math.min(from.zoom, target.leastZoom());
    target.show(zoomedAt(from, limitZoom(from.zoom * event.scale, least), at(event), target.area()));
    if (event.type !== 'gestureend') return;
    from = null;
    target.settle();
  };
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
    element.addEventListener(type, (event) => pinch(event as PinchEvent), { signal, passive: false });
}
