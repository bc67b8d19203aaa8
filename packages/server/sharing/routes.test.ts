import { randomUUID } from 'node:crypto';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import { MAX_VERSIONS, NEWEST_VERSIONS } from '@lumitor/domain/sharing/thinVersions';
import { describe, expect, it, vi } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { hashOf } from './links.ts';
import { removeUnopened } from './sharedProjects.ts';

const named = (name: string) => storedPlan({ ...EMPTY_PLAN, name });

async function sharedProject() {
  const service = await freshService();
  const answer = await service.asVisitor('POST', '/api/projects', { isMicro: false, plan: named('A') });
  const links: SharedLinks = await answer.json();
  return { service, links, ...request(service) };
}

const request = ({ asVisitor }: Service) => {
  const send = (link: string, method: string, path = '', body?: object) =>
    asVisitor(method, `/api/projects/opened${path}`, body, { [LINK_HEADER]: link });
  const change = (link: string, base: number, name: string, more: object = {}) =>
    send(link, 'POST', '', { id: randomUUID(), base, plan: named(name), ...more });
  return { send, change };
};

describe('the links of a shared project (D71)', () => {
  it('are stored as hashes only', async () => {
    const { service, links } = await sharedProject();
    const row = await service.parts.store.db
      .selectFrom('sharedProjects')
      .selectAll()
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify(row);
    for (const token of Object.values(links)) expect(stored).not.toContain(token);
    expect(row.workHash).toBe(hashOf(links.work));
  });

  it('are replaced by new ones, and the former ones open nothing', async () => {
    const { links, send } = await sharedProject();
    const { token } = await (
      await send(links.own, 'POST', '/link', { link: 'see', isWithdrawn: false })
    ).json();
    expect((await send(links.see, 'GET')).status).toBe(404);
    expect((await (await send(token, 'GET')).json()).right).toBe('see');
  });
});

describe('a change of a shared project (D71)', () => {
  it('is stored if it is based on the current version, and refused with the newer state otherwise', async () => {
    const { links, send, change } = await sharedProject();
    expect(await (await change(links.work, 1, 'B', { by: 'Ola' })).json()).toEqual({ version: 2 });
    const late = await change(links.work, 1, 'C');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'project-moved-on',
      newer: { version: 2, by: 'Ola', plan: { name: 'B' } },
    });
    expect((await (await send(links.see, 'GET')).json()).plan.name).toBe('B');
  });

  it('is stored once if repeated, with later changes in the answer', async () => {
    const { links, change } = await sharedProject();
    const id = randomUUID();
    await change(links.work, 1, 'B', { id });
    expect(await (await change(links.work, 1, 'B', { id })).json()).toEqual({ version: 2 });
    await change(links.work, 2, 'C');
    const again = await (await change(links.work, 1, 'B', { id })).json();
    expect(again).toMatchObject({ version: 2, newer: { version: 3, plan: { name: 'C' } } });
  });

  it('that wins a conflict stores the other state as a version, whoever made it and when', async () => {
    const { links, send, change } = await sharedProject();
    await change(links.work, 1, 'B');
    await change(links.work, 2, 'C', { keepsBase: true });
    const { versions } = await (await send(links.see, 'GET', '/versions')).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  it('that loses a conflict becomes a version once, and the present state is unchanged', async () => {
    const { links, send, change } = await sharedProject();
    await change(links.work, 1, 'B');
    const rejected = { id: randomUUID(), plan: named('C'), by: 'Ola' };
    for (const _ of ['sent', 'sent again'])
      expect(await (await send(links.work, 'POST', '/versions', rejected)).json()).toEqual({ version: 3 });
    expect((await send(links.see, 'POST', '/versions', rejected)).status).toBe(403);
    expect(await (await send(links.see, 'GET')).json()).toMatchObject({ version: 4, plan: { name: 'B' } });
    expect(await (await send(links.see, 'GET', '/versions/3')).json()).toMatchObject({
      by: 'Ola',
      plan: { name: 'C' },
    });
    expect((await change(links.work, 4, 'D')).status).toBe(200);
  });

  it('stores settled states as versions, and the first state', async () => {
    const { links, send, change } = await sharedProject();
    await change(links.work, 1, 'B', { by: 'Ola' });
    await change(links.work, 2, 'C', { by: 'Ola' });
    await change(links.work, 3, 'D', { by: 'Jan' });
    const { versions } = await (await send(links.see, 'GET', '/versions')).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 1]);
    expect(await (await send(links.see, 'GET', '/versions/1')).json()).toMatchObject({ plan: { name: 'A' } });
  });

  it('a flood of edits by link removes no version of the owner, even under the name of the owner', async () => {
    const { service, links, send, change } = await sharedProject();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (let base = 1; base <= 20; base += 1) {
        vi.advanceTimersByTime(10 * 60_000);
        await change(links.own, base, `O${base}`, { by: 'Ola' });
      }
      vi.advanceTimersByTime(1_000);
      // Network limits would stop the flood.
      for (let base = 21; base < 21 + 2 * MAX_VERSIONS; base += 1) {
        if (base % 20 === 0) vi.advanceTimersByTime(60 * 60_000);
        // Both have the owner's name, so only the link distinguishes the authors.
        await change(links.work, base, 'X', { by: base % 2 === 0 ? 'Jan' : 'Ola', keepsBase: base > 21 });
      }
    } finally {
      vi.useRealTimers();
    }
    const { versions } = await (await send(links.see, 'GET', '/versions')).json();
    expect(versions).toHaveLength(MAX_VERSIONS);
    const numbers = versions.map(({ version }: { version: number }) => version);
    expect(numbers.filter((version: number) => version <= 21)).toHaveLength(21);
    // The state of the owner becomes a version despite the same name.
    expect(await (await send(links.see, 'GET', '/versions/21')).json()).toMatchObject({
      plan: { name: 'O20' },
    });
    expect(numbers.slice(0, NEWEST_VERSIONS)).toEqual(
      Array.from({ length: NEWEST_VERSIONS }, (_, index) => 20 + 2 * MAX_VERSIONS - index),
    );
    expect(await service.parts.store.db.selectFrom('projectVersions').selectAll().execute()).toHaveLength(
      MAX_VERSIONS,
    );
  });

  it('reaches only pages that follow the project', async () => {
    const { service, links, send, change } = await sharedProject();
    const { id } = await (await send(links.see, 'GET')).json();
    const follow = async (project: string) => {
      const { body } = await service.asVisitor('GET', `/api/events?project=${project}`);
      const heard: string[] = [];
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      const listen = async (): Promise<void> => {
        const { value, done } = await reader.read();
        if (done) return;
        heard.push(Buffer.from(value).toString());
        return listen();
      };
      void listen();
      return () => heard.join('').split('event: project').length - 1;
    };
    const [heard, others] = [await follow(id), await follow('another')];
    await change(links.work, 1, 'B');
    await vi.waitFor(() => expect(heard()).toBe(2));
    expect(others()).toBe(1);
  });
});

