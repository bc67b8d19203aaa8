import { expect, it } from 'vitest';
import { lineOf } from '../floorPlan/floorPlan.ts';
import { readFloorPlan } from '../floorPlan/readFloorPlan.ts';
import { wallLines } from '../kinds/room/shapes.ts';
import { distance, minus } from '../math/points.ts';
import { drawnDxf } from '../testing/drawnDxf.ts';
import { EVERYTHING } from '../testing/everything.ts';

it("the room is read back from the project's own file, to half a millimetre", () => {
  const { read } = readFloorPlan(new TextEncoder().encode(drawnDxf(EVERYTHING).dxf));
  if (!('sure' in read) || !EVERYTHING.room) throw new Error('The unit of the file is unknown');
  const { plan } = read.sure;
  const layer = plan.layers.findIndex(({ name }) => name === 'A-Ściany');
  const walls = [...plan.layerOf].flatMap((own, line) => (own === layer ? [lineOf(plan, line)] : []));
  const target = wallLines(EVERYTHING.room);
  expect(walls).toHaveLength(target.length);
  const [one, other] = [walls[0]?.[0], target[0]?.[0]];
  if (!one || !other) throw new Error('No walls');
  const shift = minus(other, one);
  for (const [start, end] of target) {
    const isSame = ([from, to]: readonly { x: number; y: number }[]) =>
      from && to && distance(minus(start, from), shift) < 0.05 && distance(minus(end, to), shift) < 0.05;
    expect(walls.some(isSame), JSON.stringify([start, end])).toBe(true);
  }
});
