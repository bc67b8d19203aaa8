import { expect, it } from 'vitest';
import { preserveQuery } from './preserveQuery.ts';

it('carries language, partner link and text editing to the next screen, and nothing else', () => {
  expect(preserveQuery('/polityka-prywatnosci', '?lang=en&ref=p1&texts=1&x=1')).toBe(
    '/polityka-prywatnosci?lang=en&ref=p1&texts=1',
  );
  expect(preserveQuery('/', '')).toBe('/');
});

it('preserves parameters named in the path', () => {
  expect(preserveQuery('/?lang=pl#main', '?lang=en')).toBe('/?lang=pl#main');
});
