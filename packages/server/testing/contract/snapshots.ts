import { describe, expect, it } from 'vitest';
import { readVersions } from '../../documents/snapshotVersions.ts';
import type { TestEngine } from '../engines.ts';
import type { Service } from '../freshService.ts';
import { SAMPLES } from '../samples.ts';
import { atOnce, instancesOn, serviceOn } from './instances.ts';

const titles = async ({ asVisitor }: Service): Promise<string[]> =>
  (await (await asVisitor('GET', '/api/snapshots/standard')).json()).bindings.map(
    ({ title }: { title: string }) => title,
  );

export function snapshotContract(engine: TestEngine): void {
  describe('a snapshot', () => {
    it('has every acknowledged write', async () => {
      const service = await serviceOn(engine);
      expect(await titles(service)).toEqual([]);
      const { id } = await service.parts.store.add('bindings', SAMPLES.bindings);
      expect(await titles(service)).toEqual(['Tuba']);
      await service.parts.store.update('bindings', id, { title: 'Żuk' });
      expect(await titles(service)).toEqual(['Żuk']);
    });

    it('has a version that each transaction raises by one, also simultaneously', async () => {
      const services = await instancesOn(engine, 2);
      const { db } = (services[0] as Service).parts.store;
      const before = await readVersions(db);
      await atOnce(services, 8, ({ parts }) =>
        parts.store.transaction(async (store) => {
          await store.add('bindings', SAMPLES.bindings);
          await store.add('bindings', SAMPLES.bindings);
        }),
      );
      await (services[0] as Service).parts.store.add('emails', SAMPLES.emails);
      expect(await readVersions(db)).toEqual({ ...before, standard: (before.standard ?? 0) + 8 });
    });

    it('has a version that a failed transaction does not change', async () => {
      const { store } = (await serviceOn(engine)).parts;
      const before = await readVersions(store.db);
      const failing = store.transaction(async (within) => {
        await within.add('bindings', SAMPLES.bindings);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await readVersions(store.db)).toEqual(before);
    });

    if (!engine.isShared) return;
    it('is renewed on an instance after a write on another one', async () => {
      const [first, second] = (await instancesOn(engine, 2)) as [Service, Service];
      expect(await titles(second)).toEqual([]);
      const renewed = new Promise<void>((resolve) => second.parts.snapshots.onRenewed(() => resolve()));
      await first.parts.store.add('bindings', SAMPLES.bindings);
      await renewed;
      expect(await titles(second)).toEqual(['Tuba']);
    });
  });
}
