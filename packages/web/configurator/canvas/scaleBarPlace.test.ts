import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { SCREEN_SCALE, toScreen } from '../../visitor/projection.ts';
import { scaleBarPlace } from './scaleBarPlace.ts';

const AREA = { width: 390, height: 470, insets: { left: 0, right: 0, top: 56, bottom: 0 } };
const WIDTH = 96;
const { placed } = geometryOf(layoutOf([300]));
const zoom = 250 / (300 * SCREEN_SCALE);
function viewWith(x: number, y: number) {
  const view = { x: 0, y: 0, zoom, rotate: 0 } as const;
  const at = toScreen({ x: 0, y: 0 }, view, AREA);
  return { ...view, x: (at.x - x) / (SCREEN_SCALE * zoom), y: (at.y - y) / (SCREEN_SCALE * zoom) };
}

it('is at the lower left if no rail is there', () => {
  expect(scaleBarPlace(WIDTH, placed, viewWith(195, 250), AREA)).toEqual({ x: 16, y: 438 });
});

it('moves to another corner if a rail covers it', () => {
  expect(scaleBarPlace(WIDTH, placed, viewWith(120, 448), AREA)).toEqual({ x: 278, y: 438 });
  expect(scaleBarPlace(WIDTH, placed, viewWith(195, 448), AREA)).toEqual({ x: 16, y: 68 });
});
