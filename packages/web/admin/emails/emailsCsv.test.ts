import { expect, it } from 'vitest';
import { emailsCsv } from './emailsCsv.ts';

const stored = { id: 'e1', version: 1, createdAt: new Date(2026, 10, 21, 9, 5).toISOString() };
const refData = { reflinkId: 'r1', name: '=Studio', email: 'jan@studio.example' };

const consent = {
  wording: 'Chcę newsletter.',
  language: 'PL',
  address: '192.0.2.1',
  isAsked: true,
  confirmedAt: '',
};

it('exports each e-mail with its consent, proof of consent in local time, and partner', () => {
  const csv = emailsCsv(
    [
      { ...stored, email: 'anna@dom.example', refData, consent },
      { ...stored, email: 'piotr@dom.example', refData: null, consent: null },
    ],
    (key) => key.replace('emails.', ''),
  );
  expect(csv.slice(1).split('\r\n')).toEqual([
    'email;consent;state;confirmedAt;wording;address;reflinkName;reflinkEmail',
    `anna@dom.example;2026-11-21 09:05;asked;;Chcę newsletter.;192.0.2.1;'=Studio;jan@studio.example`,
    'piotr@dom.example;2026-11-21 09:05;byHand;;;;;',
    '',
  ]);
});
