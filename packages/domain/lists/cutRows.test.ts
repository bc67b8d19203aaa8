import { describe, expect, it } from 'vitest';
import type { Layout } from '../kinds/rail/layout.ts';
import type { Sawing } from '../parts/sawing.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { parts } from '../texts/parts.ts';
import { translator } from '../translation/lookup.ts';
import { cutRows, sawingInWords } from './cutRows.ts';

const inPolish = Object.entries(parts).map(([key, { pl }]) => [`${key}_PL`, pl]);
const t = translator({ parts: Object.fromEntries(inPolish) }, 'PL');

const rowsOf = ({ steps }: Layout, sawing: Sawing) =>
  cutRows(steps, sawing, 'PL', t).map(({ cut, offcut, steps: numbers }) =>
    [cut, offcut, numbers].map((words) => words.replaceAll('\u00a0', ' ')),
  );

describe('rows of the cut list in words', () => {
  it('name the rails of each length if the pieces of a stock rail go into different ones', () => {
    const layout = layoutOf([120], [79], [120], [60], [60], [60], [200]);
    const offcuts = { usesOffcuts: true, kerf: 3 };
    expect(rowsOf(layout, offcuts)).toEqual([
      ['bez cięcia', '–', '7'],
      ['120 + 79 cm', '0,4 cm', '120 cm: 1; 79 cm: 2'],
      ['120 + 60 cm', '19,4 cm', '120 cm: 3; 60 cm: 4'],
      ['60 + 60 cm', '79,4 cm', '5, 6'],
    ]);
    expect(cutRows(layout.steps, offcuts, 'PL', t)[1]?.cuts).toEqual([
      { cut: '120\u00a0cm', steps: '1' },
      { cut: '79\u00a0cm', steps: '2' },
    ]);
    expect(sawingInWords(offcuts, 'PL', t)).toBe('cięcie z odpadów, rzaz 3 mm');
  });

  it('omit the kerf if each rail has its own stock', () => {
    const own = { usesOffcuts: false, kerf: 3 };
    expect(rowsOf(layoutOf([301, 'T']), own)).toEqual([
      ['150,5 + 49,5 cm', '–', '1'],
      ['101 cm', '99 cm', '1'],
    ]);
    expect(sawingInWords(own, 'PL', t)).toBe('');
  });
});
