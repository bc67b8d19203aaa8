import { beforeEach, expect, it } from 'vitest';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { selectLuminaires } from '../../../visitor/luminaires.ts';
import { aimTool } from './aimTool.ts';
import { drawFour, luminairesNow, onScreen, SURFACE } from './testing/fourLuminaires.ts';

const { getState, setState } = configuratorStore;

beforeEach(drawFour);

it('a click while aiming aims the selected luminaire and does not drag the one under it', () => {
  const [first, , third] = luminairesNow();
  if (!first || !third) throw new Error('The plan has too few luminaires');
  selectLuminaires([first.id]);
  setState({ isAiming: true });
  const at = onScreen(2, 10);
  const tool = aimTool(SURFACE);
  expect(tool.grab(at)).toBe(null);
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: true });
  tool.tap(at);
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: false });
  expect(luminairesNow().find(({ id }) => id === first.id)?.tilt).toBeGreaterThan(20);
  expect(luminairesNow().find(({ id }) => id === third.id)).toMatchObject({ at: third.at, tilt: 0 });
});

it('an arrow moves the aimed point; Escape ends aiming before it clears the selection', () => {
  const [first] = luminairesNow();
  if (!first) throw new Error('The plan has too few luminaires');
  selectLuminaires([first.id]);
  setState({ isAiming: true });
  const press = (key: string) => aimTool(SURFACE).key(key, false)?.();
  press('ArrowDown');
  expect(luminairesNow().find(({ id }) => id === first.id)).toMatchObject({ at: first.at, isPlaced: true });
  expect(luminairesNow().find(({ id }) => id === first.id)?.tilt).toBeGreaterThan(0);
  press('Escape');
  expect(getState()).toMatchObject({ selection: { kind: 'pieces', ids: [first.id] }, isAiming: false });
});
