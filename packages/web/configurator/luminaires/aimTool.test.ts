import { beforeEach, expect, it } from 'vitest';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { selectPieces } from '../../visitor/pieces.ts';
import { aimTool } from './aimTool.ts';
import { drawFour, onScreen, piecesNow, SURFACE } from './testing/fourPieces.ts';

const { getState, setState } = configuratorStore;

beforeEach(drawFour);

it('a click while aiming aims the selected luminaire and does not drag the one under it', () => {
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

it('an arrow moves the aimed point; Escape ends aiming before it clears the selection', () => {
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
