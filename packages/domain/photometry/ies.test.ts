import { describe, expect, it } from 'vitest';
import { tableDistribution } from './distribution.ts';
import { PhotometryError } from './fault.ts';
import { fluxOf } from './figures.ts';
import { readIes } from './ies.ts';

const NUMBERS = `1 1500 2 3 2 1 1 0.1 0.2 0
0.5 0.9 20
0 45 90
0 90
100 50 0
100 70 0
`;
const HEADS = {
  1986: 'Spotlight 20 W\nof a maker\n',
  1991: 'IESNA91\n[TEST] 1\n[LUMINAIRE] Spotlight 20 W\n',
  1995: 'IESNA:LM-63-1995\n[LUMCAT] S20\n[LUMINAIRE] Spotlight 20 W\n[MORE] in black\n',
  2002: 'IESNA:LM-63-2002\n[TEST] 1\n[LUMINAIRE] Spotlight 20 W\n',
  2019: 'IES:LM-63-2019\n[TEST] 1\n[LUMINAIRE] Spotlight 20 W\n',
};
const ies = (numbers: string, head = HEADS[2002]) => `${head}TILT=NONE\n${numbers}`;
const withPlanes = (planes: number[]) =>
  ies(
    `1 -1 1 2 ${planes.length} 1 1 0 0 0 1 1 9\n0 90\n${planes.join(' ')}\n${planes.map((_, at) => `${at + 1} 1`).join('\n')}`,
  );

const faultOf = (text: string) => {
  try {
    readIes(text);
  } catch (error) {
    if (error instanceof PhotometryError) return [error.fault, error.line];
    throw error;
  }
  return 'none';
};

