import { describe, expect, it } from 'vitest';
import { doorGroups, dxfOf, type Groups, insertGroups, lineGroups } from '../testing/dxfDrawing.ts';
import { readFloorPlan } from './readFloorPlan.ts';

type Drawn = Parameters<typeof dxfOf>[0];

function unitsOf(drawn: Drawn) {
  const { read } = readFloorPlan(new TextEncoder().encode(dxfOf(drawn)));
  return 'sure' in read ? read.sure.unit : read.proposals.map(({ unit }) => unit);
}

const wall = (length: number): Groups => lineGroups('0', [0, 0], [length, 0]);
const dimension = (measure: number, text: string): Groups => [
  [0, 'DIMENSION'],
  [8, 'Dim'],
  [2, '*D1'],
  [70, 0],
  [42, measure],
  [1, text],
  [3, 'Standard'],
];
const blocks = { '*D1': lineGroups('0', [0, 0], [1, 0]) };

describe('the unit that a file states', () => {
  it.each<[string, Drawn, unknown]>([
    [
      'a door agrees',
      {
        units: 4,
        blocks: { door: doorGroups(900) },
        entities: [...wall(12_000), ...insertGroups('0', 'door', [0, 0])],
      },
      'mm',
    ],
    [
      'a door contradicts it',
      {
        units: 6,
        blocks: { door: doorGroups(90) },
        entities: [...wall(400), ...insertGroups('0', 'door', [0, 0])],
      },
      ['cm', 'm'],
    ],
    [
      'a door is three feet wide',
      {
        units: 1,
        blocks: { door: doorGroups(3) },
        entities: [...wall(40), ...insertGroups('0', 'door', [0, 0])],
      },
      ['ft', 'in'],
    ],
    [
      'a dimension is written in centimetres',
      { units: 5, blocks, entities: [...wall(9000), ...dimension(6000, '600')] },
      ['mm', 'cm'],
    ],
    [
      'a dimension has its unit',
      { units: 4, blocks, entities: [...wall(900), ...dimension(600, '6,00 m')] },
      ['cm', 'mm'],
    ],
    [
      'a dimension is in feet and inches',
      { units: 4, blocks, entities: [...wall(900), ...dimension(126, '10\'-6"')] },
      ['in', 'mm'],
    ],
    [
      'a dimension is written as measured',
      { units: 4, blocks, entities: [...wall(9000), ...dimension(6000, '6000')] },
      'mm',
    ],
    [
      'a bed is two metres long',
      {
        units: 1,
        blocks: { 'Łóżko 160': lineGroups('0', [0, 0], [2000, 0]) },
        entities: [...wall(3000), ...insertGroups('0', 'Łóżko 160', [0, 0])],
      },
      ['mm', 'in'],
    ],
    ['inches are of a metric file', { units: 1, measurement: 1, entities: wall(600) }, ['cm', 'in']],
    ['inches give a hall', { units: 1, measurement: 0, entities: wall(12_000) }, ['mm', 'in']],
    [
      'lengths are written in feet and inches',
      {
        units: 4,
        header: [
          [9, '$LUNITS'],
          [70, 4],
        ],
        entities: wall(4000),
      },
      ['in', 'mm'],
    ],
    ['it gives a detail', { units: 4, entities: wall(1200) }, ['cm', 'mm']],
  ])('is used or questioned: %s', (_, drawn, units) => {
    expect(unitsOf(drawn)).toEqual(units);
  });

  it('is used for a large site whose doors agree', () => {
    const entities = [...wall(900), ...insertGroups('0', 'door', [0, 0])];
    expect(unitsOf({ units: 6, blocks: { door: doorGroups(0.9) }, entities })).toBe('m');
  });
});
