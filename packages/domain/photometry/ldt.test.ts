import { describe, expect, it } from 'vitest';
import { tableDistribution } from './distribution.ts';
import { PhotometryError } from './fault.ts';
import { readLdt } from './ldt.ts';

type Value = number | string;

const LED: Value[] = [1, 'LED', 1000, 3000, 90, 20];

const ldt = ({
  type = 1 as Value,
  isym = 0 as Value,
  planes = [0, 90, 180, 270] as Value[],
  planeCount = planes.length as Value,
  gamma = [0, 45, 90] as Value[],
  angleCount = gamma.length as Value,
  rows = [
    [10, 5, 1],
    [10, 6, 2],
    [10, 7, 3],
    [10, 8, 4],
  ] as Value[][],
  outputRatio = 80 as Value,
  factor = 1 as Value,
  sets = [LED],
}) =>
  [
    'Maker',
    type,
    isym,
    planeCount,
    0,
    angleCount,
    0,
    'report',
    'Opal 60',
    'number',
    'file',
    'date',
    100,
    60,
    50,
    90,
    50,
    0,
    0,
    0,
    0,
    100,
    outputRatio,
    factor,
    0,
    sets.length,
    ...sets.flat(),
    ...Array.from({ length: 10 }, () => 0.5),
    ...planes,
    ...gamma,
    ...rows.flat(),
  ].join('\r\n');

const faultOf = (text: string) => {
  try {
    readLdt(text);
  } catch (error) {
    if (error instanceof PhotometryError) return [error.fault, error.line];
    throw error;
  }
  return 'none';
};

