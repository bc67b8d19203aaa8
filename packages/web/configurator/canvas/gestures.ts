import type { View } from '../store/configuratorStore.ts';
import { type Area, limitZoom, panned, type ScreenPoint, zoomedAt } from './projection.ts';

/** What a hand on the drawing area does, told to whoever shows it. */
export interface GestureTarget {
  area: () => Area;
  view: () => View;
  /** Shows a view while the hand still moves. */
  show: (view: View) => void;
  /** The hand rests: keeps the view. */
  settle: () => void;
  /** A click or tap at a point of the area, in pixels. */
  tap: (at: ScreenPoint) => void;
}

/** A press that moves less than this, in pixels, is a click. */
const CLICK_SLOP = 4;
/** After the last turn of the wheel, in milliseconds. */
const WHEEL_RESTS_AFTER = 140;

const between = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger, or the mouse with any button, drags the drawing; two pinch it; the wheel zooms at the pointer. */
export function followGestures(element: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, ScreenPoint>();
  let travelled = 0;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent): ScreenPoint => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1 || event.target !== element) return;
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, at(event));
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    travelled += apart(before, now);
    if (travelled <= CLICK_SLOP) return;
    if (!other) {
      target.show(panned(target.view(), now.x - before.x, now.y - before.y));
      return;
    }
    const centre = between(before, other);
    const moved = between(now, other);
    const view = panned(target.view(), moved.x - centre.x, moved.y - centre.y);
    const zoom = limitZoom((view.zoom * apart(now, other)) / Math.max(1, apart(before, other)), view.zoom);
    target.show(zoomedAt(view, zoom, moved, target.area()));
  };

  const up = (event: PointerEvent) => {
    if (pointers.delete(event.pointerId) && pointers.size === 0 && travelled > CLICK_SLOP) target.settle();
  };

  // Not when the finger rises: what a tap brings under it would get the click that follows.
  const click = (event: MouseEvent) => {
    if (event.target === element && travelled <= CLICK_SLOP) target.tap(at(event));
  };

  const wheel = (event: WheelEvent) => {
    // Turned over the header, it has scrolled the page already, and the drawing under the pointer.
    if (!event.cancelable) return;
    event.preventDefault();
    const view = target.view();
    // A trackpad's pinch comes as a wheel with Ctrl, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    const zoom = limitZoom(view.zoom * Math.exp(-pixels * speed), view.zoom);
    target.show(zoomedAt(view, zoom, at(event), target.area()));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(target.settle, WHEEL_RESTS_AFTER);
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(wheelTimer);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click);
    element.removeEventListener('wheel', wheel);
  };
}
