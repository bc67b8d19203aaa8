import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Dimming,
  daliLevel,
  energyOf,
  freeNumber,
  type LightScene,
  NO_DIMMING,
  percentOf,
  renumbered,
  sceneForWork,
  sceneLayers,
  sceneWatts,
  sharesOf,
  withGroup,
  withoutGroup,
  withScene,
} from './dimming.ts';

const scene = (number: number, more: Partial<LightScene> = {}): LightScene => ({
  number,
  name: `Scena ${number}`,
  isForWork: false,
  hours: null,
  groups: {},
  luminaires: {},
  ...more,
});

const IDS = ['a', 'b', 'c', 'd', 'e'];
const percent = fc.integer({ min: 0, max: 100 });
const arbitraryDimming: fc.Arbitrary<Dimming> = fc
  .record({
    groups: fc.uniqueArray(
      fc.record({
        number: fc.integer({ min: 0, max: 15 }),
        name: fc.constant('g'),
        luminaires: fc.uniqueArray(fc.constantFrom(...IDS)),
      }),
      { selector: ({ number }) => number, maxLength: 5 },
    ),
    scenes: fc.array(
      fc.record({
        groups: fc.dictionary(fc.integer({ min: 0, max: 15 }).map(String), percent),
        luminaires: fc.dictionary(fc.constantFrom(...IDS), percent),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ groups, scenes }) => ({
    groups: groups.toSorted((a, b) => a.number - b.number),
    scenes: scenes.map((one, number) => scene(number, one)),
  }));

it('The share of a luminaire overrides its groups, of which the lowest in the scene applies', () => {
  const dimming: Dimming = {
    groups: [
      { number: 2, name: 'Bar', luminaires: ['a', 'b'] },
      { number: 5, name: 'Sala', luminaires: ['a', 'b', 'c'] },
    ],
    scenes: [],
  };
  const evening = scene(0, { groups: { 5: 40, 2: 70 }, luminaires: { b: 10 } });
  expect(IDS.map((id) => percentOf(dimming, evening, id))).toEqual([70, 10, 40, 100, 100]);
  expect(percentOf(dimming, scene(1, { groups: { 5: 40 } }), 'a')).toBe(40);
  expect(percentOf(dimming, null, 'a')).toBe(100);
});

it('Luminaires of one layer are dimmed alike in every scene', () => {
  fc.assert(
    fc.property(arbitraryDimming, (dimming) => {
      const layers = sceneLayers(dimming, IDS);
      for (const one of [null, ...dimming.scenes]) {
        const shares = sharesOf(dimming, one, IDS);
        IDS.forEach((id, index) => {
          expect(shares[layers[index] ?? -1]).toBe(percentOf(dimming, one, id) / 100);
        });
      }
    }),
  );
});

it('Changing a share changes no layer, so that nothing is recomputed', () => {
  fc.assert(
    fc.property(arbitraryDimming, percent, (dimming, by) => {
      const changed = {
        ...dimming,
        scenes: dimming.scenes.map((one) => ({
          ...one,
          groups: Object.fromEntries(Object.keys(one.groups).map((key) => [key, by])),
          luminaires: Object.fromEntries(Object.keys(one.luminaires).map((key) => [key, by])),
        })),
      };
      expect(sceneLayers(changed, IDS)).toEqual(sceneLayers(dimming, IDS));
    }),
  );
});

it('Levels follow the curve of IEC 62386-102: 1 % is 85, 10 % is 170, 50 % is 229', () => {
  expect([0, 0.1, 1, 10, 50, 99.9, 100].map(daliLevel)).toEqual([0, 1, 85, 170, 229, 254, 254]);
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 100, noNaN: true }), (one) => {
      const level = daliLevel(one);
      expect(Math.abs(10 ** (((level - 1) * 3) / 253 - 1) / one - 1)).toBeLessThan(0.0138);
    }),
  );
});

it('The lowest free number of sixteen is next; groups and scenes are sorted by number', () => {
  const groups = [0, 1, 3].map((number) => ({ number, name: '', luminaires: [] }));
  expect(freeNumber(groups, 16)).toBe(2);
  expect(
    freeNumber(
      Array.from({ length: 16 }, (_, number) => ({ number })),
      16,
    ),
  ).toBeNull();
  const four = withGroup({ groups, scenes: [] }, { number: 2, name: 'Lada', luminaires: ['a'] });
  expect(four.groups.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
});

it('Removing a group removes its shares; only one scene is for work', () => {
  const first = withScene(NO_DIMMING, scene(0, { isForWork: true, groups: { 2: 30, 5: 40 } }));
  expect(withoutGroup(first, 2).scenes[0]?.groups).toEqual({ 5: 40 });
  const both = withScene(first, scene(1, { isForWork: true }));
  expect(both.scenes.map(({ isForWork }) => isForWork)).toEqual([false, true]);
  expect(sceneForWork(both)?.number).toBe(1);
});

it('Energy is reported if hours are set', () => {
  expect(energyOf(350, { hours: 2000 })).toBe(700);
  expect(energyOf(350, { hours: null })).toBeNull();
});

it('A renumbered group has the same luminaires and shares', () => {
  const before: Dimming = {
    groups: [
      { number: 0, name: 'Bar', luminaires: ['a'] },
      { number: 2, name: 'Sala', luminaires: ['b'] },
    ],
    scenes: [scene(0, { groups: { 0: 30, 2: 40 } })],
  };
  const after = renumbered(before, 0, 7);
  expect(after.groups.map(({ number, name }) => [number, name])).toEqual([
    [2, 'Sala'],
    [7, 'Bar'],
  ]);
  expect(after.scenes[0]?.groups).toEqual({ 2: 40, 7: 30 });
});

it('Luminaires draw power in proportion to their share', () => {
  const luminaires = IDS.map((id, index) => ({ id, watts: 10 * (index + 1) }));
  fc.assert(
    fc.property(arbitraryDimming, (dimming) => {
      expect(sceneWatts(dimming, null, luminaires)).toBeCloseTo(150);
      for (const one of dimming.scenes) {
        const each = luminaires.map(({ id, watts }) => (watts * percentOf(dimming, one, id)) / 100);
        expect(sceneWatts(dimming, one, luminaires)).toBeCloseTo(each.reduce((sum, part) => sum + part, 0));
      }
    }),
  );
});
