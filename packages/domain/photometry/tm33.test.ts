import { describe, expect, it } from 'vitest';
import { SAMPLE_HEAD } from '../testing/arbitraryTable.ts';
import { writeIes } from '../testing/writeIes.ts';
import { writeLdt } from '../testing/writeLdt.ts';
import { type Tm33Year, writeTm33 } from '../testing/writeTm33.ts';
import { PhotometryError } from './fault.ts';
import { readIes } from './ies.ts';
import { readLdt } from './ldt.ts';
import type { PhotometricTable, Symmetry } from './photometricTable.ts';
import { readTm33 } from './tm33.ts';

const PLANES: Record<Symmetry, number[]> = {
  none: [0, 90, 200],
  rotational: [0],
  c0c180: [0, 90, 180],
  c90c270: [90, 180, 270],
  quadrants: [0, 90],
};
const tableOf = (symmetry: Symmetry): PhotometricTable => {
  const c = PLANES[symmetry];
  return { symmetry, c, gamma: [0, 45, 90], candela: c.map((plane) => [400, 200 + plane, 10]), turn: 0 };
};
const SYMMETRIES = Object.keys(PLANES) as Symmetry[];
const QUADRANTS = tableOf('quadrants');

const file = (year: Tm33Year, table = QUADRANTS) => writeTm33(year, table, SAMPLE_HEAD);
const relative = (own: string, text = file(23)) =>
  text.replace('>true<', '>false<').replace('</Quantity>', `</Quantity>${own}`);
const withAreas = (areas: string) =>
  readTm33(file(23).replace(/<BottomArea>[\s\S]*<\/BottomArea>/, areas)).opening;
const area = (length: number, width: number, more = '') =>
  `<BottomArea><Length>${length}</Length><Width>${width}</Width>${more}</BottomArea>`;

function faultOf(text: string) {
  try {
    readTm33(text);
  } catch (error) {
    if (error instanceof PhotometryError) return [error.fault, error.line, error.element];
    throw error;
  }
  return 'none';
}

describe.each([18, 23] as const)('a file of TM-33-%i', (year) => {
  it.each(SYMMETRIES)('gives the same luminaire as one of IES and one of EULUMDAT: %s', (symmetry) => {
    const table = tableOf(symmetry);
    const read = readTm33(file(year, table));
    expect(read).toMatchObject({ format: 'xml', name: 'Name', isAbsolute: true, stated: null, table });
    expect(read.table).toEqual(readIes(writeIes(2019, table, SAMPLE_HEAD)).table);
    const ldt = readLdt(writeLdt(table, SAMPLE_HEAD));
    expect(read.table).toEqual(ldt.table);
    expect(read.opening).toEqual(ldt.opening);
  });

  it('may have its values in any order, and on one line', () => {
    const text = file(year);
    const values = text.match(/<IntData.*/g) ?? [];
    expect(readTm33(text.replace(/<IntData[\s\S]*<\/IntData>/, values.toReversed().join('')))).toEqual(
      readTm33(text),
    );
    expect(readTm33(text.replaceAll('\r\n', ''))).toEqual(readTm33(text));
  });
});

