import { distanceTo as distanceToAxis } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { View } from '../../view3d/openView.ts';
import { onHeight, seenAt } from '../../view3d/pick.ts';
import type { SceneModel, Spot } from '../../view3d/sceneModel.ts';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { holdPieces } from '../../visitor/holdPieces.ts';
import { targetOf } from '../../visitor/lightCentre.ts';
import { aimedTo, aimPieces, canTilt, selectedNow, selectPieces, stopAiming } from '../../visitor/pieces.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { OnDrawing } from '../canvas/onDrawing.ts';
import type { Held } from '../hand/gestures.ts';
import { carryPieces } from '../luminaires/carryPieces.ts';
import { tapOn } from '../luminaires/pieceHand.ts';

const { getState } = configuratorStore;

/** Hit radius of a luminaire and of its aim mark, in pixels. */
const NEAR = 18;
/** Hit radius of a rail, in pixels. */
const NEAR_RAIL = 10;
/** A press that moves less than this, in pixels, is a click. */
const CLICK_SLOP = 4;

const onPlan = ([x, , z]: Spot): Point => ({ x: 100 * x, y: 100 * z });
const apart = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance from a point to a line segment, in pixels. */
function distanceTo(at: ScreenPoint, a: ScreenPoint, b: ScreenPoint): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const share = ((at.x - a.x) * x + (at.y - a.y) * y) / (x * x + y * y || 1);
  const on = Math.min(1, Math.max(0, share));
  return apart(at, { x: a.x + x * on, y: a.y + y * on });
}

