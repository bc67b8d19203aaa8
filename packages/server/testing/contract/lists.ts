import { describe, expect, it } from 'vitest';
import { indexValue } from '../../documents/document.ts';
import type { DocumentStore } from '../../documents/documentStore.ts';
import type { ListQuery } from '../../documents/list.ts';
import type { TestEngine } from '../engines.ts';
import { STEP } from '../oneRail.ts';
import { packedOrders } from '../packedOrders.ts';
import { SAMPLES } from '../samples.ts';
import { serviceOn } from './instances.ts';

const TITLES = [
  'Zebra',
  'ala',
  'Ala 2',
  'ąla',
  'Ćma',
  'cma',
  'żuk',
  'Żaba',
  'zz',
  'éa',
  'e',
  'straße',
  'strasse',
  'a b',
  'a-b',
  'ab',
  'a_b',
  'a%b',
  'a',
  '10',
  '9',
  '日本',
  '\\u{FFFD}',
  '😀',
  'I',
  'ı',
  'ﬁ',
];

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

async function fill(store: DocumentStore, titles: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries())
    await store.add(
      'bindings',
      { ...SAMPLES.bindings, title, active: index % 3 !== 0 },
      { id: `id-${index}`, createdAt: new Date(Date.UTC(2026, 0, 1 + index)) },
    );
}

