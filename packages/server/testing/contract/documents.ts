import { describe, expect, it } from 'vitest';
import type { TestEngine } from '../engines.ts';
import { SAMPLES } from '../samples.ts';
import { atOnce, instancesOn, serviceOn } from './instances.ts';

const HARD = 'ąęśćż ÄÖß 日本 😀 "quoted" \\ \' ; -- :1 $1 ? %_';

export function documentContract(engine: TestEngine): void {
  describe('the document store', () => {
    it('returns added documents unchanged', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const added = await store.add('bindings', {
        ...SAMPLES.bindings,
        title: HARD,
        price: 129.9,
      });
      expect(added).toMatchObject({ title: HARD, price: 129.9, version: 1 });
      expect(await store.find('bindings', added.id)).toEqual(added);
      expect(await store.find('microBindings', added.id)).toBeNull();
    });

    it('merges a change into the stored document', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const { id } = await store.add('bindings', SAMPLES.bindings);
      const { document: updated } = await store.update('bindings', id, { price: 7 }, 1);
      expect(updated).toMatchObject({ ...SAMPLES.bindings, price: 7, version: 2 });
      expect(await store.find('bindings', id)).toEqual(updated);
    });

    it('refuses a change or removal based on an older version', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const { id } = await store.add('bindings', SAMPLES.bindings);
      await store.update('bindings', id, { price: 7 });
      const stale = { status: 409, refusal: { code: 'stale' }, details: { version: 2 } };
      await expect(store.update('bindings', id, { price: 8 }, 1)).rejects.toMatchObject(stale);
      await expect(store.remove('bindings', id, 1)).rejects.toMatchObject(stale);
      expect(await store.find('bindings', id)).toMatchObject({ price: 7, version: 2 });
    });

    it('adds nothing under a taken id, even if many try at once', async () => {
      const services = await instancesOn(engine, 2);
      const added = await atOnce(services, 10, ({ parts }, index) =>
        parts.store
          .add('bindings', { ...SAMPLES.bindings, title: `Lampa ${index}` }, { id: 'one' })
          .catch((error) => error.refusal.code as 'exists'),
      );
      const stored = added.filter((each) => each !== 'exists');
      expect(stored).toHaveLength(1);
      expect(await services[0]?.parts.store.list('bindings')).toEqual(stored);
    });

    it('removes a document with its index', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const img = '/files/images/bindings/a.webp';
      const added = await store.add('bindings', { ...SAMPLES.bindings, img });
      expect(await store.remove('bindings', added.id)).toEqual(added);
      expect(await store.find('bindings', added.id)).toBeNull();
      expect(await store.list('bindings', { prefix: { field: 'title', value: 'Tuba' } })).toEqual([]);
      for (const table of ['documentFields', 'documentPictures'] as const)
        expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    it('knows the pictures that a document currently shows', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const picture = (name: string) => ({ img: `/files/images/bindings/${name}.webp` });
      const { id } = await store.add('bindings', { ...SAMPLES.bindings, ...picture('a') });
      const shown = () => store.db.selectFrom('documentPictures').selectAll().execute();
      await store.update('bindings', id, picture('b'));
      expect(await shown()).toEqual([{ collection: 'bindings', id, url: picture('b').img }]);
      await store.update('bindings', id, { img: '' });
      expect(await shown()).toEqual([]);
    });

    it('accepts one of many simultaneous changes, and refuses the others as stale', async () => {
      const services = await instancesOn(engine, 2);
      const { store } = (services[0] as (typeof services)[number]).parts;
      const { id } = await store.add('bindings', SAMPLES.bindings);
      const answers = await atOnce(services, 10, ({ asAdministrator }, index) =>
        asAdministrator('PATCH', `/api/documents/bindings/${id}?version=1`, { price: index + 1 }),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      const won = bodies.filter((_, index) => answers[index]?.status === 200);
      expect(won).toHaveLength(1);
      expect(bodies.filter(({ code }) => code === 'stale')).toHaveLength(9);
      expect(await store.find('bindings', id)).toMatchObject({ price: won[0].price, version: 2 });
    });

    it('loses none of many simultaneous changes without a version', async () => {
      const services = await instancesOn(engine, 2);
      const { store } = (services[0] as (typeof services)[number]).parts;
      const { id } = await store.add('bindings', SAMPLES.bindings);
      const changes = [
        { title: 'Nowa' },
        { titleEn: 'New' },
        { type: 'new' },
        { isBlack: true },
        { price: 7 },
      ];
      const answers = await atOnce(services, changes.length, ({ asAdministrator }, index) =>
        asAdministrator('PATCH', `/api/documents/bindings/${id}`, changes[index]),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const done = changes.filter((_, index) => answers[index]?.status === 200);
      expect(await store.get('bindings', id)).toMatchObject({
        ...SAMPLES.bindings,
        ...Object.assign({}, ...done),
        version: 1 + done.length,
      });
    });
  });

  describe('a transaction', () => {
    it('stores nothing on failure', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const before = await store.add('bindings', SAMPLES.bindings);
      const failing = store.transaction(async (within) => {
        await within.update('bindings', before.id, { price: 1 });
        await within.add('gateways', SAMPLES.gateways);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await store.list('bindings')).toEqual([before]);
      expect(await store.list('gateways')).toEqual([]);
    });

    it('becomes visible to others as a whole, and is announced after the commit', async () => {
      const services = await instancesOn(engine, 2);
      const [{ store }, other] = [services[0], services.at(-1)].map((each) => each?.parts) as [
        (typeof services)[0]['parts'],
        (typeof services)[0]['parts'],
      ];
      const announced: { names: string[]; stored: Promise<number> }[] = [];
      store.onChange(({ collections, isOwn }) => {
        if (isOwn)
          announced.push({
            names: [...collections].sort(),
            stored: other.store.list('bindings').then(({ length }) => length),
          });
      });
      await store.transaction(async (within) => {
        await within.add('bindings', SAMPLES.bindings);
        await within.add('gateways', SAMPLES.gateways);
        expect(announced).toEqual([]);
        if (engine.isShared) expect(await other.store.list('bindings')).toEqual([]);
      });
      expect(announced.map(({ names }) => names)).toEqual([['bindings', 'gateways']]);
      expect(await announced[0]?.stored).toBe(1);
    });
  });
}
