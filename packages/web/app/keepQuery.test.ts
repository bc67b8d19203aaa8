import { expect, it } from 'vitest';
import { keepQuery } from './keepQuery.ts';

it('carries language and partner link to the next screen, and nothing else', () => {
  expect(keepQuery('/polityka-prywatnosci', '?lang=en&ref=p1&x=1')).toBe(
    '/polityka-prywatnosci?lang=en&ref=p1',
  );
  expect(keepQuery('/', '')).toBe('/');
});

it('leaves alone what the path names itself', () => {
  expect(keepQuery('/?lang=pl#main', '?lang=en')).toBe('/?lang=pl#main');
});
