import { expect, test } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import { addNamedTypes } from './luminaireTypes.ts';

const luminaire = (type: string) => ({ ...SAMPLES.bindings, type });

test('the types that luminaires of both lines name come onto the list, the known ones first', async () => {
  const { store } = (await freshService()).parts;
  for (const type of ['Lampy nad stół', 'linear', 'spotlight']) await store.add('bindings', luminaire(type));
  await store.add('microBindings', { ...luminaire('grid'), active: false });
  await addNamedTypes(store);
  const types = await store.list('luminaireTypes', { direction: 'asc' });
  expect(types.map(({ key, title, symbol }) => [key, title, symbol])).toEqual([
    ['spotlight', 'Reflektory', 'spotlight'],
    ['linear', 'Oprawy liniowe', 'linear'],
    ['grid', 'Oprawy rastrowe', 'linear'],
    ['Lampy nad stół', 'Lampy nad stół', 'spotlight'],
  ]);
  expect(types[0]).toMatchObject({ titleEn: 'Spotlights', translation: { DE: 'Strahler' } });
});

test('a type is called what the texts of the shop called it', async () => {
  const { store } = (await freshService()).parts;
  await store.add('bindings', luminaire('spotlight'));
  const bindings = { type_spotlight_PL: 'Spoty', type_spotlight_FR: 'Spots', type_spotlight_big_PL: 'Duże' };
  await store.add('translations', { translations: { bindings } });
  await addNamedTypes(store);
  expect(await store.list('luminaireTypes')).toMatchObject([
    { title: 'Spoty', titleEn: 'Spotlights', translation: { DE: 'Strahler', FR: 'Spots' } },
  ]);
});

test('what is on the list stays as the shop has made it, however often the service starts', async () => {
  const { store } = (await freshService()).parts;
  await store.add('bindings', luminaire('spotlight'));
  await addNamedTypes(store);
  const [type] = await store.list('luminaireTypes');
  await store.update('luminaireTypes', type?.id ?? '', { title: 'Spoty' });
  await addNamedTypes(store);
  expect((await store.list('luminaireTypes')).map(({ title }) => title)).toEqual(['Spoty']);
});

test('types that differ in case alone are two', async () => {
  const { store } = (await freshService()).parts;
  for (const type of ['Spot', 'spot']) await store.add('bindings', luminaire(type));
  await addNamedTypes(store);
  expect(await store.list('luminaireTypes')).toHaveLength(2);
});
