import { describe, expect, it } from 'vitest';
import { agoIn } from './dates.ts';

const AT = '2026-11-29T12:00:00.000Z';
const after = (seconds: number, locale = 'en') => agoIn(AT, Date.parse(AT) + seconds * 1000, locale);

describe('the time since an event', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [59 * 60, '59 minutes ago'],
    [60 * 60, '1 hour ago'],
    [25 * 60 * 60, 'yesterday'],
    [72 * 60 * 60, '3 days ago'],
  ])('after %i s is in completed units', (seconds, words) => {
    expect(after(seconds)).toBe(words);
  });

  it('is "now" if the local clock is behind', () => {
    expect(after(-90)).toBe('now');
  });

  it('is in the language of the administration', () => {
    expect(after(125, 'pl')).toBe('2 minuty temu');
  });
});
