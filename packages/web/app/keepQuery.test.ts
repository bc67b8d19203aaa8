import { expect, it } from 'vitest';
import { keepQuery } from './keepQuery.ts';

it('carries language, partner link and text editing to the next screen, and nothing else', () => {
  expect(keepQuery('/polityka-prywatnosci', '?lang=en&ref=p1&texts=1&x=1')).toBe(
    '/polityka-prywatnosci?lang=en&ref=p1&texts=1',
  );
  expect(keepQuery('/', '')).toBe('/');
});

it('preserves parameters named in the path', () => {
  expect(keepQuery('/?lang=pl#main', '?lang=en')).toBe('/?lang=pl#main');
});