describe('a file of TM-33', () => {
  it('starts with the name of its version, also in common variants', () => {
    expect(readTm33(file(18).replaceAll('IESTM33>', 'IESTM33-18>'))).toEqual(readTm33(file(18)));
    expect(faultOf(file(23).replaceAll('IESTM33-22>', 'IESTM33-99>'))).toEqual([
      'notPhotometry',
      null,
      undefined,
    ]);
  });

  it('gives its values times a multiplier, and relative ones times the ballast factor', () => {
    const first = (text: string) => readTm33(text).table.candela[0]?.[0];
    expect(first(file(23).replace('>1.0<', '>2.5e0<'))).toBe(1000);
    expect(first(relative('<BallastFactor>0.9</BallastFactor>'))).toBe(360);
    expect(first(relative('<BallastFactor>0.9</BallastFactor>').replace('>false<', '>1<'))).toBe(400);
  });

  it('states the flux of the luminaire, else that of its lamps', () => {
    const lamps = '<RatedLumens>750</RatedLumens>';
    expect(readTm33(relative(lamps).replace('<Quantity>1', '<Quantity>2'))).toMatchObject({
      isAbsolute: false,
      stated: { lumens: 1500, isOfLamps: true },
    });
    const own = relative(lamps).replace('</LuminousData>', '<LuminousFlux>600</LuminousFlux></LuminousData>');
    expect(readTm33(own).stated).toEqual({ lumens: 600, isOfLamps: false });
    expect(readTm33(relative('<RatedLumens></RatedLumens>')).stated).toBeNull();
  });

  it('is refused if a number contains a comma, even an optional number', () => {
    const faultIn = (text: string) => {
      const fault = faultOf(text);
      return typeof fault === 'string' ? fault : [fault[0], fault[2]];
    };
    expect(faultIn(relative('<RatedLumens>1000,5</RatedLumens>'))).toEqual(['ambiguousComma', 'RatedLumens']);
    expect(faultIn(file(23).replace(/<Length>[^<]*/, '<Length>0,5'))).toEqual(['ambiguousComma', 'Length']);
  });

  it('has an opening of all its areas of the underside, in metres, and of its sides', () => {
    expect(withAreas(area(0.5, 0.6))).toEqual({
      length: 500,
      width: 600,
      sideC0: 0,
      sideC90: 0,
      lengthAlong: 90,
    });
    expect(withAreas(area(0.5, 0.6) + area(0.25, 0.6))).toMatchObject({ length: 750, width: 600 });
    const round = '<Circular>True</Circular>';
    expect(withAreas(area(0.3, 0.3, round) + area(0.4, 0, round))).toMatchObject({ length: 500, width: 0 });
    const sides = '</BottomFace><C0Face><C0Area><Height>0.05</Height></C0Area></C0Face><BottomFace>';
    expect(withAreas(area(0.5, 0.6) + sides)).toMatchObject({ sideC0: 50, sideC90: 0 });
    for (const none of ['', area(0, 0.6), area(600, 600)]) expect(withAreas(none)).toBeNull();
  });

  it('may have all planes of the circle with any symmetry, whose name may contain any separators', () => {
    const all = { ...tableOf('none'), c: [0, 90, 180, 270] };
    const table = { ...all, candela: all.c.map((plane) => [400, plane, 10]) };
    const closed = file(18, table);
    for (const word of ['Symm_Quad', 'Symm_Full', 'Symm_Arbitrary', 'Symm _ None'])
      expect(readTm33(closed.replace('<NumberMeasured>', `<Symm>${word}</Symm>$&`)).table).toEqual(table);
    for (const word of ['Symm_Bi0', 'Symm _ Bi _ 0'])
      expect(readTm33(file(23, tableOf('c0c180')).replace('Symm_Bi_0', word)).table.symmetry).toBe('c0c180');
  });

  it.each<[string, string, string, number | null, string?]>([
    ['a word', file(23).replace('>290<', '>viel<'), 'notANumber', 20, 'IntData h="90" v="45"'],
    ['a value below 0', file(23).replace('>290<', '>-1<'), 'negativeIntensity', 20, 'IntData h="90" v="45"'],
    [
      'more than a billion candela',
      file(23).replace('>290<', '>1e10<'),
      'unknownValue',
      20,
      'IntData h="90" v="45"',
    ],
    ['no angle', file(23).replace(' v="45"', ''), 'missingNumber', 17, 'IntData'],
    [
      'a plane beyond the circle',
      file(23).replaceAll('h="90"', 'h="400"'),
      'angleOutOfRange',
      19,
      'IntData h="400" v="0"',
    ],
    [
      'an angle beyond straight up',
      file(23).replaceAll('v="90"', 'v="190"'),
      'angleOutOfRange',
      18,
      'IntData h="0" v="190"',
    ],
    ['an angle twice', file(23).replaceAll('v="45"', 'v="0"'), 'anglesDoNotRise', 17, 'IntData h="0" v="0"'],
    [
      'a value in another place',
      file(23).replace('h="90" v="45"', 'h="90" v="50"'),
      'missingNumber',
      20,
      'IntData h="90" v="50"',
    ],
    [
      'a value missing',
      file(23).replace(/<IntData h="90" v="45".*/, ''),
      'missingNumber',
      10,
      'LuminousIntensity',
    ],
    [
      'a value too many',
      file(23).replace(/<IntData h="90" v="45".*/, '$&$&'),
      'unknownValue',
      10,
      'LuminousIntensity',
    ],
    ['no number of planes', file(23).replace(/<NumberHorz.*/, ''), 'missingNumber', 10, 'LuminousIntensity'],
    ['half a plane', file(23).replace('<NumberHorz>2', '<NumberHorz>1.5'), 'unknownValue', 14, 'NumberHorz'],
    [
      'too many angles',
      file(23).replace('<NumberVert>3', '<NumberVert>5000'),
      'tooManyAngles',
      15,
      'NumberVert',
    ],
    ['a multiplier of 0', file(23).replace('>1.0<', '>0<'), 'unknownValue', 12, 'Multiplier'],
    ['a symmetry of other planes', file(23).replace('Symm_Quad', 'Symm_Bi_0'), 'unknownSymm', 11, 'Symm'],
    ['a symmetry that there is not', file(23).replace('Symm_Quad', 'Symm_Half'), 'unknownSymm', 11, 'Symm'],
    [
      'planes that no symmetry has',
      file(18).replaceAll('h="90"', 'h="100"'),
      'unknownSymm',
      10,
      'LuminousIntensity',
    ],
    ['type A', file(23).replace('CIE_C', 'IES_A'), 'typeA', 7, 'Type'],
    ['type B', file(23).replace('CIE_C', 'CIE _ B'), 'typeB', 7, 'Type'],
    ['photons alone', file(23).replaceAll('Luminous', 'Photon'), 'notLuminous', null],
    [
      'two emitters',
      file(23).replace(/<Emitter>[\s\S]*<\/Emitter>/, '$&$&'),
      'severalEmitters',
      26,
      'Emitter',
    ],
    ['no light at all', file(23).replaceAll(/>\d+<\/IntData/g, '>0</IntData'), 'noIntensity', null],
    ['a document type', `<!DOCTYPE IESTM33>${file(18)}`, 'documentType', 1],
    ['an end too early', file(23).slice(0, -20), 'malformed', 26],
    ['another root', `<a>${file(18).split('?>')[1]}</a>`, 'notPhotometry', null],
  ])('is refused with the line and the element: %s', (_, text, fault, line, element) => {
    expect(faultOf(text)).toEqual([fault, line, element]);
  });
});
