import { type Direction, type Heading, opposite, turnedBy } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { STRAIGHT_ON, sameEnd, T_ARMS, tArmsOf } from '@lumitor/domain/layout/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore, toggleMode } from '../../visitor/configuratorStore.ts';
import {
  addNext,
  redoEdit,
  removeLast,
  removeStep,
  selectStep,
  setNext,
  stepActiveEnd,
  undoEdit,
} from '../../visitor/editing.ts';
import { stepIn } from '../../visitor/selection.ts';
import { loadLater } from '../orNothing.ts';

/** What keys do beside editing: they belong to the view. */
export interface ViewKeys {
  fit: () => void;
  rotate: () => void;
  zoomBy: (factor: number) => void;
  /** A digit begins a length: moves to its field. */
  typeLength: (digit: string) => void;
  /** Says which keys there are. */
  help: () => void;
}

const ARROWS: Record<string, Heading> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };
const DIRECTIONS: Record<number, Direction> = { 0: 'straight', 1: 'right', 3: 'left' };

/** An arrow means a heading on screen; from the active end it is straight on or a turn, never back. */
function directTo(onScreen: Heading): void {
  const { history, view, next } = configuratorStore.getState();
  const { layout } = currentPlan(history);
  const end = geometryOf(layout).openEnds.find((open) => sameEnd(open, layout.activeEnd));
  if (!end) return;
  const heading = turnedBy(onScreen, -view.rotate / 90);
  if (heading === opposite(end.heading)) return;
  const direction = DIRECTIONS[(heading - end.heading + 4) % 4] ?? 'straight';
  const { shape } = next;
  if (shape.kind === 'straight') setNext({ shape: { ...shape, direction } });
  else setNext({ shape: direction === 'straight' ? STRAIGHT_ON : { kind: 'bent', direction } });
}

type Islands = typeof import('../../visitor/islands.ts');
let islands: Islands | null = null;

/** Runs of rails apart are for few: asked for ahead, and what was asked for is not waited for again. */
export const loadIslands = loadLater(async (): Promise<Islands> => {
  islands ??= await import('../../visitor/islands.ts');
  return islands;
});

/** At once where it can be: one key must not overtake another. */
export const withIslands = (act: (islands: Islands) => void) => () => {
  if (islands) act(islands);
  else void loadIslands().then(act);
};

/** Does something with the run that is worked on. */
const withIsland = (act: (islands: Islands) => (stepId: string) => void) =>
  withIslands((islands) => {
    const stepId = islands.currentIsland();
    if (stepId) act(islands)(stepId);
  });

/** With the first rail of a run selected an arrow moves the run, by 1 or by 10 cm; else it directs the next rail. */
function followArrow(onScreen: Heading, isShift: boolean): void {
  const state = configuratorStore.getState();
  const selected = currentPlan(state.history).layout.steps.find(({ id }) => id === stepIn(state));
  if (selected?.kind !== 'start') directTo(onScreen);
  else withIslands(({ moveIsland }) => moveIsland(selected.id, onScreen, isShift ? 10 : 1))();
}

function toggleBend(): void {
  const { shape } = configuratorStore.getState().next;
  const { direction } = shape;
  if (shape.kind === 'bent') setNext({ shape: { ...STRAIGHT_ON, direction } });
  else setNext({ shape: { kind: 'bent', direction: direction === 'straight' ? 'right' : direction } });
}

function toggleT(): void {
  const { shape } = configuratorStore.getState().next;
  setNext({
    shape: { kind: 'straight', direction: shape.direction, tArms: tArmsOf(shape) ? null : T_ARMS[0] },
  });
}

function removeSelected(): void {
  const stepId = stepIn(configuratorStore.getState());
  if (stepId) removeStep(stepId);
  else removeLast();
}

/** Undo and redo, wherever in the configurator the focus is, but for text that is being typed. */
export function historyKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): (() => void) | null {
  if (!event.ctrlKey && !event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? redoEdit : undoEdit;
  return key === 'y' ? redoEdit : null;
}

/** What a key does while the drawing has focus; null for every key that is not the drawing's. */
export function canvasKey(key: string, isShift: boolean, view: ViewKeys): (() => void) | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return () => followArrow(arrow, isShift);
  if (/^[0-9]$/.test(key)) return () => view.typeLength(key);
  switch (key) {
    case 'Enter':
      return addNext;
    case '[':
      return () => stepActiveEnd(-1);
    case ']':
      return () => stepActiveEnd(1);
    case 'Backspace':
      return removeLast;
    case 'Delete':
      return removeSelected;
    case 'Escape':
      return () => selectStep(null);
    // Held while the drawing is dragged: it must not scroll the page.
    case ' ':
      return () => {};
    case '?':
      return view.help;
    case '+':
    case '=':
      return () => view.zoomBy(1.25);
    case '-':
      return () => view.zoomBy(0.8);
  }
  switch (key.toLowerCase()) {
    case 'f':
      return view.fit;
    case 'r':
      return view.rotate;
    case 'l':
      return () => toggleMode('light');
    case 'i':
      return () => toggleMode('installation');
    case 'c':
      return toggleBend;
    case 't':
      return toggleT;
    case 'n':
      return withIslands(({ addIsland }) => addIsland());
    case 'd':
      return withIsland(({ duplicateIsland }) => duplicateIsland);
    case 'm':
      return withIsland(({ mirrorIsland }) => mirrorIsland);
    case 'o':
      return withIsland(({ turnIsland }) => turnIsland);
  }
  return null;
}
