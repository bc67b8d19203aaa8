import { describe, expect, it } from 'vitest';
import type { FormerOrder } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { LAYOUTS } from './layouts.ts';
import { textWidth } from './textWidth.ts';
import { northArrow, titleBlock, titledBy, titleFields } from './titleBlock.ts';
import { NO_TITLE_ENTRIES, TITLE_TEXT_NAMES, TITLE_TEXTS, type TitleEntries } from './titleEntries.ts';

const t = sampleTranslate('EN');
const order = sampleOrder(planOf([[200]], { a: 2 }), 'EN');
const { lines, totals, currency } = order.data;
const revises: ShownOrder['revises'] = { id: 'first', number: '2026/11/0012', lines, totals, currency };
const titled = (change: Partial<ShownOrder>) => titledBy({ ...order, ...change }, true, 'EN', t);

describe('the number of a drawing', () => {
  it('is that of the first order in every revision; only the letter changes', () => {
    const former: FormerOrder[] = [
      { number: '2026/11/0012', at: '2026-11-02T10:00:00.000Z' },
      { number: '2026/11/0031', at: '2026-11-09T10:00:00.000Z' },
    ];
    const numbers = [
      titled({ number: '2026/11/0012', former: [] }),
      titled({ number: '2026/11/0031', former: former.slice(0, 1), revises }),
      titled({ number: '2026/11/0044', former, revises: { ...revises, number: '2026/11/0031' } }),
    ].map(({ number, revision }) => [number, revision.index]);
    expect(numbers).toEqual([
      ['2026/11/0012-E', 'A'],
      ['2026/11/0012-E', 'B'],
      ['2026/11/0012-E', 'C'],
    ]);
    expect(titled({ number: '2026/11/0012-2', revises }).number).toBe('2026/11/0012-E');
  });

  it('is followed by the changes of the revision, or by the replaced order if they are unknown', () => {
    const changeOf = (change: Partial<ShownOrder>) => titled(change).revision.change;
    expect(changeOf({})).toBe('first issue');
    expect(changeOf({ revises, changes: [{ kind: 'luminairesAdded', count: 2 }] })).toBe(
      'Changed: 2 luminaires added',
    );
    expect(changeOf({ revises })).toBe('replaces 2026/11/0012');
    const lost = { ...order.data, revises: 'gone' };
    expect(titled({ data: lost }).revision).toEqual({ index: 'B', change: 'replaces gone' });
  });
});

const paper = LAYOUTS[0]?.paper as NonNullable<(typeof LAYOUTS)[0]>['paper'];
const sheet = { number: 1, count: 3, scale: '1 : 50' };
const blockOf = (entries: Partial<TitleEntries>, name = order.data.name) => {
  const page = { ...order, data: { ...order.data, name } };
  const titled = titledBy(page, true, 'EN', t, { ...NO_TITLE_ENTRIES, ...entries });
  const whole = { ...titled, status: 'for approval' };
  return { marks: titleBlock(paper, whole, sheet, t), fields: titleFields(paper, whole, sheet, t) };
};
const textsOf = (entries: Partial<TitleEntries>, name?: string) =>
  blockOf(entries, name).marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

describe('the fields typed for a title block', () => {
  it('are printed under their labels, with the discipline electrical by default', () => {
    const entries = {
      client: 'Muzeum',
      site: 'Galeria',
      storey: '+1',
      drawnBy: 'Ola',
      licence: '17/19',
      checkedBy: 'Jan',
    };
    const texts = textsOf(entries).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([...Object.values(entries), 'electrical']));
    expect(textsOf({ discipline: 'stage' }).map(({ text }) => text)).toContain('stage');
    const tags = new Map(blockOf(entries).fields.map(([tag, , , , , , value]) => [tag, value]));
    expect([tags.get('CLIENT'), tags.get('CREATOR'), tags.get('CHECKER')]).toEqual(['Muzeum', 'Ola', 'Jan']);
  });

  it.each(['W', 'Wąski '])('are never cut off: %s repeated to the field limit', (word) => {
    const long = (letters: number) => word.repeat(letters).slice(0, letters).trim();
    const entries = Object.fromEntries(TITLE_TEXT_NAMES.map((name) => [name, long(TITLE_TEXTS[name])]));
    const texts = textsOf(entries, long(100));
    const printed = texts.map(({ text }) => text).join(' ');
    expect(printed).not.toContain('…');
    for (const value of Object.values(entries)) expect(printed).toContain(value);
    const [left, right] = [paper.width - 10 - 180, paper.width - 10];
    for (const { text, x, size } of texts) {
      expect(x).toBeGreaterThan(left);
      expect(x + textWidth(text, size)).toBeLessThan(right);
    }
    const { fields } = blockOf(entries);
    for (const { text, x, y, size } of texts) {
      const field = fields.find(
        ([, across, down, width, height]) =>
          x - left >= across &&
          x - left < across + width &&
          y - (paper.height - 66) > down &&
          y - (paper.height - 66) <= down + height,
      );
      expect(x - left + textWidth(text, size)).toBeLessThan((field?.[1] ?? 0) + (field?.[3] ?? 0));
    }
  });

  it('have a north arrow at the typed angle, clockwise from the top of the plan', () => {
    const corner = { x: 0, y: 0 };
    const tip = (north: number) => northArrow({ ...NO_TITLE_ENTRIES, north }, corner)?.corners[0];
    expect(tip(0)?.x).toBeCloseTo(112);
    expect(tip(0)?.y).toBeLessThan(tip(180)?.y ?? 0);
    expect(tip(90)?.x).toBeGreaterThan(112);
    expect(northArrow(NO_TITLE_ENTRIES, corner)).toBeNull();
    expect(blockOf({ north: 90 }).fields.map(([tag]) => tag)).toContain('NORTH');
    expect(blockOf({}).fields.map(([tag]) => tag)).not.toContain('NORTH');
  });
});
