import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { distanceTo as distanceToAxis } from '@lumitor/domain/kinds/rail/axis';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm, Px } from '@lumitor/domain/units';
import type { OpenView } from '../../view3d/openView.ts';
import { onHeight, seenAt } from '../../view3d/pick.ts';
import type { SceneModel } from '../../view3d/sceneModel.ts';
import type { ScenePoint } from '../../view3d/scenePoint.ts';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { dragLuminaires } from '../../visitor/dragLuminaires.ts';
import { targetOf } from '../../visitor/lightCentre.ts';
import {
  aimedTo,
  aimLuminaires,
  canTilt,
  selectedNow,
  selectLuminaires,
  stopAiming,
} from '../../visitor/luminaires.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { OnDrawing } from '../canvas/onDrawing.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { carryLuminaires } from '../kinds/luminaire/carryLuminaires.ts';
import { tapOn } from '../kinds/luminaire/luminaireHand.ts';

const { getState } = configuratorStore;

const HIT_RADIUS: Px = 18;
const RAIL_RADIUS: Px = 10;
const CLICK_SLOP: Px = 4;

const onPlan = ([x, , z]: ScenePoint): Point => ({ x: 100 * x, y: 100 * z });
const distanceOf = (a: ScreenPoint, b: ScreenPoint): Px => Math.hypot(a.x - b.x, a.y - b.y);

function distanceTo(at: ScreenPoint, a: ScreenPoint, b: ScreenPoint): Px {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const share = ((at.x - a.x) * x + (at.y - a.y) * y) / (x * x + y * y || 1);
  const on = Math.min(1, Math.max(0, share));
  return distanceOf(at, { x: a.x + x * on, y: a.y + y * on });
}

/** Luminaire whose stem or body is nearest on the screen. */
function luminaireUnder(view: OpenView, at: ScreenPoint, most: Px = HIT_RADIUS): Luminaire | null {
  let nearest: string | null = null;
  let least = most;
  for (const { id, foot, centre, heading, length } of view.model().luminaires) {
    const [dx, dz] = [(Math.cos(heading) * length) / 2, (Math.sin(heading) * length) / 2];
    const [x, y, z] = centre;
    const lines: [ScenePoint, ScenePoint][] = [
      [foot, centre],
      [
        [x - dx, y, z - dz],
        [x + dx, y, z + dz],
      ],
    ];
    for (const [from, to] of lines) {
      const [a, b] = [view.toScreen(from), view.toScreen(to)];
      const distance = a && b ? distanceTo(at, a, b) : Number.POSITIVE_INFINITY;
      if (distance > least) continue;
      nearest = id;
      least = distance;
    }
  }
  return arrangementNow().luminaires.find(({ id }) => id === nearest) ?? null;
}

/** Null if none can be aimed. */
export function markedAim(
  { luminaires }: SceneModel,
  selected: readonly Luminaire[],
  plan: Plan,
): { from: ScenePoint; to: ScenePoint } | null {
  const last = selected.at(-1);
  const seen = last && luminaires.find(({ id }) => id === last.id);
  if (!last || !seen || !canTilt(last)) return null;
  const { x, y, height } = targetOf(last, plan);
  return { from: seen.centre, to: [x / 100, height / 100, y / 100] };
}

function aimedUnder(view: OpenView, at: ScreenPoint): { to: Point; height: Cm } | null {
  const seen = seenAt(view.model(), view.sightAt(at));
  return seen && { to: onPlan(seen), height: 100 * seen[1] };
}

/** Position for a comment: on a luminaire, else on a rail, else on the visible floor or wall. */
function pointUnder(view: OpenView, at: ScreenPoint): Point | null {
  const luminaire = luminaireUnder(view, at);
  if (luminaire) return luminaire;
  const spot = onHeight(view.sightAt(at), view.model().rails[0]?.points[0]?.[1] ?? 0);
  const { placed } = geometryOf(planNow().layout);
  const isOnRail =
    spot &&
    placed.some(({ axis }) => distanceToAxis(axis, onPlan(spot)) <= RAIL_RADIUS * 100 * view.pixelAt(spot));
  return isOnRail ? onPlan(spot) : (aimedUnder(view, at)?.to ?? null);
}

function aimByHand(view: OpenView, luminaires: readonly Luminaire[]): Dragged {
  const { show, drop, cancel } = dragLuminaires('aim', luminaires);
  const done = (how: () => void) => () => {
    how();
    stopAiming();
  };
  return {
    move(at) {
      const aimed = aimedUnder(view, at);
      if (aimed) show(aimedTo(luminaires, aimed.to, aimed.height));
    },
    drop: done(drop),
    cancel: done(cancel),
  };
}

