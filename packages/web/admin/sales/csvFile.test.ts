import { expect, it } from 'vitest';
import { csvOf } from './csvFile.ts';

it('begins with a byte order mark, parts cells by semicolons and ends rows with CRLF', () => {
  expect(csvOf(['E-mail', 'Zgoda'], [['żółw@lampy.example', '2026-11-21 14:03']])).toBe(
    '\ufeffE-mail;Zgoda\r\nżółw@lampy.example;2026-11-21 14:03\r\n',
  );
});

it('quotes what would part a cell', () => {
  expect(csvOf(['a'], [['Jan; "Studio"\nKraków']])).toContain('"Jan; ""Studio""\nKraków"');
});

it.each(['=1+1', '+48', '-5', '@SUM(A1)', '\t=1', '\n=1'])('does not let a spreadsheet run %j', (text) => {
  expect(csvOf(['a'], [[text]])).toMatch(/^"?'/m);
});
