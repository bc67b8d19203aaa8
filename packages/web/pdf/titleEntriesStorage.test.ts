import { NO_TITLE_ENTRIES } from '@lumitor/domain/sheets/titleEntries';
import { afterEach, expect, it, vi } from 'vitest';
import { storedTitleEntries, storeTitleEntries } from './titleEntriesStorage.ts';

afterEach(() => vi.unstubAllGlobals());

function storageWith(stored: string | null): () => string | null {
  let raw = stored;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'lumitor.title' ? raw : null),
    setItem: (_: string, value: string) => {
      raw = value;
    },
  });
  return () => raw;
}

const TYPED = {
  ...NO_TITLE_ENTRIES,
  client: 'Muzeum',
  site: 'Galeria',
  drawnBy: 'Ola',
  licence: '17',
  north: 35,
};

it('remembers the title block of each order, and who draws and checks for the next one', () => {
  storageWith(null);
  expect(storedTitleEntries('a')).toEqual(NO_TITLE_ENTRIES);
  storeTitleEntries('a', TYPED);
  expect(storedTitleEntries('a')).toEqual(TYPED);
  expect(storedTitleEntries('b')).toEqual({ ...NO_TITLE_ENTRIES, drawnBy: 'Ola', licence: '17' });
  storeTitleEntries('b', { ...TYPED, client: 'Teatr' });
  expect([storedTitleEntries('a').client, storedTitleEntries('b').client]).toEqual(['Muzeum', 'Teatr']);
});

it('preserves the stored names of its fields', () => {
  const raw = storageWith(null);
  storeTitleEntries('a', TYPED);
  expect(JSON.parse(raw() ?? '')).toEqual([
    {
      id: 'a',
      client: 'Muzeum',
      site: 'Galeria',
      storey: '',
      discipline: '',
      drawnBy: 'Ola',
      licence: '17',
      checkedBy: '',
      north: 35,
    },
  ]);
});

it('removes the oldest of more than 30 orders', () => {
  storageWith(null);
  for (let order = 0; order <= 30; order++)
    storeTitleEntries(`o${order}`, { ...TYPED, client: String(order) });
  expect(storedTitleEntries('o0').client).toBe('');
  expect(storedTitleEntries('o1').client).toBe('1');
});

it.each(['nonsense', '[{"id":"a"}]', '{}'])('is empty if %s is stored', (stored) => {
  storageWith(stored);
  expect(storedTitleEntries('a')).toEqual(NO_TITLE_ENTRIES);
});

it('is empty if storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  storeTitleEntries('a', TYPED);
  expect(storedTitleEntries('a')).toEqual(NO_TITLE_ENTRIES);
});
