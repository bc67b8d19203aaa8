import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, limitZoom, panned, type ScreenPoint, zoomedAt } from '../../visitor/projection.ts';

/** Something of the drawing in the hand: it follows the hand in place of the view. */
export interface Held {
  /** @param isFree the hand wants it exactly there, past what it would snap to */
  move: (at: ScreenPoint, isFree: boolean) => void;
  drop: () => void;
  cancel: () => void;
}

/** What a hand on the drawing area does, told to whoever shows it; points in pixels of the area. */
export interface GestureTarget {
  area: () => Area;
  view: () => View;
  /** Smaller than so the view does not get by hand. */
  leastZoom: () => number;
  /** Shows a view while the hand still moves. */
  show: (view: View) => void;
  /** The hand rests: keeps the view. */
  settle: () => void;
  /** A click or tap. */
  tap: (at: ScreenPoint, on: Element, isShift: boolean) => void;
  /** What a press takes into the hand; null: the drawing itself. */
  grab: (at: ScreenPoint, on: Element, isShift: boolean) => Held | null;
}

/** A press that moves less than this, in pixels, is a click. */
const CLICK_SLOP = 4;
/** After the last turn of the wheel, in milliseconds. */
const WHEEL_RESTS_AFTER = 140;

const between = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The view that two fingers make of one: `now` is where the one that moved from `before` is. */
function pinched(
  view: View,
  [before, now, other]: [ScreenPoint, ScreenPoint, ScreenPoint],
  { leastZoom, area }: GestureTarget,
): View {
  const [centre, moved] = [between(before, other), between(now, other)];
  const carried = panned(view, moved.x - centre.x, moved.y - centre.y);
  const zoom = limitZoom((carried.zoom * apart(now, other)) / Math.max(1, apart(before, other)), leastZoom());
  return zoomedAt(carried, zoom, moved, area());
}

/** The view after a turn of the wheel. */
function turned(event: WheelEvent, at: ScreenPoint, { view, leastZoom, area }: GestureTarget): View {
  const now = view();
  // A trackpad's pinch comes as a wheel with Ctrl, in small steps.
  const speed = event.ctrlKey ? 0.01 : 0.0015;
  const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
  // What is smaller already gets no smaller, but need not jump.
  const least = Math.min(now.zoom, leastZoom());
  return zoomedAt(now, limitZoom(now.zoom * Math.exp(-pixels * speed), least), at, area());
}

/** What takes part of that which an event is on. */
const partOf = ({ target: on }: Event): Element | null =>
  on instanceof Element ? on.closest('[data-in-hand]') : null;

/**
 * One finger, or the mouse with any button, drags what it took or else the drawing; two pinch it; the wheel zooms at
 * the pointer. @param element the area; what in it is `data-in-hand` takes part
 */
export function followGestures(element: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, ScreenPoint>();
  const stop = new AbortController();
  let pressed: Element | null = null;
  let held: Held | null = null;
  let travelled = 0;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  const at = (event: Pick<MouseEvent, 'clientX' | 'clientY'>): ScreenPoint => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const letGo = (how: 'drop' | 'cancel') => {
    if (travelled > CLICK_SLOP) held?.[how]();
    held = null;
  };

  const down = (event: PointerEvent) => {
    const on = partOf(event);
    if (event.button > 1 || !on) return;
    on.setPointerCapture(event.pointerId);
    if (pointers.size === 0) {
      travelled = 0;
      pressed = event.target as Element;
      held = event.button === 0 ? target.grab(at(event), pressed, event.shiftKey) : null;
    } else letGo('cancel');
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
    if (held) return held.move(now, event.altKey);
    if (!other) return target.show(panned(target.view(), now.x - before.x, now.y - before.y));
    target.show(pinched(target.view(), [before, now, other], target));
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (held) letGo(event.type === 'pointerup' ? 'drop' : 'cancel');
    else if (travelled > CLICK_SLOP) target.settle();
  };

  // Not when the finger rises: what a tap brings under it would get the click that follows.
  const click = (event: MouseEvent) => {
    // A key press on a button comes as a click too, with no hand.
    if (!pressed || !partOf(event) || event.detail === 0) return;
    if (travelled > CLICK_SLOP) event.stopPropagation();
    else target.tap(at(event), pressed, event.shiftKey);
  };

  const wheel = (event: WheelEvent) => {
    // Turned over the header, it has scrolled the page already, and the drawing under the pointer.
    if (!event.cancelable || !partOf(event)) return;
    event.preventDefault();
    target.show(turned(event, at(event), target));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(target.settle, WHEEL_RESTS_AFTER);
  };

  const { signal } = stop;
  if ('GestureEvent' in window)
    import('./trackpadPinch.ts').then(
      ({ followTrackpadPinch }) => {
        const area = {
          at,
          takesPart: (event: Event) => partOf(event) !== null,
          isTouched: () => pointers.size > 0,
        };
        followTrackpadPinch(element, target, area, signal);
      },
      () => {},
    );
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo('cancel'), { signal });
  return () => {
    clearTimeout(wheelTimer);
    stop.abort();
  };
}
