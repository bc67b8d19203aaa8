import { readFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import { dxfOf, lineGroups } from '@lumitor/domain/testing/dxfDrawing';
import { expect, it } from 'vitest';
import { putLines } from './putLines.ts';

it('a plan longer than 25 km is refused', async () => {
  const drawn = dxfOf({ units: 6, entities: lineGroups('0', [0, 0], [25_100, 40]) });
  const { read } = readFloorPlan(new TextEncoder().encode(drawn));
  if ('sure' in read) throw new Error('The unit is not ambiguous');
  const inMetres = read.proposals.find(({ unit }) => unit === 'm');
  if (!inMetres) throw new Error('The stated unit is not proposed');
  await expect(putLines('coast.dxf', inMetres.plan, new AbortController().signal)).rejects.toMatchObject({
    fault: { kind: 'tooWide', kilometres: 25 },
  });
});