describe('a file of EULUMDAT', () => {
  it('has candela per 1000 lm of the lamps, times the conversion factor', () => {
    const { table } = readLdt(ldt({ sets: [[2, 'T5', 3500, '', '', '']], factor: 1.1 }));
    expect(table.candela[0]?.map((value) => value.toFixed(4))).toEqual(['38.5000', '19.2500', '3.8500']);
  });

  it('uses the first set of lamps of several', () => {
    const { table } = readLdt(ldt({ sets: [[1, 'LED', 2000, 3000, 90, 20], LED, LED] }));
    expect(table.candela[0]).toEqual([20, 10, 2]);
  });

  it('is absolute if the number of lamps is negative, with the same intensities', () => {
    const file = readLdt(ldt({ sets: [[-1, 'LED', 1000, 3000, 90, 20]] }));
    expect(file).toMatchObject({ format: 'ldt', name: 'Opal 60', isAbsolute: true });
    expect(file.stated).toEqual({ lumens: 800, isOfLamps: false });
    expect(file.table).toEqual(readLdt(ldt({})).table);
    expect(readLdt(ldt({})).isAbsolute).toBe(false);
  });

  it('states the flux of its lamps alone if the output ratio is not a share', () => {
    for (const outputRatio of ['', 0, 'x', 250])
      expect(readLdt(ldt({ outputRatio })).stated).toEqual({ lumens: 1000, isOfLamps: true });
  });

  it('may have decimal commas', () => {
    const { table } = readLdt(
      ldt({ rows: [['12,5', '1,25', 0]], isym: 1, gamma: [0, '22,5', 45], factor: '0,5' }),
    );
    expect([table.gamma, table.candela]).toEqual([[0, 22.5, 45], [[6.25, 0.625, 0]]]);
  });

  it('is refused if a comma may separate thousands, and no other number proves that it separates decimals', () => {
    const read = (rows: Value[][], flux: Value = 1000) =>
      faultOf(ldt({ isym: 1, rows, sets: [[1, 'LED', flux, 3000, 90, 20]] }));
    expect(read([[100, 50, 0]], '1,200')).toEqual(['ambiguousComma', 29]);
    expect(read([['1,234,567', 50, 0]])).toEqual(['ambiguousComma', 50]);
    expect(read([['1.234,5', 50, 0]])).toEqual(['ambiguousComma', 50]);
    expect(read([['1,234', '0,5', 0]])).toBe('none');
    expect(faultOf(ldt({ isym: 1, rows: [[100, 50, 0]], outputRatio: '99,900' }))).toEqual([
      'ambiguousComma',
      23,
    ]);
  });

  it('ends with its last intensity, empty lines or the end-of-file character of DOS', () => {
    expect(faultOf(`${ldt({})}\r\n\r\n\u001a`)).toBe('none');
    expect(faultOf(`${ldt({})}\r\n\r\n5`)).toEqual(['surplusNumber', 63]);
    expect(faultOf(ldt({ isym: 1, rows: [[10, 5, 1, 0]] }))).toEqual(['surplusNumber', 53]);
  });

  it('turns C0 across the rail if it is linear', () => {
    expect([1, 2, 3].map((type) => readLdt(ldt({ type })).table.turn)).toEqual([0, 90, 0]);
  });

  it('leaves out planes that follow by symmetry', () => {
    const planes = [0, 45, 90, 135, 180, 225, 270, 315];
    const rows = (count: number) => Array.from({ length: count }, (_, plane) => [100, plane + 1, 0]);
    const at45 = (isym: number, count: number) => {
      const { table } = readLdt(ldt({ isym, planes, rows: rows(count) }));
      const { intensity } = tableDistribution(table);
      return [table.symmetry, table.c, planes.map((c) => intensity(c, 45))];
    };
    expect(at45(0, 8)).toEqual(['none', planes, [1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(at45(1, 1)).toEqual(['rotational', [0], [1, 1, 1, 1, 1, 1, 1, 1]]);
    expect(at45(2, 5)).toEqual(['c0c180', [0, 45, 90, 135, 180], [1, 2, 3, 4, 5, 4, 3, 2]]);
    expect(at45(3, 5)).toEqual(['c90c270', [90, 135, 180, 225, 270], [3, 4, 5, 4, 3, 2, 1, 2]]);
    expect(at45(4, 3)).toEqual(['quadrants', [0, 45, 90], [1, 2, 3, 2, 1, 2, 3, 2]]);
  });

  it('is rotational with one plane, regardless of the symmetry it states, and needs no plane at 360', () => {
    for (const isym of [0, 1, 2, 4])
      expect(readLdt(ldt({ isym, planes: [0], rows: [[3, 2, 1]] })).table).toMatchObject({
        symmetry: 'rotational',
        c: [0],
      });
    const closed = ldt({
      planes: [0, 180, 360],
      rows: [
        [3, 2, 1],
        [4, 2, 1],
        [3, 2, 1],
      ],
    });
    expect(readLdt(closed).table).toMatchObject({ symmetry: 'none', c: [0, 180] });
  });

  it.each<[string, Parameters<typeof ldt>[0], string, number | null]>([
    ['a symmetry that there is not', { isym: 5 }, 'unknownSymmetry', 3],
    [
      'planes that its symmetry would not have',
      { isym: 2, planes: [0, 90, 170] },
      'planesAgainstSymmetry',
      3,
    ],
    ['no plane where its symmetry has some', { isym: 4, planes: [100, 120] }, 'planesAgainstSymmetry', 3],
    ['half a plane', { planeCount: 2.5 }, 'unknownValue', 4],
    ['planes that it does not have', { planeCount: 600 }, 'anglesDoNotRise', 47],
    ['too many planes', { planeCount: 1e15 }, 'tooManyAngles', 4],
    ['too many angles', { angleCount: 1442 }, 'tooManyAngles', 6],
    ['a single angle', { angleCount: 1 }, 'unknownValue', 6],
    ['a factor below zero', { factor: -1 }, 'unknownValue', 24],
    ['no factor', { factor: '' }, 'missingNumber', 24],
    ['lamps without flux', { sets: [[1, 'LED', 0, 3000, 90, 20]] }, 'unknownValue', 29],
    ['a word for the flux', { sets: [[1, 'LED', 'bright', 3000, 90, 20]] }, 'notANumber', 29],
    ['planes that do not rise', { planes: [0, 90, 90, 270] }, 'anglesDoNotRise', 45],
    ['a plane beyond the circle', { planes: [0, 90, 180, 361] }, 'angleOutOfRange', 46],
    ['angles that fall', { gamma: [0, 90, 45] }, 'anglesDoNotRise', 49],
    ['an angle beyond straight up', { gamma: [0, 90, 181] }, 'angleOutOfRange', 49],
    ['an angle below straight down', { gamma: [-5, 0, 5] }, 'angleOutOfRange', 47],
    ['a negative intensity', { isym: 1, rows: [[10, -0.5, 0]] }, 'negativeIntensity', 51],
    ['a missing intensity', { isym: 1, rows: [[10, '', 0]] }, 'missingNumber', 51],
    ['an end too early', { isym: 1, rows: [[10, 5]] }, 'missingNumber', 51],
    ['two numbers in a line', { isym: 1, rows: [[10, '5 1', 0]] }, 'notANumber', 51],
    ['more than a number holds', { isym: 1, rows: [[10, '1e999', 0]] }, 'notANumber', 51],
    ['more light than there is', { isym: 1, rows: [[10, '1e10', 0]] }, 'unknownValue', 51],
    [
      'a flux beyond all numbers',
      { sets: [[1, 'LED', '1e308', 3000, 90, 20]], factor: 1e9, isym: 1, rows: [[0, 1, 1]] },
      'unknownValue',
      50,
    ],
    ['no light at all', { isym: 1, rows: [[0, 0, 0]] }, 'noIntensity', null],
  ])('is refused with the line: %s', (_, values, fault, line) => {
    expect(faultOf(ldt(values))).toEqual([fault, line]);
  });

  it('is not recognized if neither type nor symmetry is a number', () => {
    for (const text of ['', 'Dear Sir,\nplease find\nthe file attached.', '%PDF-1.7\n%âãÏÓ\n'])
      expect(faultOf(text)).toEqual(['notPhotometry', null]);
  });
});
