import { aimedAt } from '@lumitor/domain/kinds/luminaire/aim';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { leastOf } from '@lumitor/domain/math/lists';
import type { Cm, Deg } from '@lumitor/domain/units';
import { BY_KEYS, bodiesNow } from '../../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../../visitor/configuratorStore.ts';
import { groupLuminaires, isGroupFree } from '../../../visitor/dimming.ts';
import { centreOf } from '../../../visitor/lightCentre.ts';
import {
  aimLuminaires,
  duplicateLuminaires,
  placeLuminaires,
  removeLuminaires,
  returnLuminaires,
  selectAllLuminaires,
  selectedNow,
  selectLuminaires,
  stepSelection,
  stopAiming,
} from '../../../visitor/luminaires.ts';
import { replaceSelected } from '../../../visitor/replacing.ts';
import { type Act, ARROW_KEYS, byKey, ENDS_KEYS, type Press } from '../../hand/act.ts';
import { SLIDE, wayAlong } from '../../hand/along.ts';
import { ARROWS } from '../../hand/arrows.ts';

const { getState, setState } = configuratorStore;

const AIM: typeof SLIDE = { fine: 10, coarse: 50 };

function slide(luminaires: readonly Luminaire[], way: Point, by: Cm): void {
  const along = luminaires.filter(({ heading }) => wayAlong(heading, way) !== 0);
  const moved = ({ heading, at }: Luminaire) => ({ at: at + wayAlong(heading, way) * by });
  if (along.length > 0) placeLuminaires('move', along, moved, BY_KEYS);
}

function moveAim(luminaires: readonly Luminaire[], way: Point, by: Cm): void {
  const last = luminaires.at(-1);
  if (!last) return;
  const { x, y } = aimedAt(centreOf(last, planNow()));
  aimLuminaires(luminaires, { x: x + way.x * by, y: y + way.y * by }, 0, 'aimByKeys');
}

const follows =
  (move: typeof slide, { fine, coarse }: typeof SLIDE) =>
  (luminaires: readonly Luminaire[], { key, isShift, onPlan }: Press): void => {
    const arrow = ARROWS[key];
    if (arrow) move(luminaires, onPlan(arrow), isShift ? coarse : fine);
  };

const isAny = (luminaires: readonly Luminaire[]): boolean => luminaires.length > 0;

export const mostTilt = (luminaires: readonly Luminaire[]): Deg =>
  leastOf(luminaires.map(({ bindingId }) => bodyOf(bodiesNow(), bindingId).tiltMax));

export const LUMINAIRE_ACTS: readonly Act<readonly Luminaire[]>[] = [
  { ...ENDS_KEYS, help: 'keys.nextPiece', do: (_, { key }) => stepSelection(key === ']' ? 1 : -1) },
  { keys: ['*'], help: 'keys.allPieces', do: selectAllLuminaires },
  { ...ARROW_KEYS, help: 'keys.slidePiece', when: isAny, do: follows(slide, SLIDE) },
  {
    keys: ['u'],
    help: 'keys.groupPieces',
    button: {
      text: 'pieces.group',
      hint: 'pieces.groupHint',
      refusal: () => (isGroupFree() ? undefined : 'pieces.mostGroups'),
    },
    when: (luminaires) => isAny(luminaires) && isGroupFree(),
    do: groupLuminaires,
  },
  {
    keys: ['g'],
    help: 'keys.givePieceBack',
    button: {
      text: 'pieces.giveBack',
      hint: 'pieces.giveBackHint',
      refusal: (luminaires) =>
        luminaires.some(({ isPlaced }) => isPlaced) ? undefined : 'pieces.isAutomatic',
    },
    when: isAny,
    do: returnLuminaires,
  },
  {
    keys: ['a'],
    help: 'keys.aimPiece',
    button: {
      text: 'pieces.aim',
      refusal: (luminaires) => (mostTilt(luminaires) === 0 ? 'pieces.noTilt' : undefined),
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
    do: duplicateLuminaires,
  },
  {
    keys: ['Delete', 'Backspace'],
    help: 'keys.removePiece',
    button: { text: 'pieces.remove', icon: 'trash', isLeaving: true },
    when: isAny,
    do: removeLuminaires,
  },
  { keys: ['Escape'], when: isAny, do: () => selectLuminaires([]) },
];

/** These take precedence while aiming: arrows move the lit point. */
const AIM_ACTS: readonly Act<readonly Luminaire[]>[] = [
  { ...ARROW_KEYS, when: isAny, do: follows(moveAim, AIM) },
  { keys: ['Escape', 'Enter'], do: stopAiming },
];

export const luminaireKey = (key: string, isShift: boolean, onPlan?: Press['onPlan']): (() => void) | null =>
  byKey([...(getState().isAiming ? AIM_ACTS : []), ...LUMINAIRE_ACTS], selectedNow(), key, isShift, onPlan);
