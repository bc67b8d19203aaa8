import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvOf, notRunAnywhere } from './csv.ts';

const written = (...rows: string[][]) => csvOf(rows, notRunAnywhere);

it('starts with a byte order mark, separates cells by semicolons and ends rows with CRLF', () => {
  expect(written(['E-mail', 'Zgoda'], ['żółw@lampy.example', '2026-11-21 14:03'])).toBe(
    '\ufeffE-mail;Zgoda\r\nżółw@lampy.example;2026-11-21 14:03\r\n',
  );
});

it('quotes cells that contain separators', () => {
  expect(written(['a'], ['Jan; "Studio"\nKraków'])).toContain('"Jan; ""Studio""\nKraków"');
});

it.each(['=1+1', '+48', '-5', '@SUM(A1)', '\t=1', '\n=1', ' =1', '＝1'])(
  'does not let a spreadsheet run %j',
  (text) => {
    expect(written(['a'], [text])).toMatch(/^"?'/m);
  },
);

const anyText = fc.oneof(
  fc.constantFrom('=1+1', '+48 22 100', '-5', '@SUM(A1)', '\u00a0-5', '＝1+1', "'=1", '0012'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const anyParts = fc.array(fc.oneof(anyText, fc.constantFrom(',', ';', '\t', '\n', '"', ' ')), {
  maxLength: 6,
});
const anyCell = anyParts.map((parts) => parts.join(''));

it.each([';', ',', '\t'])('yields no formula in a spreadsheet that separates cells by %j', (delimiter) => {
  fc.assert(
    fc.property(fc.array(anyCell, { minLength: 1, maxLength: 4 }), (cells) => {
      const { data } = Papa.parse<string[]>(written(['head'], cells).slice(1), { delimiter });
      for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }),
  );
});

it('leaves all other text unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\w[\wż ().:"\n]*$/), (text) => {
      const { data } = Papa.parse<string[]>(written([text]).slice(1), {
        delimiter: ';',
        skipEmptyLines: true,
      });
      expect(data).toEqual([[text]]);
    }),
  );
});
