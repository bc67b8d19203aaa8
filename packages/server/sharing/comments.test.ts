import { randomUUID } from 'node:crypto';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { AUTHOR_HEADER, type Discussion, MAX_COMMENTS } from '@lumitor/domain/sharing/comments';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { countAllComments } from './comments.ts';
import { newToken } from './links.ts';
import { removeUnopened } from './sharedProjects.ts';

const PLACE = { x: 10, y: 20, on: { kind: 'piece', id: 'p1', number: 17 } };

async function discussed() {
  const service = await freshService();
  const plan = storedPlan({ ...EMPTY_PLAN, name: 'A' });
  const links: SharedLinks = await (
    await service.asVisitor('POST', '/api/projects', { isMicro: false, plan })
  ).json();
  const [ewa, jan] = [newToken(), newToken()];
  const send = (link: string, method: string, author: string, body?: object) =>
    service.asVisitor(method, '/api/projects/opened/comments', body, {
      [LINK_HEADER]: link,
      [AUTHOR_HEADER]: author,
    });
  const start = (link: string, author: string, text: string, more: object = {}) => {
    const act = { kind: 'begin', id: randomUUID(), text, by: 'Ewa', version: 1, place: PLACE, ...more };
    return send(link, 'POST', author, act);
  };
  const read = async (link = links.see, author = ewa): Promise<Discussion> =>
    (await send(link, 'GET', author)).json();
  return { service, links, ewa, jan, send, start, read };
}

