import { beforeEach, expect, it } from 'vitest';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { selectPieces } from '../../visitor/pieces.ts';
import { aimTool } from './aimTool.ts';
import { drawFour, onScreen, piecesNow, SURFACE } from './testing/fourPieces.ts';

const { getState, setState } = configuratorStore;

beforeEach(drawFour);

it('A click that aims is no grip on a luminaire beside it: the one selected shines there, the other stays', () => {
  const [first, , third] = piecesNow();
  if (!first || !third) throw new Error('There are four');
  selectPieces([first.id]);
  setState({ isAiming: true });
  const at = onScreen(2, 10);
  const tool = aimTool(SURFACE);
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
  const press = (key: string) => aimTool(SURFACE).key(key, false)?.();
  press('ArrowDown');
  expect(piecesNow().find(({ id }) => id === first.id)).toMatchObject({ at: first.at, isPlaced: true });
  expect(piecesNow().find(({ id }) => id === first.id)?.tilt).toBeGreaterThan(0);
  press('Escape');
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: false });
});
