import { UGR_ROOMS } from '@lumitor/domain/photometry/ugr';
import { expect, it } from 'vitest';
import { ugrCsv } from './ugrCsv.ts';

const WORDS = {
  room: 'Room',
  crosswise: 'Crosswise',
  endwise: 'Endwise',
  about: 'By CIE 117.',
  mean: 'A mean.',
};
const rows = UGR_ROOMS.map((_, room) => [18.25 + room, 'low' as const, null, ...Array<number>(7).fill(20)]);
const linesOf = (isMean: boolean, language: string) =>
  ugrCsv({ rows, isMean }, WORDS, language).replace('\ufeff', '').trimEnd().split('\r\n');

it('a glare table has a row per room as displayed, and states its basis', () => {
  const lines = linesOf(false, 'PL');
  expect(lines).toHaveLength(UGR_ROOMS.length + 2);
  expect(lines[0]).toBe(
    `Room;${['Crosswise', 'Endwise'].flatMap((view) => ['70/50/20', '70/30/20', '50/50/20', '50/30/20', '30/30/20'].map((shares) => `${view} ${shares}`)).join(';')}`,
  );
  expect(lines[1]).toBe(`2H × 2H;18,3;<10;–${';20,0'.repeat(7)}`);
  expect(lines.at(-1)).toBe('By CIE 117.');
});

it('is formatted for the spreadsheet of a language, and marks means', () => {
  const lines = linesOf(true, 'EN');
  expect(lines[2]).toBe(`2H × 3H,19.3,<10,–${',20.0'.repeat(7)}`);
  expect(lines.at(-1)).toBe('By CIE 117. A mean.');
});
