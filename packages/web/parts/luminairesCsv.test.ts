import type { LuminaireList } from '@lumitor/domain/lists/luminaireList';
import { expect, it } from 'vitest';
import { luminairesCsv } from './luminairesCsv.ts';

const t = (path: string, _values?: object) => path.replace('parts.', '');

it('The luminaires of an order go to a spreadsheet, which runs nothing of them', () => {
  const row = {
    number: 'L1',
    code: 'ON0111',
    title: '=Nero; 8 W',
    rail: '2',
    place: '120,5',
    turn: '90',
    tilt: '12,5',
  };
  const list: LuminaireList = { rows: [row], isAimed: true, without: 0 };
  expect(luminairesCsv(list, 'PL', t).slice(1).split('\r\n')).toEqual([
    'number;code;luminaire;rail;place;turn;tilt',
    `L1;ON0111;"'=Nero; 8 W";2;120,5;90;12,5`,
    '',
  ]);
});