function carry(view: OpenView, luminaire: Luminaire, from: ScreenPoint): Dragged | null {
  const seen = view.model().luminaires.find(({ id }) => id === luminaire.id);
  if (!seen) return null;
  const selected = selectedNow();
  const isSelected = selected.some(({ id }) => id === luminaire.id);
  if (!isSelected) selectLuminaires([luminaire.id]);
  let last = { x: luminaire.x, y: luminaire.y };
  const placeOf = (at: ScreenPoint): Point => {
    const place = onHeight(view.sightAt(at), seen.foot[1]);
    if (place) last = onPlan(place);
    return last;
  };
  const pixel = () => 100 * view.pixelAt(seen.foot);
  return carryLuminaires(luminaire, isSelected ? selected : [luminaire], from, placeOf, pixel);
}

function grab(view: OpenView, at: ScreenPoint, isShift: boolean): Dragged | null {
  const mark = markedAim(view.model(), selectedNow(), planNow());
  const target = mark && view.toScreen(mark.to);
  const away = target ? distanceOf(target, at) : Number.POSITIVE_INFINITY;
  // A luminaire that shines straight down covers its mark, seen from above, and takes precedence.
  const luminaire =
    isShift || getState().isAiming ? null : luminaireUnder(view, at, Math.min(HIT_RADIUS, away + 1));
  if (!luminaire && away <= HIT_RADIUS) return aimByHand(view, selectedNow());
  return luminaire && carry(view, luminaire, at);
}

interface AimTarget {
  view: OpenView;
  element: HTMLElement;
  onLuminaires: () => void;
  onDrawing: OnDrawing | undefined;
}

function tap({ view, element, onLuminaires, onDrawing }: AimTarget, at: ScreenPoint, isShift: boolean): void {
  if (getState().isAiming) {
    const aimed = aimedUnder(view, at);
    if (aimed) aimLuminaires(selectedNow(), aimed.to, aimed.height);
    stopAiming();
    return;
  }
  const point = onDrawing?.isPlacing() ? pointUnder(view, at) : null;
  if (point && onDrawing?.tap(point, element)) return;
  const luminaire = luminaireUnder(view, at);
  if (!luminaire) {
    if (!isShift) selectLuminaires([]);
    return;
  }
  tapOn(luminaire, isShift);
  onLuminaires();
}

/** Tap selects, drag moves or aims; otherwise the camera moves. */
export function followHand(
  element: HTMLElement,
  view: OpenView,
  onLuminaires: () => void,
  onDrawing: OnDrawing | undefined,
): () => void {
  let pressed: { id: number; at: ScreenPoint; isShift: boolean; dragged: Dragged | null } | null = null;
  let travelled = 0;
  const stop = new AbortController();
  const { signal } = stop;

  const at = (event: MouseEvent): ScreenPoint => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const release = (how: 'drop' | 'cancel') => {
    if (travelled > CLICK_SLOP) pressed?.dragged?.[how]();
    pressed = null;
    view.eye.pause(false);
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    if (pressed) return release('cancel');
    travelled = 0;
    const dragged = onDrawing?.isPlacing() ? null : grab(view, at(event), event.shiftKey);
    pressed = { id: event.pointerId, at: at(event), isShift: event.shiftKey, dragged };
    if (!dragged) return;
    view.eye.pause(true);
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!pressed) {
      const atRest = onDrawing?.isPlacing()
        ? 'crosshair'
        : luminaireUnder(view, at(event))
          ? 'pointer'
          : 'grab';
      if (event.buttons === 0) element.style.cursor = atRest;
      return;
    }
    if (pressed.id !== event.pointerId) return;
    travelled = Math.max(travelled, distanceOf(pressed.at, at(event)));
    if (travelled > CLICK_SLOP) pressed.dragged?.move(at(event), event.altKey);
  };
  const up = (event: PointerEvent) => {
    if (pressed?.id !== event.pointerId) return;
    const { at: from, isShift } = pressed;
    release(event.type === 'pointerup' ? 'drop' : 'cancel');
    if (event.type === 'pointerup' && travelled <= CLICK_SLOP)
      tap({ view, element, onLuminaires, onDrawing }, from, isShift);
  };

  const first = { signal, capture: true };
  element.addEventListener('pointerdown', down, first);
  element.addEventListener('pointermove', move, first);
  element.addEventListener('pointerup', up, first);
  element.addEventListener('pointercancel', up, first);
  element.addEventListener(
    'dblclick',
    (event) => {
      if (!luminaireUnder(view, at(event))) view.eye.home();
    },
    { signal },
  );
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && release('cancel'), { signal });
  return () => stop.abort();
}
