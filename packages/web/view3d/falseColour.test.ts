import { lightScaleOf } from '@lumitor/domain/light/scale';
import { USUAL_SCALE } from '@lumitor/domain/light/scaleChoice';
import { expect, it } from 'vitest';
import { falseUniforms, LUX, putFalseColour } from './falseColour.ts';

const FALSE = { ...USUAL_SCALE, kind: 'falseColour' } as const;

it('surfaces show the scale’s bands in its colours, and realistic light without a scale', () => {
  const uniforms = falseUniforms();
  expect(uniforms.bands.value).toBe(0);
  const scale = lightScaleOf(FALSE, 300, []);
  putFalseColour(uniforms, { scale, target: 300 });
  expect(uniforms.bands.value).toBe(8);
  expect(uniforms.thresholds.value.slice(0, 8).map((value) => value / LUX)).toEqual(scale.thresholds);
  expect(uniforms.colours.value.slice(0, 9).map((colour) => `#${colour.getHexString()}`)).toEqual(
    scale.colours,
  );
  expect(uniforms.target.value / LUX).toBe(300);
  putFalseColour(uniforms, null);
  expect(uniforms.bands.value).toBe(0);
});
