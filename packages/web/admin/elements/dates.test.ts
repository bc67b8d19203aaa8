import { describe, expect, it } from 'vitest';
import { agoIn, startOfDay } from './dates.ts';

const AT = '2026-11-29T12:00:00.000Z';
const after = (seconds: number, locale = 'en') => agoIn(AT, Date.parse(AT) + seconds * 1000, locale);

it('a day of a filter starts in the local time zone; what is no day filters nothing', () => {
  expect(startOfDay('2026-02-28', 1)).toBe(new Date(2026, 2, 1).toISOString());
  for (const written of [undefined, '', '2026-02-31', '20261-01-01', '9999-12-31'])
    expect(startOfDay(written, 1)).toBeUndefined();
  expect(startOfDay('0099-01-01', 0)).toMatch(/^009[89]-/);
});

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
