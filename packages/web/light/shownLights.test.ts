import { USUAL_SCALE } from '@lumitor/domain/light/scaleChoice';
import type { Light } from '@lumitor/domain/light/scene';
import { expect, it } from 'vitest';
import { shownLights } from './shownLights.ts';

const lightOf = (...lux: number[]): Light => ({
  map: {
    surface: { kind: 'plane' },
    x: 0,
    y: 0,
    stepX: 10,
    stepY: 10,
    columns: lux.length / 2,
    rows: 2,
    lux: Float32Array.from(lux),
  },
  figures: null,
  grid: [],
  peaks: [],
  modelling: null,
  layers: [],
});

it('surfaces shown together share one scale, with a band per threshold', () => {
  const choice = { ...USUAL_SCALE, kind: 'falseColour', ends: 'present' } as const;
  const [plane, area] = shownLights([lightOf(80, 90, 100, 120), lightOf(600, 640, 700, 720)], {
    choice,
    target: 300,
  });
  expect(plane?.scale).toBe(area?.scale);
  expect(plane?.scale.thresholds).toEqual([75, 100, 150, 200, 300, 500, 750]);
  expect(plane?.bands.map(({ lux }) => lux)).toEqual(plane?.scale.thresholds);
});

it('another scale leaves the light unchanged', () => {
  const before = shownLights([lightOf(80, 90, 100, 120)], { choice: USUAL_SCALE, target: null });
  const [after] = shownLights(before, { choice: { ...USUAL_SCALE, kind: 'falseColour' }, target: null });
  expect(after?.map).toBe(before[0]?.map);
  expect(after?.scale.colours).toHaveLength(9);
});
