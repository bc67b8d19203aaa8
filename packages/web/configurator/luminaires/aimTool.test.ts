import { newHistory } from '@lumitor/domain/plan/history';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { beforeEach, expect, it } from 'vitest';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, initialState } from '../../visitor/configuratorStore.ts';
import { selectPieces } from '../../visitor/pieces.ts';
import { type Area, toScreen } from '../../visitor/projection.ts';
import { surfaceOf } from '../hand/tool.ts';
import { aimTool } from './aimTool.ts';

const { getState, setState } = configuratorStore;

const AREA: Area = { width: 1200, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
const piecesNow = () => arrangementNow().pieces;
const onScreen = (index: number, off: number) => {
  const piece = piecesNow()[index];
  if (!piece) throw new Error('There are four');
  const { x, y } = toScreen(piece, getState().view, AREA);
  return { x: x + off, y };
};

beforeEach(() => setState({ ...initialState(), history: newHistory(planOf([[300]], { a: 4 })) }));

it('A click that aims is no grip on a luminaire beside it: the one selected shines there, the other stays', () => {
  const [first, , third] = piecesNow();
  if (!first || !third) throw new Error('There are four');
  selectPieces([first.id]);
  setState({ isAiming: true });
  const at = onScreen(2, 10);
  const tool = aimTool(surfaceOf(() => AREA));
  expect(tool.grab(at)).toBe(null);
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: true });
  tool.tap(at);
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: false });
  expect(piecesNow().find(({ id }) => id === first.id)?.tilt).toBeGreaterThan(20);
  expect(piecesNow().find(({ id }) => id === third.id)).toMatchObject({ at: third.at, tilt: 0 });
});

it('An arrow moves what is aimed at, Escape ends aiming before it ends the selection', () => {
  const [first] = piecesNow();
  if (!first) throw new Error('There are four');
  selectPieces([first.id]);
  setState({ isAiming: true });
  const press = (key: string) => aimTool(surfaceOf(() => AREA)).key(key, false)?.();
  press('ArrowDown');
  expect(piecesNow().find(({ id }) => id === first.id)).toMatchObject({ at: first.at, isPlaced: true });
  expect(piecesNow().find(({ id }) => id === first.id)?.tilt).toBeGreaterThan(0);
  press('Escape');
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: false });
});