/** Luminaire nearest to a press, measured from its rail to its light and along its body, within `most` pixels. */
function pieceUnder(view: View, at: ScreenPoint, most = NEAR): Piece | null {
  let nearest: string | null = null;
  let least = most;
  for (const { id, foot, centre, heading, length } of view.model().luminaires) {
    const [dx, dz] = [(Math.cos(heading) * length) / 2, (Math.sin(heading) * length) / 2];
    const [x, y, z] = centre;
    const lines: [Spot, Spot][] = [
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
  return arrangementNow().pieces.find(({ id }) => id === nearest) ?? null;
}

/** Lit point of the last selected luminaire, where its aim mark is; null if none can be aimed. */
export function markedAim(
  { luminaires }: SceneModel,
  selected: readonly Piece[],
  plan: Plan,
): { from: Spot; to: Spot } | null {
  const last = selected.at(-1);
  const seen = last && luminaires.find(({ id }) => id === last.id);
  if (!last || !seen || !canTilt(last)) return null;
  const { x, y, height } = targetOf(last, plan);
  return { from: seen.centre, to: [x / 100, height / 100, y / 100] };
}

/** Point to aim at under the pointer: on the floor, or on a wall with its height. */
function aimedUnder(view: View, at: ScreenPoint): { to: Point; height: number } | null {
  const seen = seenAt(view.model(), view.sightAt(at));
  return seen && { to: onPlan(seen), height: 100 * seen[1] };
}

/** Plan point of the luminaire or rail under the pointer, else of the visible floor or wall. */
function meantUnder(view: View, at: ScreenPoint): Point | null {
  const piece = pieceUnder(view, at);
  if (piece) return piece;
  const spot = onHeight(view.sightAt(at), view.model().rails[0]?.points[0]?.[1] ?? 0);
  const { placed } = geometryOf(planNow().layout);
  const isOnRail =
    spot &&
    placed.some(({ axis }) => distanceToAxis(axis, onPlan(spot)) <= NEAR_RAIL * 100 * view.pixelAt(spot));
  return isOnRail ? onPlan(spot) : (aimedUnder(view, at)?.to ?? null);
}

function aimByHand(view: View, pieces: readonly Piece[]): Held {
  const { show, drop, cancel } = holdPieces('aim', pieces);
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
function carry(view: View, piece: Piece, from: ScreenPoint): Held | null {
  const seen = view.model().luminaires.find(({ id }) => id === piece.id);
  if (!seen) return null;
  const selected = selectedNow();
  const isSelected = selected.some(({ id }) => id === piece.id);
  if (!isSelected) selectPieces([piece.id]);
  let last = { x: piece.x, y: piece.y };
  const placeOf = (at: ScreenPoint): Point => {
    const place = onHeight(view.sightAt(at), seen.foot[1]);
    if (place) last = onPlan(place);
    return last;
  };
  const pixel = () => 100 * view.pixelAt(seen.foot);
  return carryPieces(piece, isSelected ? selected : [piece], from, placeOf, pixel);
}

function grab(view: View, at: ScreenPoint, isShift: boolean): Held | null {
  const mark = markedAim(view.model(), selectedNow(), planNow());
  const target = mark && view.toScreen(mark.to);
  const away = target ? apart(target, at) : Number.POSITIVE_INFINITY;
  // Seen from above, a luminaire that shines straight down lies over its mark and takes precedence.
  const piece = isShift || getState().isAiming ? null : pieceUnder(view, at, Math.min(NEAR, away + 1));
  if (!piece && away <= NEAR) return aimByHand(view, selectedNow());
  return piece && carry(view, piece, at);
}

interface Wanted {
  view: View;
  element: HTMLElement;
  onPieces: () => void;
  onDrawing: OnDrawing | undefined;
}

function tap({ view, element, onPieces, onDrawing }: Wanted, at: ScreenPoint, isShift: boolean): void {
  if (getState().isAiming) {
    const aimed = aimedUnder(view, at);
    if (aimed) aimPieces(selectedNow(), aimed.to, aimed.height);
    stopAiming();
    return;
  }
  const meant = onDrawing?.isPlacing() ? meantUnder(view, at) : null;
  if (meant && onDrawing?.tap(meant, element)) return;
  const piece = pieceUnder(view, at);
  if (!piece) {
    if (!isShift) selectPieces([]);
    return;
  }
  tapOn(piece, isShift);
  onPieces();
}

/**
 * Gestures in the room: a tap selects a luminaire, a drag moves it along its rail or aims it; all others move the
 * camera.
 * @param onPieces switches to the luminaires
 * @param onDrawing takes taps on its marks
 * @returns stops following
 */
export function followHand(
  element: HTMLElement,
  view: View,
  onPieces: () => void,
  onDrawing: OnDrawing | undefined,
): () => void {
  let pressed: { id: number; at: ScreenPoint; isShift: boolean; held: Held | null } | null = null;
  let travelled = 0;
  const stop = new AbortController();
  const { signal } = stop;

  const at = (event: MouseEvent): ScreenPoint => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const letGo = (how: 'drop' | 'cancel') => {
    if (travelled > CLICK_SLOP) pressed?.held?.[how]();
    pressed = null;
    view.eye.hold(false);
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    // A second finger moves the camera.
    if (pressed) return letGo('cancel');
    travelled = 0;
    const held = onDrawing?.isPlacing() ? null : grab(view, at(event), event.shiftKey);
    pressed = { id: event.pointerId, at: at(event), isShift: event.shiftKey, held };
    if (!held) return;
    view.eye.hold(true);
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!pressed) {
      const atRest = onDrawing?.isPlacing() ? 'crosshair' : pieceUnder(view, at(event)) ? 'pointer' : 'grab';
      if (event.buttons === 0) element.style.cursor = atRest;
      return;
    }
    if (pressed.id !== event.pointerId) return;
    travelled = Math.max(travelled, apart(pressed.at, at(event)));
    if (travelled > CLICK_SLOP) pressed.held?.move(at(event), event.altKey);
  };
  const up = (event: PointerEvent) => {
    if (pressed?.id !== event.pointerId) return;
    const { at: from, isShift } = pressed;
    letGo(event.type === 'pointerup' ? 'drop' : 'cancel');
    if (event.type === 'pointerup' && travelled <= CLICK_SLOP)
      tap({ view, element, onPieces, onDrawing }, from, isShift);
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
      if (!pieceUnder(view, at(event))) view.eye.home();
    },
    { signal },
  );
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo('cancel'), { signal });
  return () => stop.abort();
}