export function listContract(engine: TestEngine): void {
  const shop = async (titles: readonly string[]) => {
    const { store } = (await serviceOn(engine)).parts;
    await fill(store, titles);
    return async (query: ListQuery) =>
      (await store.list('bindings', query)).map(({ title }) => title as string);
  };

  describe('a list', () => {
    it('is ordered by code point ignoring case, in both directions', async () => {
      const titlesOf = await shop(TITLES);
      const expected = TITLES.map(indexValue).sort(byCodePoint);
      const ascending = (await titlesOf({ orderBy: 'title' })).map(indexValue);
      expect(ascending).toEqual(expected);
      const descending = (await titlesOf({ orderBy: 'title', direction: 'desc' })).map(indexValue);
      expect(descending).toEqual(expected.toReversed());
    });

    it('is newest first, and equals follow by creation', async () => {
      const titlesOf = await shop(['b', 'a', 'B', 'A']);
      expect(await titlesOf({})).toEqual(['A', 'B', 'a', 'b']);
      expect(await titlesOf({ orderBy: 'title' })).toEqual(['a', 'A', 'b', 'B']);
      expect(await titlesOf({ orderBy: 'title', direction: 'desc' })).toEqual(['B', 'b', 'A', 'a']);
    });

    it.each(['a', 'A', 'ż', 'Ż', 'str', 'stra', 'a%', 'a_', 'a-', '😀', '日', '\\', "'", 'zzz', ''])(
      'searched by the prefix %j has exactly the matching documents',
      async (value) => {
        const titlesOf = await shop(TITLES);
        const expected = TITLES.filter((title) => indexValue(title).startsWith(indexValue(value)));
        expect((await titlesOf({ prefix: { field: 'title', value } })).sort(byCodePoint)).toEqual(
          expected.sort(byCodePoint),
        );
      },
    );

    it('filtered by a value has matching documents, ignoring case', async () => {
      const titlesOf = await shop(TITLES);
      const having = (value: string) => titlesOf({ where: [{ field: 'title', value }] });
      expect(await having('ŻUK')).toEqual(['żuk']);
      expect(await having('a')).toEqual(['a']);
      expect(await having('a%')).toEqual([]);
    });

    it('searched by id respects case, as ids do', async () => {
      const { store } = (await serviceOn(engine)).parts;
      for (const id of ['ab', 'Ab', 'abc', 'b']) await store.add('bindings', SAMPLES.bindings, { id });
      const found = await store.list('bindings', { prefix: { field: 'id', value: 'ab' } });
      expect(found.map(({ id }) => id).sort()).toEqual(['ab', 'abc']);
    });

    it('is limited by time and by being active', async () => {
      const titlesOf = await shop(['a', 'b', 'c', 'd', 'e', 'f']);
      const [from, to] = ['2026-01-02T00:00:00.000Z', '2026-01-05T00:00:00.000Z'];
      expect(await titlesOf({ from, to })).toEqual(['d', 'c', 'b']);
      expect(await titlesOf({ from, to, isActive: true })).toEqual(['c', 'b']);
      expect(await titlesOf({ isActive: false })).toEqual(['d', 'a']);
    });

    it.each([
      {},
      { direction: 'asc' },
      { orderBy: 'title' },
      { orderBy: 'title', direction: 'desc' },
    ] as const)(
      'in parts is the whole list once, whatever is added and removed meanwhile: %j',
      async (query) => {
        const { store } = (await serviceOn(engine)).parts;
        await fill(store, [...TITLES, ...TITLES.map((title) => title.toUpperCase())]);
        const whole = (await store.list('bindings', query)).map(({ id }) => id);
        const seen: string[] = [];
        let after: string | null | undefined;
        while (after !== null) {
          const page = await store.page('bindings', { ...query, limit: 7, ...(after ? { after } : {}) });
          seen.push(...page.documents.map(({ id }) => id));
          after = page.next;
          await store.remove('bindings', page.documents.at(-1)?.id as string);
        }
        expect(seen).toEqual(whole);
      },
    );

    it('of long documents ends before its limit, and continues from there', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const description = 'ż'.repeat(5_000);
      await fill(store, Array(250).fill('a'));
      for (const { id } of (await store.list('bindings')).slice(100))
        await store.update('bindings', id, { description });
      const sizes: number[] = [];
      const seen: string[] = [];
      for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
        const page = await store.page('bindings', { limit: 1_000, ...(after ? { after } : {}) });
        sizes.push(Buffer.byteLength(JSON.stringify(page.documents)));
        seen.push(...page.documents.map(({ id }) => id));
        after = page.next ?? undefined;
      }
      expect(seen).toEqual((await store.list('bindings')).map(({ id }) => id));
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThan(1_200_000);
    });

    it('of orders has the listed fields, read without the rest, and whole orders on request', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const order = await store.add('reflinksdownload', SAMPLES.reflinksdownload);
      const [summary] = (await store.page('reflinksdownload', { isSummary: true })).documents;
      expect(summary).toMatchObject({ id: order.id, data: { name: 'Salon', totals: { net: 0 } } });
      for (const path of ['data.lines', 'data.steps', 'data.choices', 'order.bindings'])
        expect(summary).not.toHaveProperty(path);
      expect(await store.list('reflinksdownload')).toEqual([order]);
    });

    it('of whole orders ends before its limit by their size before compression', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const { data, ...order } = SAMPLES.reflinksdownload as { data: object };
      const steps = Array.from({ length: 1_000 }, (_, index) => ({ ...STEP, id: `${index}` }));
      for (let count = 0; count < 9; count += 1)
        await store.add('reflinksdownload', { ...order, data: { ...data, steps } });
      const { documents } = await store.page('reflinksdownload', { limit: 1_000 });
      expect(Buffer.byteLength(JSON.stringify(documents))).toBeLessThan(1_100_000);
      expect(documents.length).toBeGreaterThan(1);
      const summaries = await store.page('reflinksdownload', { limit: 1_000, isSummary: true });
      expect(summaries.documents).toHaveLength(9);
    });

    it('has orders that an older version packed by hand (0160)', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const [{ summary, detail, record }] = packedOrders();
      await store.db
        .insertInto('documents')
        .values({
          collection: 'reflinksdownload',
          id: 'packed',
          version: 1,
          createdAt: record.data.savedAt,
          isActive: 1,
          body: JSON.stringify(summary),
          detail: JSON.stringify(detail),
        })
        .execute();
      expect(await store.list('reflinksdownload')).toMatchObject([{ id: 'packed', ...record }]);
      const { documents } = await store.page('reflinksdownload', { isSummary: true });
      expect(documents).toMatchObject([{ id: 'packed', data: { name: 'Salon' } }]);
    });
  });
}
