import { expect, test } from 'vitest';
import { SAMPLE_HEAD, SAMPLE_TABLE } from '../testing/arbitraryTable.ts';
import { writeLdt } from '../testing/writeLdt.ts';
import { writeTm33 } from '../testing/writeTm33.ts';
import type { Bytes, Ms } from '../units.ts';
import { PhotometryError } from './fault.ts';
import { readPhotometry } from './readPhotometry.ts';

const LONGEST: Bytes = 10 * 2 ** 20;
const LDT = writeLdt(SAMPLE_TABLE, SAMPLE_HEAD);
const XML = writeTm33(23, SAMPLE_TABLE, SAMPLE_HEAD);

const FILLINGS = ['7', ' ', '\n', '1 ', '1\n', ',', 'TILT', 'TILT=\n', '\t\r', '\u0000'];
const XML_FILLINGS = [
  '<a>',
  '<a/>',
  '<a>\n</a>',
  '<!---->',
  '&amp;',
  '&',
  '<IntData h="0" v="0">1</IntData>',
];

const filled = (start: string, filling: string): Uint8Array =>
  new TextEncoder().encode(start.padEnd(LONGEST, filling)).subarray(0, LONGEST);

/** Processor time of the fastest of three attempts, as garbage collection may affect any; `soon` ends them. */
function timeToRefuse(bytes: Uint8Array, soon: Ms = 0): Ms {
  let ms: Ms = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && ms >= soon; attempt += 1) {
    const start = process.cpuUsage();
    expect(() => readPhotometry(bytes)).toThrow(PhotometryError);
    ms = Math.min(ms, process.cpuUsage(start).user / 1000);
  }
  return ms;
}

test('a file of the largest size is refused about as fast as numbers are read, whatever it contains', () => {
  const ordinary = timeToRefuse(filled(LDT, '1\n'));
  const head = 'IESNA:LM-63-2002\nTILT=NONE\n1 -1 1 1441 721 1 1 0 0 0 1 1 1\n';
  const xml = XML.slice(0, XML.indexOf('<IntData'));
  const cases = [
    ...FILLINGS.flatMap((filling) =>
      ['', head, LDT.slice(0, 60), xml].map((start) => ({ start, filling, most: 10 })),
    ),
    // An element takes more time than a number.
    ...XML_FILLINGS.map((filling) => ({ start: xml, filling, most: 25 })),
  ];
  for (const { start, filling, most } of cases) {
    const ms = timeToRefuse(filled(start, filling), most * ordinary);
    expect(ms / ordinary, JSON.stringify(filling)).toBeLessThan(most);
  }
});
