import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deviceInWords } from '../../lists/installationWords.ts';
import { sampleTranslate } from '../../testing/sampleOrder.ts';
import { unboughtDevices } from '../devices.ts';
import { placeControl, putControl } from './edits.ts';
import { MAX_WALL_CONTROLS, wallControlsSchema } from './schema.ts';
import type { WallControl } from './wallControl.ts';

const control: WallControl = { id: 'p', label: 'Door', x: 10, y: 20, z: 110, groups: [1, 9], scenes: [0] };
const dimming = {
  groups: [{ number: 1, name: 'Counter', luminaires: [] }],
  scenes: [{ number: 0, name: '', isForWork: false, hours: null, groups: {}, luminaires: {} }],
};

it('a control is added, changed by its id, rounded to whole centimetres, and removed', () => {
  expect(putControl([], { ...control, x: 10.4 })).toEqual({
    kind: 'setWallControls',
    wallControls: [control],
  });
  const moved = placeControl([control], 'p', { x: 50, y: 20, z: 90 });
  expect(moved).toMatchObject({ wallControls: [{ ...control, x: 50, z: 90 }] });
  expect(placeControl([control], 'p', null)).toMatchObject({ wallControls: [] });
  expect(placeControl([control], 'gone', null)).toBeNull();
});

it('a plan with as many controls as it can store takes no further one', () => {
  const all = Array.from({ length: MAX_WALL_CONTROLS }, (_, index) => ({ ...control, id: `p${index}` }));
  expect(v.is(wallControlsSchema, all)).toBe(true);
  expect(putControl(all, control)).toBeNull();
  expect(v.is(wallControlsSchema, [...all, control])).toBe(false);
  expect(v.is(wallControlsSchema, [control, control])).toBe(false);
});

it('words name existing groups and scenes only', () => {
  const inWords = (own: Partial<WallControl>): string[] =>
    unboughtDevices({ wallControls: [{ ...control, ...own }] }).map((device) =>
      deviceInWords(device, dimming, sampleTranslate('EN')),
    );
  expect(inWords({})).toEqual(['P1 Door (Groups: 1 Counter; Scenes: 0 Scene 0)']);
  expect(inWords({ label: '', groups: [9], scenes: [] })).toEqual(['P1']);
});
