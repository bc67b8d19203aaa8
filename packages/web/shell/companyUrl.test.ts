import { expect, it } from 'vitest';
import { companyUrl } from './companyUrl.ts';

it('leads to a web page', () => {
  expect(companyUrl(() => 'https://lumitor.example')).toBe('https://lumitor.example');
});

it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//other.example', ''])(
  'leads nowhere from %j',
  (text) => {
    expect(companyUrl(() => text)).toBeUndefined();
  },
);
