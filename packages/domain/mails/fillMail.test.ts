import { expect, it } from 'vitest';
import { fillMail } from './fillMail.ts';
import { defaultMailText } from './mailTexts.ts';

const ENQUIRY = {
  name: 'Jan Kowalski',
  email: 'jan@example.com',
  phone: '',
  language: 'PL',
  message: 'Kiedy?\nDziękuję.',
  sharedProject: '',
  project: 'Salon',
  number: '2026/11/0012',
  net: '1 234,50 zł',
  link: 'https://example.com/pobierz/1',
  shop: 'Studio',
};

const bodyOf = (body: string, values: Partial<typeof ENQUIRY> = {}) =>
  fillMail('enquiry', { subject: '-', body }, { ...ENQUIRY, ...values }).paragraphs;

it('lines with an empty field after a label are left out, and paragraphs with an empty field on its own line', () => {
  const { paragraphs } = fillMail('enquiry', defaultMailText('enquiry', 'PL'), ENQUIRY);
  const written = JSON.stringify(paragraphs);
  expect(written).not.toContain('Telefon');
  expect(written).not.toContain('Klient udostępnił');
  expect(written).toContain('Treść zapytania:');
  expect(JSON.stringify(bodyOf('Treść:\n{message}', { message: '' }))).toBe('[]');
});

it('an empty field within a sentence leaves the rest of the line', () => {
  expect(bodyOf('Dzwonić: {phone}, wieczorem')).toEqual([
    [{ kind: 'lines', lines: [[{ kind: 'words', text: 'Dzwonić: , wieczorem' }]] }],
  ]);
});

it('marks facts and links, and quotes what the customer wrote', () => {
  expect(bodyOf('Projekt {project}, numer: {number}\nRysunek: {link}.\n{message}\nKoniec')).toEqual([
    [
      {
        kind: 'lines',
        lines: [
          [
            { kind: 'words', text: 'Projekt Salon, numer: ' },
            { kind: 'fact', text: '2026/11/0012' },
          ],
          [
            { kind: 'words', text: 'Rysunek: ' },
            { kind: 'link', text: ENQUIRY.link },
            { kind: 'words', text: '.' },
          ],
        ],
      },
      { kind: 'quote', text: ENQUIRY.message },
      { kind: 'lines', lines: [[{ kind: 'words', text: 'Koniec' }]] },
    ],
  ]);
});

it('braces in values are no fields', () => {
  const { subject, paragraphs } = fillMail(
    'enquiry',
    { subject: '{name} {number}', body: '{name}\n\nImię: {name}' },
    { ...ENQUIRY, name: '{email} {link}' },
  );
  expect(subject).toBe('{email} {link} 2026/11/0012');
  expect(JSON.stringify(paragraphs)).not.toContain('jan@example.com');
});

it('a subject stays one line whatever the values are', () => {
  const values = { ...ENQUIRY, name: 'Jan\r\nBcc: eva@example.com\u2028X' };
  const { subject } = fillMail('enquiry', { subject: 'Od {name}', body: '-' }, values);
  expect(subject).toBe('Od Jan Bcc: eva@example.com X');
});