it('a plan longer than a stored order is refused', async () => {
  const { links, send } = await sharedProject();
  const plan = { ...named('B'), dimming: undefined, inactiveEntries: [], choices: { ...EMPTY_PLAN.choices } };
  const accessories = Array.from({ length: 500 }, (_, place) => ({
    id: `${place}`.padStart(64, 'x'),
    quantity: 1,
  }));
  const placements = Array.from({ length: 3_000 }, (_, place) => ({
    id: `p${place}`,
    bindingId: 'x'.repeat(60),
    stepId: 's',
    at: 1,
    turn: 0,
    tilt: 0,
  }));
  const long = { ...plan, choices: { ...plan.choices, accessories }, placements };
  const answer = await send(links.work, 'POST', '', { id: randomUUID(), base: 1, plan: long });
  expect(answer.status).toBe(413);
});

it('is removed when nobody has opened it for the number of days set by the shop', async () => {
  const { service, links, send } = await sharedProject();
  const { db } = service.parts.store;
  const day = 24 * 60 * 60 * 1000;
  expect(await removeUnopened(db, 90, Date.now() + 89 * day)).toBe(0);
  expect((await send(links.see, 'GET')).status).toBe(200);
  expect(await removeUnopened(db, 90, Date.now() + 91 * day)).toBe(1);
  expect((await send(links.see, 'GET')).status).toBe(404);
});

it('is removed with its versions if it names an erased person', async () => {
  const { service, links, send, change } = await sharedProject();
  await change(links.work, 1, 'B', { by: 'Jan@Example.com' });
  await change(links.work, 2, 'C', { by: 'Ola' });
  const person = { email: 'jan@example.com' };
  expect(await (await service.asAdministrator('POST', '/api/persons/count', person)).json()).toMatchObject({
    projects: 1,
  });
  await service.asAdministrator('POST', '/api/persons/erase', person);
  expect((await send(links.work, 'GET')).status).toBe(404);
  expect(await service.parts.store.db.selectFrom('projectVersions').selectAll().execute()).toEqual([]);
});
