import { type Direction, type Heading, opposite } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { STRAIGHT_ON, sameEnd } from '@lumitor/domain/kinds/rail/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { addNext, redoEdit, removeLast, setNext, stepActiveEnd, undoEdit } from '../../../visitor/editing.ts';
import { railsIn } from '../../../visitor/selection.ts';
import { type Act, ARROW_KEYS, byKey, ENDS_KEYS } from '../../hand/act.ts';
import { headingOfKey, headingOnPlan } from '../../hand/arrows.ts';
import { shortcutOf } from '../../hand/shortcut.ts';
import { loadedWork, loadWork } from '../../inWork.ts';

export interface ViewKeys {
  fit: () => void;
  rotate: () => void;
  zoomBy: (factor: number) => void;
  typeLength: (digit: string) => void;
  help: () => void;
}

const DIRECTIONS: Record<number, Direction> = { 0: 'straight', 1: 'right', 3: 'left' };

function directTo(heading: Heading): void {
  const { history, next } = configuratorStore.getState();
  const { layout } = currentPlan(history);
  const end = geometryOf(layout).openEnds.find((open) => sameEnd(open, layout.activeEnd));
  if (!end) return;
  if (heading === opposite(end.heading)) return;
  const direction = DIRECTIONS[(heading - end.heading + 4) % 4] ?? 'straight';
  const { shape } = next;
  if (shape.kind === 'straight') setNext({ shape: { ...shape, direction } });
  else setNext({ shape: direction === 'straight' ? STRAIGHT_ON : { kind: 'bent', direction } });
}

type MoreActs = typeof import('./moreActs.ts');

/** Synchronous once loaded, as keys must not overtake each other. */
function withMoreActs(act: (acts: MoreActs) => void): void {
  const work = loadedWork();
  if (work) act(work.moreActs);
  else void loadWork().then(({ moreActs }) => act(moreActs));
}

function followArrow(key: string, isShift: boolean): void {
  const onScreen = headingOfKey(key);
  if (onScreen === null) return;
  const state = configuratorStore.getState();
  const ids = railsIn(state);
  const isStart = currentPlan(state.history).layout.steps.some(
    ({ id, kind }) => id === ids[0] && kind === 'start',
  );
  if (ids.length < 2 && !isStart) directTo(headingOnPlan(onScreen));
  else withMoreActs(({ moveRuns }) => moveRuns(ids, onScreen, isShift ? 10 : 1));
}

interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export function historyKey(event: KeyPress): (() => void) | null {
  if (!event.ctrlKey && !event.metaKey) return null;
  const key = shortcutOf(event);
  if (key === 'z') return event.shiftKey ? redoEdit : undoEdit;
  return key === 'y' ? redoEdit : null;
}

/** Not in text fields or selected text. */
export function clipboardKey(
  event: KeyPress,
  worksOnLuminaires: boolean,
  onSelected: () => void,
): (() => void) | null {
  const isPlain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const key = shortcutOf(event);
  if (!isPlain || !'acvd'.includes(key) || !getSelection()?.isCollapsed) return null;
  return () => {
    withMoreActs(({ CLIPBOARD_KEYS }) => CLIPBOARD_KEYS[key]?.(worksOnLuminaires));
    if (key === 'a') onSelected();
  };
}

export const RAIL_ACTS: readonly Act<ViewKeys>[] = [
  { ...ARROW_KEYS, help: 'keys.direction', do: (_, { key, isShift }) => followArrow(key, isShift) },
  { keys: [...'0123456789'], sign: '0–9', help: 'keys.length', do: (view, { key }) => view.typeLength(key) },
  { keys: ['Enter'], help: 'keys.add', do: addNext },
  { ...ENDS_KEYS, help: 'keys.end', do: (_, { key }) => stepActiveEnd(key === ']' ? 1 : -1) },
  { keys: ['Backspace'], help: 'keys.removeLast', do: removeLast },
  { keys: ['f'], help: 'keys.fit', do: (view) => view.fit() },
  {
    keys: ['+', '=', '-'],
    sign: '+ −',
    help: 'keys.zoom',
    do: (view, { key }) => view.zoomBy(key === '-' ? 0.8 : 1.25),
  },
  { keys: ['r'], help: 'keys.rotate', do: (view) => view.rotate() },
  { keys: ['?'], do: (view) => view.help() },
  { keys: [' '], do: () => {} },
];

/** Acts that load after the drawing: the first rail needs none of them. */
const MORE_KEYS = ['c', 't', 'Delete', 'l', 'i', 'n', 'd', 'o', 'm', 'h', 'Escape'] as const;
export type MoreKey = (typeof MORE_KEYS)[number];

/** Null if the key has no act on the drawing. */
export function canvasKey(key: string, isShift: boolean, view: ViewKeys): (() => void) | null {
  const more = MORE_KEYS.find((moreKey) => moreKey === (key.length === 1 ? key.toLowerCase() : key));
  return more
    ? () => withMoreActs(({ MORE_ACTS }) => MORE_ACTS[more].act(isShift))
    : byKey(RAIL_ACTS, view, key, isShift);
}
