import { expect, it } from 'vitest';
import { emailsCsv } from './emailsCsv.ts';

const stored = { id: 'e1', version: 1, createdAt: new Date(2026, 10, 21, 9, 5).toISOString() };
const refData = { reflinkId: 'r1', name: '=Studio', email: 'jan@studio.example' };

it('exports each e-mail with its consent, in local time, and the partner it came by', () => {
  const csv = emailsCsv(
    [
      { ...stored, email: 'anna@dom.example', refData },
      { ...stored, email: 'piotr@dom.example', refData: null },
    ],
    (key) => key.replace('emails.', ''),
  );
  expect(csv.slice(1).split('\r\n')).toEqual([
    'email;consent;reflinkName;reflinkEmail',
    `anna@dom.example;2026-11-21 09:05;'=Studio;jan@studio.example`,
    'piotr@dom.example;2026-11-21 09:05;;',
    '',
  ]);
});
