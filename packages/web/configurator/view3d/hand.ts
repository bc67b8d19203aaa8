import { distanceTo as distanceToAxis } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { OpenView } from '../../view3d/openView.ts';
import { onHeight, seenAt } from '../../view3d/pick.ts';
import type { SceneModel, ScenePoint } from '../../view3d/sceneModel.ts';
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
import { carryLuminaires } from '../luminaires/carryLuminaires.ts';
import { tapOn } from '../luminaires/luminaireHand.ts';

const { getState } = configuratorStore;

/** Hit radius of a luminaire and of its aim mark, in pixels. */
const NEAR = 18;
/** Hit radius of a rail, in pixels. */
const NEAR_RAIL = 10;
/** A press that moves less than this, in pixels, is a click. */
const CLICK_SLOP = 4;

const onPlan = ([x, , z]: ScenePoint): Point => ({ x: 100 * x, y: 100 * z });
const distanceOf = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance from a point to a line segment, in pixels. */
function distanceTo(at: ScreenPoint, a: ScreenPoint, b: ScreenPoint): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const share = ((at.x - a.x) * x + (at.y - a.y) * y) / (x * x + y * y || 1);
  const on = Math.min(1, Math.max(0, share));
  return distanceOf(at, { x: a.x + x * on, y: a.y + y * on });
}

/** Luminaire nearest to a press, measured from its rail to its light and along its body, within `most` pixels. */
function luminaireUnder(view: OpenView, at: ScreenPoint, most = NEAR): Luminaire | null {
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

/** Lit point of the last selected luminaire, where its aim mark is; null if none can be aimed. */
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

/** Point to aim at under the pointer: on the floor, or on a wall with its height. */
function aimedUnder(view: OpenView, at: ScreenPoint): { to: Point; height: number } | null {
  const seen = seenAt(view.model(), view.sightAt(at));
  return seen && { to: onPlan(seen), height: 100 * seen[1] };
}

/** Plan point of the luminaire or rail under the pointer, else of the visible floor or wall. */
function meantUnder(view: OpenView, at: ScreenPoint): Point | null {
  const luminaire = luminaireUnder(view, at);
  if (luminaire) return luminaire;
  const spot = onHeight(view.sightAt(at), view.model().rails[0]?.points[0]?.[1] ?? 0);
  const { placed } = geometryOf(planNow().layout);
  const isOnRail =
    spot &&
    placed.some(({ axis }) => distanceToAxis(axis, onPlan(spot)) <= NEAR_RAIL * 100 * view.pixelAt(spot));
  return isOnRail ? onPlan(spot) : (aimedUnder(view, at)?.to ?? null);
}

function aimByHand(view: OpenView, pieces: readonly Luminaire[]): Dragged {
  const { show, drop, cancel } = dragLuminaires('aim', pieces);
  const done = (how: () => void) => () => {
    how();
    stopAiming();
  };
  return {
    move(at) {
      const aimed = aimedUnder(view, at);
      if (aimed) show(aimedTo(pieces, aimed.to, aimed.height));
    },
    drop: done(drop),
    cancel: done(cancel),
  };
}

/** Drags luminaires by the pointer's position at the height of their rail. */
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
  // Seen from above, a luminaire that shines straight down lies over its mark and takes precedence.
  const luminaire =
    isShift || getState().isAiming ? null : luminaireUnder(view, at, Math.min(NEAR, away + 1));
  if (!luminaire && away <= NEAR) return aimByHand(view, selectedNow());
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
  const meant = onDrawing?.isPlacing() ? meantUnder(view, at) : null;
  if (meant && onDrawing?.tap(meant, element)) return;
  const luminaire = luminaireUnder(view, at);
  if (!luminaire) {
    if (!isShift) selectLuminaires([]);
    return;
  }
  tapOn(luminaire, isShift);
  onLuminaires();
}

/**
 * Gestures in the room: a tap selects a luminaire, a drag moves it along its rail or aims it; all others move the
 * camera.
 * @param onLuminaires switches to the luminaires
 * @param onDrawing takes taps on its marks
 * @returns stops following
 */
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
  const letGo = (how: 'drop' | 'cancel') => {
    if (travelled > CLICK_SLOP) pressed?.dragged?.[how]();
    pressed = null;
    view.eye.pause(false);
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    // A second finger moves the camera.
    if (pressed) return letGo('cancel');
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
    letGo(event.type === 'pointerup' ? 'drop' : 'cancel');
    if (event.type === 'pointerup' && travelled <= CLICK_SLOP)
      tap({ view, element, onLuminaires, onDrawing }, from, isShift);
  };

  // Before the camera handles them: it checks whether something is dragged.
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
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo('cancel'), { signal });
  return () => stop.abort();
}