describe('comments on a shared project (D71)', () => {
  it('are made, answered, resolved and reopened with any link, including those to see', async () => {
    const { links, ewa, jan, send, start, read } = await discussed();
    const [thread] = (await (await start(links.see, ewa, '<b>Za nisko</b>')).json()).threads;
    expect(thread).toMatchObject({
      number: 1,
      place: PLACE,
      comments: [{ text: '<b>Za nisko</b>', version: 1 }],
    });
    const about = { thread: thread.id, by: 'Jan', version: 1 };
    await send(links.work, 'POST', jan, { kind: 'answer', id: randomUUID(), text: 'Podniosę', ...about });
    await send(links.see, 'POST', ewa, { kind: 'settle', id: randomUUID(), isResolved: true, ...about });
    expect((await read()).threads).toMatchObject([
      { comments: [{ author: 'own' }, { text: 'Podniosę', author: '' }], resolved: { by: 'Jan' } },
    ]);
    await send(links.work, 'POST', jan, { kind: 'settle', id: randomUUID(), isResolved: false, ...about });
    expect((await read()).threads[0]?.resolved).toBeNull();
  });

  it('are not served to a withdrawn link, or without one', async () => {
    const { service, links, ewa, start, send } = await discussed();
    await service.asVisitor(
      'POST',
      '/api/projects/opened/link',
      { link: 'see', isWithdrawn: true },
      {
        [LINK_HEADER]: links.own,
      },
    );
    expect((await start(links.see, ewa, 'A')).status).toBe(404);
    expect((await send('', 'GET', ewa)).status).toBe(404);
  });

  it('repeated under one id are stored once', async () => {
    const { links, ewa, start, read } = await discussed();
    const id = randomUUID();
    await start(links.see, ewa, 'A', { id });
    expect((await start(links.see, ewa, 'A', { id })).status).toBe(200);
    expect((await read()).threads).toHaveLength(1);
  });

  it('are removed only by the browser that made them or the owner of the project', async () => {
    const { service, links, ewa, jan, start, send, read } = await discussed();
    await start(links.see, ewa, 'A');
    await start(links.see, ewa, 'B');
    const [a, b] = (await read()).threads;
    const remove = (link: string, author: string, comment = '') =>
      send(link, 'POST', author, { kind: 'remove', id: randomUUID(), comment });
    const refused = await remove(links.work, jan, a?.id);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'comment-not-yours']);
    expect((await remove(links.see, ewa, a?.id)).status).toBe(200);
    expect((await remove(links.own, jan, b?.id)).status).toBe(200);
    expect((await read()).threads).toEqual([]);
    const row = await service.parts.store.db.selectFrom('projectComments').selectAll().executeTakeFirst();
    for (const token of [ewa, jan]) expect(row?.body).not.toContain(token);
  });

  it('move with their objects if the link may move these', async () => {
    const { links, ewa, start, send, read } = await discussed();
    await start(links.see, ewa, 'A');
    const places = [{ thread: (await read()).threads[0]?.id, x: 50, y: 60 }];
    const follow = (link: string) => send(link, 'POST', ewa, { kind: 'follow', id: randomUUID(), places });
    expect((await follow(links.see)).status).toBe(403);
    expect((await follow(links.work)).status).toBe(200);
    expect((await read()).threads[0]?.place).toEqual({ ...PLACE, x: 50, y: 60 });
  });

  it('report missing fields, missing targets and a full discussion', async () => {
    const { service, links, ewa, start, send } = await discussed();
    const long = await start(links.see, ewa, 'x'.repeat(2049));
    expect([long.status, (await long.json()).field]).toEqual([400, 'text']);
    const about = { thread: randomUUID(), by: 'Jan', version: 1 };
    const lost = await send(links.see, 'POST', ewa, {
      kind: 'answer',
      id: randomUUID(),
      text: 'A',
      ...about,
    });
    expect([lost.status, (await lost.json()).code]).toEqual([409, 'comment-gone']);
    await start(links.see, ewa, 'A');
    const { db } = service.parts.store;
    const { body } = await db.selectFrom('projectComments').select('body').executeTakeFirstOrThrow();
    const discussion: Discussion = JSON.parse(body);
    const threads = Array.from({ length: MAX_COMMENTS }, () => discussion.threads[0]);
    await db
      .updateTable('projectComments')
      .set({ body: JSON.stringify({ ...discussion, threads }) })
      .execute();
    const full = await start(links.see, ewa, 'B');
    expect([full.status, (await full.json()).code]).toEqual([413, 'comments-full']);
  });

  it('share their hourly limit per address with orders', async () => {
    const { service, links, ewa } = await discussed();
    const from = service.sendFrom('10.9.8.7');
    const statuses = new Set<number>();
    const about = { thread: randomUUID(), by: '', version: 1, text: 'A' };
    for (let count = 0; count < 301; count += 1) {
      const act = { kind: 'answer', id: randomUUID(), ...about };
      const headers = { [LINK_HEADER]: links.see, [AUTHOR_HEADER]: ewa };
      const { status } = await from('POST', '/api/projects/opened/comments', act, headers);
      statuses.add(status);
      if (count < 300) expect(status).toBe(409);
    }
    expect([...statuses]).toEqual([409, 429]);
  });

  it('are not sent again to a page that has them', async () => {
    const { service, links, ewa, start } = await discussed();
    const tagged = (tag: string) =>
      service.asVisitor('GET', '/api/projects/opened/comments', undefined, {
        [LINK_HEADER]: links.see,
        [AUTHOR_HEADER]: ewa,
        'if-none-match': tag,
      });
    const tag = (await tagged('')).headers.get('etag') ?? '';
    expect((await tagged(tag)).status).toBe(304);
    await start(links.see, ewa, 'A');
    expect((await tagged(tag)).status).toBe(200);
  });

  it('are removed with an unopened project, and counted until then', async () => {
    const { service, links, ewa, start } = await discussed();
    const { db } = service.parts.store;
    await start(links.see, ewa, 'A');
    expect(await countAllComments(db)).toBe(1);
    await removeUnopened(db, 90, Date.now() + 91 * 24 * 60 * 60 * 1000);
    expect(await countAllComments(db)).toBe(0);
  });

  it('that name an erased person are removed, and the project stays', async () => {
    const { service, links, ewa, start, read } = await discussed();
    await start(links.see, ewa, 'Proszę pisać na Jan@Example.com');
    await start(links.see, ewa, 'Inne', { by: 'jan@example.com' });
    await start(links.see, ewa, 'Trzecie');
    const person = { email: 'jan@example.com' };
    const counted = await (await service.asAdministrator('POST', '/api/persons/count', person)).json();
    expect(counted).toMatchObject({ discussions: 1 });
    expect(counted).not.toHaveProperty('projects');
    await service.asAdministrator('POST', '/api/persons/erase', person);
    const left = (await read()).threads.map(({ comments }) => comments.map(({ text }) => text));
    expect(left).toEqual([['Trzecie']]);
    const { body } = await service.parts.store.db
      .selectFrom('projectComments')
      .select('body')
      .executeTakeFirstOrThrow();
    expect(body.toLowerCase()).not.toContain('jan@example.com');
  });
});
