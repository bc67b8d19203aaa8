import type { Point } from '@lumitor/domain/layout/heading';
import { aimedAt } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { leastOf } from '@lumitor/domain/math/lists';
import { BY_KEYS, bodiesNow } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { groupPieces, isGroupFree } from '../../visitor/dimming.ts';
import { centreOf } from '../../visitor/lightCentre.ts';
import {
  aimPieces,
  duplicatePieces,
  giveBackPieces,
  putPieces,
  removePieces,
  selectAllPieces,
  selectedNow,
  selectPieces,
  stepSelection,
  stopAiming,
} from '../../visitor/pieces.ts';
import { replaceSelected } from '../../visitor/replacing.ts';
import { type Act, ARROW_KEYS, byKey, ENDS_KEYS, type Press } from '../hand/act.ts';
import { SLIDE, wayAlong } from '../hand/along.ts';
import { ARROWS } from '../hand/arrows.ts';

const { getState, setState } = configuratorStore;

/** Centimetres per press, without and with Shift. */
const AIM = { fine: 10, coarse: 50 };

/** Slides luminaires along their rails in the direction of an arrow; those on crossing rails stay. */
function slide(pieces: readonly Piece[], way: Point, by: number): void {
  const along = pieces.filter(({ heading }) => wayAlong(heading, way) !== 0);
  const moved = ({ heading, at }: Piece) => ({ at: at + wayAlong(heading, way) * by });
  if (along.length > 0) putPieces('move', along, moved, BY_KEYS);
}

function moveAim(pieces: readonly Piece[], way: Point, by: number): void {
  const last = pieces.at(-1);
  if (!last) return;
  const { x, y } = aimedAt(centreOf(last, planNow()));
  aimPieces(pieces, { x: x + way.x * by, y: y + way.y * by }, 0, 'aimByKeys');
}

const follows =
  (move: typeof slide, { fine, coarse }: typeof SLIDE) =>
  (pieces: readonly Piece[], { key, isShift, onPlan }: Press): void => {
    const arrow = ARROWS[key];
    if (arrow) move(pieces, onPlan(arrow), isShift ? coarse : fine);
  };

const isAny = (pieces: readonly Piece[]): boolean => pieces.length > 0;

/** Largest tilt that all luminaires allow, in degrees. */
export const mostTilt = (pieces: readonly Piece[]): number =>
  leastOf(pieces.map(({ bindingId }) => bodyOf(bodiesNow(), bindingId).tiltMax));

/** Acts on the selected luminaires, in the order of the help and the card. */
export const PIECE_ACTS: readonly Act<readonly Piece[]>[] = [
  { ...ENDS_KEYS, help: 'keys.nextPiece', do: (_, { key }) => stepSelection(key === ']' ? 1 : -1) },
  { keys: ['*'], help: 'keys.allPieces', do: selectAllPieces },
  { ...ARROW_KEYS, help: 'keys.slidePiece', when: isAny, do: follows(slide, SLIDE) },
  {
    keys: ['u'],
    help: 'keys.groupPieces',
    button: {
      text: 'pieces.group',
      hint: 'pieces.groupHint',
      refusal: () => (isGroupFree() ? undefined : 'pieces.mostGroups'),
    },
    when: (pieces) => isAny(pieces) && isGroupFree(),
    do: groupPieces,
  },
  {
    keys: ['g'],
    help: 'keys.givePieceBack',
    button: {
      text: 'pieces.giveBack',
      hint: 'pieces.giveBackHint',
      refusal: (pieces) => (pieces.some(({ isPlaced }) => isPlaced) ? undefined : 'pieces.isAutomatic'),
    },
    when: isAny,
    do: giveBackPieces,
  },
  {
    keys: ['a'],
    help: 'keys.aimPiece',
    button: {
      text: 'pieces.aim',
      refusal: (pieces) => (mostTilt(pieces) === 0 ? 'pieces.noTilt' : undefined),
      isOn: ({ isAiming }) => isAiming,
      isLeaving: true,
    },
    when: isAny,
    do: () => setState(({ isAiming }) => ({ isAiming: !isAiming })),
  },
  {
    keys: ['w'],
    help: 'keys.replacePiece',
    button: { text: 'pieces.replace', isWide: true },
    when: isAny,
    do: replaceSelected,
  },
  {
    keys: ['d'],
    help: 'keys.duplicatePiece',
    button: { text: 'pieces.duplicate', icon: 'copy' },
    when: isAny,
    do: duplicatePieces,
  },
  {
    keys: ['Delete', 'Backspace'],
    help: 'keys.removePiece',
    button: { text: 'pieces.remove', icon: 'trash', isLeaving: true },
    when: isAny,
    do: removePieces,
  },
  { keys: ['Escape'], when: isAny, do: () => selectPieces([]) },
];

/** Acts that take precedence while aiming: arrows move the lit point. */
const AIM_ACTS: readonly Act<readonly Piece[]>[] = [
  { ...ARROW_KEYS, when: isAny, do: follows(moveAim, AIM) },
  { keys: ['Escape', 'Enter'], do: stopAiming },
];

/**
 * Handler of a key for luminaires; null for other keys.
 * @param onPlan direction on the plan of an arrow on the screen
 */
export const pieceKey = (key: string, isShift: boolean, onPlan?: Press['onPlan']): (() => void) | null =>
  byKey([...(getState().isAiming ? AIM_ACTS : []), ...PIECE_ACTS], selectedNow(), key, isShift, onPlan);
