import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { listArticles } from './listArticles.ts';

const accessories = CATALOGUE_RESOURCES.find(({ name }) => name === 'akcesoria');
let documents: object[];
let requested: number;

beforeEach(() => {
  requested = 0;
  vi.stubGlobal('fetch', async () => {
    requested += 1;
    return Response.json({ documents, next: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const queries = () => new QueryClient();
async function sorted(field: string, from = queries(), page = accessories, order: 'ASC' | 'DESC' = 'ASC') {
  if (!page) throw new Error('There is no such page.');
  const { data } = await listArticles(from, page, { sort: { field, order } });
  return data.map(({ id }) => id);
}

it('an English title sorts by the Polish one displayed instead', async () => {
  documents = [
    { id: 'spot', title: 'Reflektor', titleEn: 'Spot' },
    { id: 'linka', title: 'Linka', titleEn: '' },
  ];
  expect(await sorted('titleEn')).toEqual(['linka', 'spot']);
});

it('colours sort black, white, either', async () => {
  documents = [
    { id: 'either', isBlack: true, isWhite: true },
    { id: 'white', isBlack: false, isWhite: true },
    { id: 'black', isBlack: true, isWhite: false },
  ];
  expect(await sorted('colour')).toEqual(['black', 'white', 'either']);
});

it.each(['zasilacze', 'szyny'])(
  '%s sort by type, and within a type black first, in both directions',
  async (name) => {
    const page = CATALOGUE_RESOURCES.find((resource) => resource.name === name);
    documents = [
      { id: 'white b', type: 'b', isBlack: false, isWhite: true },
      { id: 'white a', type: 'a', isBlack: false, isWhite: true },
      { id: 'black a', type: 'a', isBlack: true, isWhite: false },
      { id: 'black b', type: 'b', isBlack: true, isWhite: false },
    ];
    expect(await sorted('type', queries(), page)).toEqual(['black a', 'white a', 'black b', 'white b']);
    expect(await sorted('type', queries(), page, 'DESC')).toEqual([
      'black b',
      'white b',
      'black a',
      'white a',
    ]);
  },
);

it('sorting requests the documents once', async () => {
  documents = [{ id: 'a', title: 'Linka' }];
  const stored = queries();
  await sorted('title', stored);
  await sorted('colour', stored);
  expect(requested).toBe(1);
});

it('an article just added comes first on any page and under any filter', async () => {
  documents = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Linka ${id}` }));
  if (!accessories) throw new Error('There is no such page.');
  const shown = async (filter: object, page: number) => {
    const { data, total } = await listArticles(queries(), accessories, {
      ...{ filter, sort: { field: 'title', order: 'ASC' }, meta: { first: 'd' } },
      pagination: { page, perPage: 2 },
    });
    return [data.map(({ id }) => id), total];
  };
  expect(await shown({}, 1)).toEqual([['d', 'a', 'b'], 4]);
  expect(await shown({}, 2)).toEqual([['d', 'c'], 4]);
  expect(await shown({ q: 'Linka b' }, 1)).toEqual([['d', 'b'], 1]);
});