describe('a file of IES LM-63', () => {
  it.each([1986, 1991, 1995] as const)('counts the ballast-lamp factor in %i', (year) => {
    const { table } = readIes(ies(NUMBERS, HEADS[year]));
    expect(table.candela).toEqual([
      [90, 45, 0],
      [90, 63, 0],
    ]);
  });

  it.each([2002, 2019] as const)('has another field instead of the ballast-lamp factor in %i', (year) => {
    for (const field of ['0.9', '0', '1.10000'])
      expect(readIes(ies(NUMBERS.replace('0.9', field), HEADS[year])).table.candela[1]).toEqual([100, 70, 0]);
  });

  it('names the luminaire by its keyword, or by the first line in a file without keywords', () => {
    for (const head of Object.values(HEADS)) expect(readIes(ies(NUMBERS, head)).name).toBe('Spotlight 20 W');
    expect(readIes(ies(NUMBERS, 'IESNA:LM-63-1995\n[LUMCAT] S20\n[LUMINAIRE]\n')).name).toBe('S20');
    expect(readIes(ies(NUMBERS, 'IESNA91\n')).name).toBe('');
  });

  it('is absolute if the lamps have no flux, else states the flux of all lamps and never of the luminaire', () => {
    const absolute = readIes(ies(NUMBERS.replace('1500', '-1')));
    expect(absolute).toMatchObject({ format: 'ies', isAbsolute: true, stated: null });
    expect(readIes(ies(NUMBERS))).toMatchObject({
      isAbsolute: false,
      stated: { lumens: 1500, isOfLamps: true },
    });
    expect(readIes(ies(NUMBERS.replace('1 1500', '2 1500'))).stated?.lumens).toBe(3000);
    expect(absolute.table).toEqual(readIes(ies(NUMBERS)).table);
  });

  it('has the same intensities in feet and in metres, and an opening of its dimensions', () => {
    const [feet, metres] = [readIes(ies(NUMBERS)), readIes(ies(NUMBERS.replace('2 1 1 0.1', '2 1 2 0.1')))];
    expect(feet.table).toEqual(metres.table);
    expect(metres.opening).toEqual({ length: 200, width: 100, sideC0: 0, sideC90: 0, lengthAlong: 0 });
    expect(feet.opening?.length).toBeCloseTo(60.96, 9);
  });

  it('has a round opening if its dimensions are negative, and none if they are 0', () => {
    const measured = (measures: string) =>
      readIes(ies(NUMBERS.replace('1 0.1 0.2 0', `2 ${measures}`))).opening;
    expect(measured('-0.1 -0.1 0.05')).toMatchObject({ length: 100, width: 0, sideC0: 50 });
    expect(measured('0 0 0')).toBeNull();
  });

  it('may wrap its numbers at any line, with spaces, tabs or commas between them', () => {
    const file = readIes(ies(NUMBERS));
    for (const broken of [
      NUMBERS.replace(/\n/g, ' '),
      NUMBERS.replace(/ /g, '\n\n'),
      NUMBERS.replace(/ /g, ', '),
      `\n\t${NUMBERS.replace(/ /g, '\t')}   \n\n`,
    ])
      expect(readIes(ies(broken))).toEqual(file);
  });

  it('may contain tilt data, which are skipped', () => {
    const tilted = ies(NUMBERS).replace('TILT=NONE', 'TILT=INCLUDE\n1\n3\n0 45 90\n1 0.95\n0.9');
    expect(readIes(tilted)).toEqual(readIes(ies(NUMBERS)));
    expect(readIes(ies(NUMBERS).replace('TILT=NONE', ' tilt = none '))).toEqual(readIes(ies(NUMBERS)));
  });

  it('leaves out planes that follow by symmetry', () => {
    const at0 = (planes: number[]) => {
      const { table } = readIes(withPlanes(planes));
      const { intensity } = tableDistribution(table);
      return [table.symmetry, table.c, [0, 90, 180, 270].map((c) => intensity(c, 0))];
    };
    expect(at0([0])).toEqual(['rotational', [0], [1, 1, 1, 1]]);
    expect(at0([0, 90])).toEqual(['quadrants', [0, 90], [1, 2, 1, 2]]);
    expect(at0([0, 90, 180])).toEqual(['c0c180', [0, 90, 180], [1, 2, 3, 2]]);
    expect(at0([90, 180, 270])).toEqual(['c90c270', [90, 180, 270], [2, 1, 2, 3]]);
    expect(at0([0, 90, 180, 270, 360])).toEqual(['none', [0, 90, 180, 270], [1, 2, 3, 4]]);
  });

  it('may leave out the plane of 360, and lists its planes around the circle', () => {
    const planes = Array.from({ length: 24 }, (_, index) => 15 * index);
    const { table } = readIes(withPlanes(planes));
    expect([table.symmetry, table.c]).toEqual(['none', planes]);
    expect(tableDistribution(table).intensity(352.5, 0)).toBe(12.5);
    expect(readIes(withPlanes([...planes.slice(1), 360])).table.c).toEqual(planes);
    expect(readIes(withPlanes([0, 90, 180, 270])).table.symmetry).toBe('none');
    expect(faultOf(withPlanes([0, 90, 200]))).toEqual(['planesOfNoSymmetry', 7]);
  });

  it('ends with its last intensity, or the end-of-file character of DOS', () => {
    expect(readIes(`${ies(NUMBERS)}\u001a`)).toEqual(readIes(ies(NUMBERS)));
    expect(faultOf(`${ies(NUMBERS)}5\n`)).toEqual(['surplusNumber', 11]);
    expect(faultOf(ies(NUMBERS.replace('100 70 0', '100 70 0 5')))).toEqual(['surplusNumber', 10]);
    expect(faultOf(`${ies(NUMBERS)}END\n`)).toEqual(['surplusNumber', 11]);
  });

  it.each<[string, string, string, number | null]>([
    ['type B', NUMBERS.replace('2 1 1 0.1', '2 2 1 0.1'), 'typeB', 5],
    ['type A', NUMBERS.replace('2 1 1 0.1', '2 3 1 0.1'), 'typeA', 5],
    ['a type that there is not', NUMBERS.replace('2 1 1 0.1', '2 4 1 0.1'), 'unknownValue', 5],
    ['half an angle', NUMBERS.replace('2 3 2 1', '2 3.5 2 1'), 'unknownValue', 5],
    ['no plane', NUMBERS.replace('2 3 2 1', '2 3 0 1'), 'unknownValue', 5],
    ['too many planes', NUMBERS.replace('2 3 2 1', '2 3 1e9 1'), 'tooManyAngles', 5],
    ['too many angles', NUMBERS.replace('2 3 2 1', '2 1500 2 1'), 'tooManyAngles', 5],
    ['a single angle', NUMBERS.replace('2 3 2 1', '2 1 2 1'), 'unknownValue', 5],
    ['a multiplier of zero', NUMBERS.replace('1500 2 3', '1500 0 3'), 'unknownValue', 5],
    ['a word', NUMBERS.replace('0.5 0.9', 'half 0.9'), 'notANumber', 6],
    ['angles that do not rise', NUMBERS.replace('0 45 90', '0 90 45'), 'anglesDoNotRise', 7],
    ['an angle beyond straight up', NUMBERS.replace('0 45 90', '0 45 190'), 'angleOutOfRange', 7],
    ['a negative plane', NUMBERS.replace('\n0 90\n', '\n-90 90\n'), 'angleOutOfRange', 8],
    ['planes that no symmetry has', NUMBERS.replace('\n0 90\n', '\n0 100\n'), 'planesOfNoSymmetry', 8],
    ['a negative intensity', NUMBERS.replace('100 70 0', '100\n\n-70 0'), 'negativeIntensity', 12],
    ['an end too early', NUMBERS.replace('100 70 0', '100 70'), 'missingNumber', 10],
    ['no light at all', NUMBERS.replaceAll('100 50', '0 0').replace('100 70', '0 0'), 'noIntensity', null],
  ])('is refused with the line: %s', (_, numbers, fault, line) => {
    expect(faultOf(ies(numbers))).toEqual([fault, line]);
  });

  it('is refused if another file contains the tilt, the tilt ends too early, or its line is missing', () => {
    expect(faultOf(ies(NUMBERS).replace('=NONE', '=LAMP.TLT'))).toEqual(['tiltElsewhere', 4]);
    expect(faultOf('IESNA91\nTILT=INCLUDE\n1\n1e300\n0 1 2\n')).toEqual(['tooManyAngles', 4]);
    expect(faultOf('IESNA91\nTILT=INCLUDE\n1\n400000\n0 1 2\n')).toEqual(['missingNumber', 5]);
    expect(faultOf('IESNA:LM-63-1995\n[LUMINAIRE] cut off')).toEqual(['notPhotometry', null]);
  });
});

