import { expect, it } from 'vitest';
import { downloadPath } from '../addresses.ts';
import { bringsItsOwnData, canonicalPath, DOWNLOAD_PATH, placeOf, placePath, WORK_PATH } from '../paths.ts';

it.each(['/pobierz/x', '/POBIERZ/x', '/a/Pobierz'])('%s loads its own data', (path) => {
  expect(bringsItsOwnData(path)).toBe(true);
});

it.each(['/', '/polityka-prywatnosci', '/admin/emaile'])('%s needs the data of the shop', (path) => {
  expect(bringsItsOwnData(path)).toBe(false);
});

it.each([
  ['/POBIERZ/aBc', '/pobierz/aBc'],
  ['/Admin/reflinks/Xy', '/admin/reflinks/Xy'],
  ['/LOGIN', '/login'],
  ['/Osadzony', '/osadzony'],
  ['/osadzony/POBIERZ/aBc', '/osadzony/pobierz/aBc'],
  ['/OSADZONY/Standard/PODSUMOWANIE', '/osadzony/standard/podsumowanie'],
  ['/standard/Podsumowanie/', '/standard/podsumowanie/'],
  ['/', '/'],
])('%s is %s with its id unchanged', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it.each([
  ['/standard', { line: 'standard', isSummary: false }],
  ['/micro/podsumowanie', { line: 'micro', isSummary: true }],
] as const)('%s is a screen of the configurator with a single address', (path, place) => {
  expect(placeOf(path)).toEqual(place);
  expect(placeOf(`${path}/`)).toEqual(place);
  expect(placePath(place)).toBe(path);
});

it('the start dialog is not on a line', () => {
  expect(placeOf('/')).toBeNull();
  expect(WORK_PATH.test('/')).toBe(true);
});

it.each(['/standard/x', '/microx', '/pobierz/micro', '/podsumowanie'])(
  '%s is no screen of the configurator',
  (path) => {
    expect(placeOf(path)).toBeNull();
    expect(WORK_PATH.test(path)).toBe(false);
  },
);

it('finds the page of an order by exactly its id', () => {
  expect(DOWNLOAD_PATH.exec(downloadPath('aBc-1'))?.[1]).toBe('aBc-1');
  expect(DOWNLOAD_PATH.exec('/pobierz/aBc-1/')?.[1]).toBe('aBc-1');
  expect(DOWNLOAD_PATH.test('/pobierz/')).toBe(false);
  expect(DOWNLOAD_PATH.test('/pobierz/a/b')).toBe(false);
});
