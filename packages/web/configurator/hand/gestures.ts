import type { Ms, Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, limitZoom, panned, type ScreenPoint, zoomedAt } from '../../visitor/projection.ts';

export interface Dragging {
  move: (at: ScreenPoint, isFree: boolean) => void;
  drop: () => void;
  cancel: () => void;
}

export interface GestureTarget {
  area: () => CanvasArea;
  view: () => View;
  leastZoom: () => number;
  show: (view: View) => void;
  settle: () => void;
  tap: (at: ScreenPoint, on: Element, isShift: boolean) => void;
  /** Null drags the view. */
  grab: (at: ScreenPoint, on: Element, isShift: boolean) => Dragging | null;
}

const CLICK_SLOP: Px = 4;
/** Rest that ends a wheel gesture, which has no event. */
const WHEEL_RESTS_AFTER: Ms = 140;

const between = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = (a: ScreenPoint, b: ScreenPoint): Px => Math.hypot(a.x - b.x, a.y - b.y);

/** @param points one finger moved from the first to the second */
function pinched(
  view: View,
  [before, now, other]: [ScreenPoint, ScreenPoint, ScreenPoint],
  { leastZoom, area }: GestureTarget,
): View {
  const [centre, moved] = [between(before, other), between(now, other)];
  const carried = panned(view, moved.x - centre.x, moved.y - centre.y);
  const zoom = limitZoom(
    (carried.zoom * distanceOf(now, other)) / Math.max(1, distanceOf(before, other)),
    leastZoom(),
  );
  return zoomedAt(carried, zoom, moved, area());
}

function turned(event: WheelEvent, at: ScreenPoint, { view, leastZoom, area }: GestureTarget): View {
  const now = view();
  // A trackpad pinch is a wheel event with Ctrl, in small steps.
  const speed = event.ctrlKey ? 0.01 : 0.0015;
  const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
  // A zoom already below the limit does not jump to it.
  const least = Math.min(now.zoom, leastZoom());
  return zoomedAt(now, limitZoom(now.zoom * Math.exp(-pixels * speed), least), at, area());
}

const partOf = ({ target: on }: Event): Element | null =>
  on instanceof Element ? on.closest('[data-in-hand]') : null;

/** One finger drags, two pinch, the wheel zooms. Elements with `data-in-hand` take part. */
export function followGestures(element: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, ScreenPoint>();
  const stop = new AbortController();
  let pressed: Element | null = null;
  let dragged: Dragging | null = null;
  let travelled = 0;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  const at = (event: Pick<MouseEvent, 'clientX' | 'clientY'>): ScreenPoint => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const release = (how: 'drop' | 'cancel') => {
    if (travelled > CLICK_SLOP) dragged?.[how]();
    dragged = null;
  };

  const down = (event: PointerEvent) => {
    const on = partOf(event);
    if (event.button > 1 || !on) return;
    on.setPointerCapture(event.pointerId);
    if (pointers.size === 0) {
      travelled = 0;
      pressed = event.target as Element;
      dragged = event.button === 0 ? target.grab(at(event), pressed, event.shiftKey) : null;
    } else release('cancel');
    pointers.set(event.pointerId, at(event));
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    travelled += distanceOf(before, now);
    if (travelled <= CLICK_SLOP) return;
    if (dragged) return dragged.move(now, event.altKey);
    if (!other) return target.show(panned(target.view(), now.x - before.x, now.y - before.y));
    target.show(pinched(target.view(), [before, now, other], target));
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (dragged) release(event.type === 'pointerup' ? 'drop' : 'cancel');
    else if (travelled > CLICK_SLOP) target.settle();
  };

  // Not on pointer up: an element opened by the tap would receive the following click.
  const click = (event: MouseEvent) => {
    // A key press on a button also fires a click, with detail 0.
    if (!pressed || !partOf(event) || event.detail === 0) return;
    if (travelled > CLICK_SLOP) event.stopPropagation();
    else target.tap(at(event), pressed, event.shiftKey);
  };

  const wheel = (event: WheelEvent) => {
    // A scroll that started over the header is not cancelable and has already moved the page.
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
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && release('cancel'), { signal });
  return () => {
    clearTimeout(wheelTimer);
    stop.abort();
  };
}
