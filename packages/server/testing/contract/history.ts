import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestEngine } from '../engines.ts';
import type { Service } from '../freshService.ts';
import { SAMPLES } from '../samples.ts';
import { atOnce, instancesOn, serviceOn } from './instances.ts';

async function send({ asAdministrator }: Service, method: string, path: string, body?: object) {
  const response = await asAdministrator(method, path, body);
  return { status: response.status, body: await response.json() };
}

const add = (title: string) => ({
  kind: 'add',
  collection: 'bindings',
  fields: { ...SAMPLES.bindings, title },
});

const change = (service: Service, operations: object[], key?: string) =>
  send(service, 'POST', '/api/changes', { reason: { kind: 'edit' }, operations, ...(key ? { key } : {}) });

export function historyContract(engine: TestEngine): void {
  describe('the history', () => {
    it('stores every change, newest first, also in pages', async () => {
      const service = await serviceOn(engine);
      const added = await change(service, [add('Żuk'), add('Ćma')]);
      const { id } = added.body.results[0];
      await change(service, [{ kind: 'update', collection: 'bindings', id, fields: { price: 7 } }]);
      await change(service, [{ kind: 'remove', collection: 'bindings', id }]);
      const whole = (await send(service, 'GET', '/api/changes')).body.changes;
      expect(whole.map(({ kind }: { kind: string }) => kind)).toEqual(['remove', 'update', 'add', 'add']);
      expect(whole[1]).toMatchObject({ before: { price: 129.9 }, after: { price: 7 }, documentId: id });
      const parts: unknown[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { body }: { body: { changes: unknown[]; next: string | null } } = await send(
          service,
          'GET',
          `/api/changes?limit=1${after && `&after=${after}`}`,
        );
        parts.push(...body.changes);
        after = body.next;
      }
      expect(parts).toEqual(whole);
    });

    it('undoes a batch as a whole, and redoes it', async () => {
      const service = await serviceOn(engine);
      const { store } = service.parts;
      const { id } = await store.add('bindings', SAMPLES.bindings);
      const { body } = await change(service, [
        { kind: 'update', collection: 'bindings', id, fields: { price: 7 } },
        add('Nowa'),
      ]);
      const undone = await send(service, 'POST', `/api/batches/${body.batch}/undo`, {});
      expect(await store.list('bindings')).toMatchObject([{ id, price: 129.9, version: 3 }]);
      await send(service, 'POST', `/api/batches/${undone.body.batch}/undo`, {});
      expect((await store.list('bindings')).map(({ title }) => title).sort()).toEqual(['Nowa', 'Tuba']);
      expect(await store.get('bindings', id)).toMatchObject({ price: 7, version: 4 });
    });

    it('stores a change once if it is repeated under its key, also simultaneously', async () => {
      const services = await instancesOn(engine, 2);
      const [service] = services as [Service];
      const key = randomUUID();
      const answers = await atOnce(services, 10, (each) => change(each, [add('Jedna'), add('Druga')], key));
      const again = await change(service, [add('Jedna'), add('Druga')], key);
      for (const answer of answers) expect(answer).toEqual(again);
      expect(again.status).toBe(201);
      expect(await service.parts.store.list('bindings')).toHaveLength(2);
      expect((await send(service, 'GET', '/api/batches')).body.batches).toHaveLength(1);
    });

    it('stores one undo of a batch that many undo at once', async () => {
      const services = await instancesOn(engine, 2);
      const [service] = services as [Service];
      const { body } = await change(service, [add('Jedna')]);
      const answers = await atOnce(services, 6, (each) =>
        send(each, 'POST', `/api/batches/${body.batch}/undo`, {}),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const { status } of answers) expect([201, 404, 409]).toContain(status);
      expect(await service.parts.store.list('bindings')).toEqual([]);
    });
  });
}
