import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bindingSchema } from './article.ts';

const given = { title: 'Nero 12 W', type: 'spotlight' };
const stored = (fields: object) => JSON.parse(JSON.stringify(v.parse(bindingSchema, fields)));
const accepts = (fields: object) => v.safeParse(bindingSchema, { ...given, ...fields }).success;

const MEASURES = [
  'length',
  'drop',
  'tiltMax',
  'lumens',
  'beam',
  'photometryTurn',
  'luminousLength',
  'cct',
  'cri',
];

describe('technical data of a luminaire', () => {
  it('is absent if not given, in older catalogues too', () => {
    for (const name of MEASURES) expect(stored(given)).not.toHaveProperty(name);
    expect(stored(given)).toMatchObject({
      fitsBent: true,
      ip: '',
      protectionClass: '',
      sheet: '',
      photometry: '',
      productDescription: '',
    });
  });

  it('is removed by null, and 0 is a valid value', () => {
    expect(stored({ ...given, drop: null })).not.toHaveProperty('drop');
    expect(stored({ ...given, drop: 0 })).toHaveProperty('drop', 0);
  });

  it.each([
    ['tiltMax', 90, 91],
    ['beam', 179, 180],
    ['beam', 1, 0],
    ['lumens', 1, 0],
    ['cct', 2700, 27],
    ['cri', 100, 101],
    ['length', 0, -1],
    ['ip', '6X', '9'],
    ['protectionClass', '3', 'IV'],
    ['protectionClass', ' ii ', '4'],
    ['ip', '20', '20; 44'],
    ['sheet', '/files/sheets/bindings/a-1.pdf', 'javascript:alert(1)'],
    ['sheet', '', '/files/a.html'],
    ['photometry', '/files/photometry/bindings/a-1.ldt', '/files/sheets/bindings/a-1.ldt'],
    ['photometry', '/files/photometry/a-1.ies', 'https://example.com/files/photometry/a-1.ies'],
    ['photometry', '', '/files/photometry/a-1.ldt.json'],
    ['photometryTurn', 359, 360],
  ])('accepts a %s of %j and not of %j', (name, good, bad) => {
    expect(accepts({ [name]: good })).toBe(true);
    expect(accepts({ [name]: bad })).toBe(false);
  });

  it('stores an IP code without its letters', () => {
    expect(stored({ ...given, ip: ' ip 44' }).ip).toBe('44');
  });
});
