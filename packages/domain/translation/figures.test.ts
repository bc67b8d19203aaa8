import { describe, expect, it } from 'vitest';
import { formatFigure, formatFixed, formatMetres, wattsNote } from './figures.ts';

describe('figures', () => {
  it('format metres with the decimal sign of the language', () => {
    expect(formatMetres(1240, 'PL')).toBe('12,4\u00a0m');
    expect(formatMetres(85, 'EN')).toBe('0.85\u00a0m');
  });

  it('round to two decimals, and group by language', () => {
    expect(formatFigure(7.456, 'W', 'PL')).toBe('7,46\u00a0W');
    expect(formatFigure(12000, 'lm', 'DE')).toBe('12.000\u00a0lm');
    expect(formatFigure(0.1 + 0.2, 'W', 'EN')).toBe('0.3\u00a0W');
    expect([formatFigure(-1e-16, 'A', 'PL'), formatFixed(-1e-16, 2, 'PL')]).toEqual(['0\u00a0A', '0,00']);
    expect([formatFixed(-1.5, 2, 'PL'), formatFixed(2.005, 1, 'DE')]).toEqual(['-1,50', '2,0']);
  });

  it('show watts only if the title does not, and never 0', () => {
    expect(wattsNote({ title: 'Reflektor Nero', watts: 8 }, 'PL')).toBe('8\u00a0W');
    expect(wattsNote({ title: 'Reflektor Nero 8 W', watts: 8 }, 'PL')).toBe('');
    expect(wattsNote({ title: 'Zaślepka', watts: 0 }, 'PL')).toBe('');
  });
});