const GAMMA = '0 5 10 15 20 25 30 35 40 45 50 55 60 65 70 75 80 85 90';
const COSINES =
  '1 .9962 .9848 .9659 .9397 .9063 .8660 .8192 .7660 .7071 .6428 .5736 .5 .4226 .3420 .2588 .1736 .0872 0'
    .split(' ')
    .map(Number);
const lambertian = (candela: string, dimensions = '0 0 0', gamma = GAMMA) =>
  `IESNA:LM-63-2002\n[TEST] 1\n[LUMINAIRE] Test\nTILT=NONE\n1 -1 1 19 1 1 2 ${dimensions}\n1 1 10\n${gamma}\n0\n${candela}\n`;
const candelaOf = (digits: number, decimal: string, gap = ' ') =>
  COSINES.map((cosine) => (1000 * cosine).toFixed(digits).replace('.', decimal)).join(gap);

describe('commas in a file of IES LM-63', () => {
  it('separate decimals if the count of numbers allows no other reading', () => {
    const { table } = readIes(lambertian(candelaOf(1, ',')));
    expect(table.candela[0]?.slice(0, 3)).toEqual([1000, 996.2, 984.8]);
    expect(fluxOf(table)).toBeCloseTo(3139.6, 0);
    for (const gap of ['\n', ', ', '\t'])
      expect(readIes(lambertian(candelaOf(1, ',', gap))).table).toEqual(table);
    expect(readIes(lambertian(candelaOf(1, ','), '-0.1 -0.1 0')).table).toEqual(table);
  });

  it('separate numbers if the count requires that', () => {
    const points = readIes(lambertian(candelaOf(1, '.')));
    expect(readIes(lambertian(candelaOf(1, '.', ',')))).toEqual(points);
    expect(readIes(lambertian(candelaOf(1, '.', ','), '0,0,0', GAMMA.replaceAll(' ', ',')))).toEqual(points);
  });

  it('are refused with their line if they may separate thousands', () => {
    const thousands = candelaOf(0, '.').replace(/\d+/g, (digits) => (digits === '0' ? '0' : `${digits},000`));
    expect(faultOf(lambertian(thousands.replace('1000,000', '1,000,000')))).toEqual(['ambiguousComma', 9]);
    expect(faultOf(lambertian(candelaOf(1, '.').replace('1000.0', '1,000')))).toEqual(['ambiguousComma', 9]);
    expect(faultOf(lambertian(candelaOf(1, ',', '\n').replace('1000,0', '1,000,0')))).toEqual([
      'ambiguousComma',
      9,
    ]);
  });

  it('do not hide other faults', () => {
    const negative = candelaOf(1, '.', ',').replace('996.2', '-996.2');
    expect(faultOf(lambertian(negative))).toEqual(['negativeIntensity', 9]);
  });
});
