import { expect, it } from 'vitest';
import { bringsItsOwnData, canonicalPath } from './paths.ts';

it.each(['/pobierz/x', '/POBIERZ/x', '/a/Pobierz'])('%s brings its own data', (path) => {
  expect(bringsItsOwnData(path)).toBe(true);
});

it.each(['/', '/polityka-prywatnosci', '/admin/emaile'])('%s does not', (path) => {
  expect(bringsItsOwnData(path)).toBe(false);
});

it.each([
  ['/POBIERZ/aBc', '/pobierz/aBc'],
  ['/Admin/reflinks/Xy', '/admin/reflinks/Xy'],
  ['/LOGIN', '/login'],
  ['/', '/'],
])('%s is %s, and an id in it stays as it is', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
