import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { listArticles } from './listArticles.ts';

const accessories = CATALOGUE_RESOURCES.find(({ name }) => name === 'akcesoria');
let documents: object[];
let asked: number;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ documents, next: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const queries = () => new QueryClient();
async function sorted(field: string, from = queries()) {
  if (!accessories) throw new Error('There is no page of accessories.');
  const { data } = await listArticles(from, accessories, { sort: { field, order: 'ASC' } });
  return data.map(({ id }) => id);
}

it('sorts an English title by the Polish one where that is shown', async () => {
  documents = [
    { id: 'spot', title: 'Reflektor', titleEn: 'Spot' },
    { id: 'linka', title: 'Linka', titleEn: '' },
  ];
  expect(await sorted('titleEn')).toEqual(['linka', 'spot']);
});

it('sorts by colour: black first, then white, then either', async () => {
  documents = [
    { id: 'either', isBlack: true, isWhite: true },
    { id: 'white', isBlack: false, isWhite: true },
    { id: 'black', isBlack: true, isWhite: false },
  ];
  expect(await sorted('colour')).toEqual(['black', 'white', 'either']);
});

it('asks once, however often the list is sorted', async () => {
  documents = [{ id: 'a', title: 'Linka' }];
  const kept = queries();
  await sorted('title', kept);
  await sorted('colour', kept);
  expect(asked).toBe(1);
});
