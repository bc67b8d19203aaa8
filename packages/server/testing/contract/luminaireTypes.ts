import { describe, expect, it } from 'vitest';
import { addNamedTypes } from '../../demo/luminaireTypes.ts';
import type { TestEngine } from '../engines.ts';
import { SAMPLES } from '../samples.ts';
import { serviceOn } from './instances.ts';

const luminaire = (type: string) => ({ ...SAMPLES.bindings, type });

export function luminaireTypeContract(engine: TestEngine): void {
  describe('luminaire types', () => {
    it('are added if luminaires of either line name them, known ones first', async () => {
      const { store } = (await serviceOn(engine)).parts;
      for (const type of ['Lampy nad stół', 'linear', 'spotlight'])
        await store.add('bindings', luminaire(type));
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

    it('take their names from the texts of the shop', async () => {
      const { store } = (await serviceOn(engine)).parts;
      await store.add('bindings', luminaire('spotlight'));
      const bindings = {
        type_spotlight_PL: 'Spoty',
        type_spotlight_FR: 'Spots',
        type_spotlight_big_PL: 'Duże',
      };
      await store.add('translations', { translations: { bindings } });
      await addNamedTypes(store);
      expect(await store.list('luminaireTypes')).toMatchObject([
        { title: 'Spoty', titleEn: 'Spotlights', translation: { DE: 'Strahler', FR: 'Spots' } },
      ]);
    });

    it('are unchanged by later starts of the service', async () => {
      const { store } = (await serviceOn(engine)).parts;
      await store.add('bindings', luminaire('spotlight'));
      await addNamedTypes(store);
      const [type] = await store.list('luminaireTypes');
      await store.update('luminaireTypes', type?.id ?? '', { title: 'Spoty' });
      await addNamedTypes(store);
      expect((await store.list('luminaireTypes')).map(({ title }) => title)).toEqual(['Spoty']);
    });

    it('are two if they differ only in case', async () => {
      const { store } = (await serviceOn(engine)).parts;
      for (const type of ['Spot', 'spot']) await store.add('bindings', luminaire(type));
      await addNamedTypes(store);
      expect(await store.list('luminaireTypes')).toHaveLength(2);
    });
  });
}
