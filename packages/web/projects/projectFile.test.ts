import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { planSchema, storedPlan } from '@lumitor/domain/plan/storedPlan';
import { arbitraryPlan } from '@lumitor/domain/testing/arbitraryPlan';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  MAX_FILE,
  type ProjectFileFault,
  readProjectFile,
  UnfitProjectFile,
  writeProjectFile,
} from './projectFile.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 40);

const PICTURE = '9b2f6c1e-3d4a-4b5c-8d6e-7f8091a2b3c4';
const PNG = new Uint8Array(
  [...'\x89PNG\r\n\x1a\n', 'pixels']
    .join('')
    .split('')
    .map((letter) => letter.charCodeAt(0)),
);
const withPicture = {
  ...EMPTY_PLAN,
  name: 'Księgarnia',
  underlay: newUnderlay({ id: PICTURE, name: 'rzut.png', width: 100, height: 80 }, { x: 0, y: 0 }, 600),
};
const faultOf = (bytes: Uint8Array): Promise<ProjectFileFault | null> =>
  readProjectFile(bytes).then(
    () => null,
    (error) => {
      if (error instanceof UnfitProjectFile) return error.fault;
      throw error;
    },
  );
const planJson = (more: object = {}) =>
  strToU8(
    JSON.stringify({
      format: 'lumitor-project',
      version: 1,
      line: 'micro',
      plan: storedPlan(EMPTY_PLAN),
      ...more,
    }),
  );

it('any plan of either line survives a round trip through its file', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryPlan, fc.constantFrom('standard', 'micro'), async (plan, line) => {
      const read = await readProjectFile(await writeProjectFile({ line, plan, pictures: new Map() }));
      // Expected: the stored plan, read as after a reload.
      expect(read).toEqual({ line, plan: v.parse(planSchema, storedPlan(plan)), pictures: new Map() });
    }),
    { numRuns },
  );
});

it('includes the pictures of the plan, and no others', async () => {
  const pictures = new Map([
    [PICTURE, PNG],
    ['other', PNG],
  ]);
  const read = await readProjectFile(
    await writeProjectFile({ line: 'standard', plan: withPicture, pictures }),
  );
  expect(read.plan.underlay?.id).toBe(PICTURE);
  expect(read.pictures).toEqual(new Map([[PICTURE, PNG]]));
});

it('pictures without a reference in the plan are not unpacked, whatever their size', async () => {
  const large = new Uint8Array(21 * 1024 * 1024);
  const others = Object.fromEntries([1, 2, 3].map((number) => [`pictures/${number}`, large]));
  const read = await readProjectFile(zipSync({ ...others, 'plan.json': planJson() }, { level: 1 }));
  expect(read.pictures.size).toBe(0);
});

it('a corrupted file is read correctly or refused with its fault; a truncated one is refused', async () => {
  const pictures = new Map([[PICTURE, PNG]]);
  const whole = await writeProjectFile({ line: 'standard', plan: withPicture, pictures });
  const read = await readProjectFile(whole);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ by;
      if ((await faultOf(changed)) === null) expect(await readProjectFile(changed)).toEqual(read);
      expect(await faultOf(whole.subarray(0, at))).not.toBeNull();
    }),
    { numRuns: numRuns * 3 },
  );
});

it.each<[string, ProjectFileFault, () => Uint8Array]>([
  ['nothing', 'notAProject', () => new Uint8Array()],
  ['a text', 'notAProject', () => strToU8('Księgarnia')],
  ['a ZIP of something else', 'notAProject', () => zipSync({ 'a.txt': strToU8('a') })],
  ['JSON of another program', 'notAProject', () => zipSync({ 'plan.json': strToU8('{"plan":1}') })],
  ['no JSON', 'damaged', () => zipSync({ 'plan.json': strToU8('{') })],
  ['a later version', 'newer', () => zipSync({ 'plan.json': planJson({ version: 2 }) })],
  ['a plan that is none', 'damaged', () => zipSync({ 'plan.json': planJson({ plan: { steps: 7 } }) })],
  ['an unknown line', 'damaged', () => zipSync({ 'plan.json': planJson({ line: 'maxi' }) })],
  [
    'a page for a picture',
    'damaged',
    () =>
      zipSync({
        'plan.json': planJson({ plan: storedPlan(withPicture) }),
        [`pictures/${PICTURE}`]: strToU8('<svg onload="alert(1)"/>'),
      }),
  ],
  ['more bytes than a project has', 'tooLarge', () => new Uint8Array(MAX_FILE + 1)],
  [
    'a thousand files',
    'tooLarge',
    () => zipSync(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${index}`, strToU8('')]))),
  ],
  ['a bomb for a plan', 'tooLarge', () => zipSync({ 'plan.json': new Uint8Array(40_000_000) })],
])('%s is refused as %s', async (_, fault, make) => {
  expect(await faultOf(make())).toBe(fault);
});

it('a zip bomb with a small declared size is unpacked only up to the limits', async () => {
  const bomb = zipSync({ 'plan.json': new Uint8Array(40_000_000) });
  new DataView(bomb.buffer).setUint32(22, 100, true);
  expect(await faultOf(bomb)).toBe('tooLarge');
});
