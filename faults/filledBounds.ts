import { randomUUID } from 'node:crypto';
import { MAX_SITE_ENTRIES, type SiteEntry } from '@lumitor/domain/order/site';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { AUTHOR_HEADER, MAX_COMMENTS } from '@lumitor/domain/sharing/comments';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import type { Measured } from '../bench/measured.ts';
import { Answers } from './answers.ts';
import { embedded } from './engines.ts';
import { CLIENT_HEADER, startInstance } from './instance.ts';
import { callService, newAddress } from './send.ts';
import { openShop, type Shop, saveOrder } from './shop.ts';

const NONE = { most: 0 };
const AUTHORS = 20;
const tokenOf = (author: number) => String(author).padStart(22, 'A');
const place = { x: 0, y: 0, on: null };

async function byLink(url: string, link: string, path: string, author: string, body?: object) {
  const response = await fetch(`${url}/api/projects/opened${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin: url,
      [CLIENT_HEADER]: newAddress(),
      [LINK_HEADER]: link,
      [AUTHOR_HEADER]: author,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, body: await response.json() };
}

async function fillComments(url: string): Promise<Measured[]> {
  const plan = storedPlan(EMPTY_PLAN);
  const shared = await callService(url, '/api/projects', { method: 'POST', body: { isMicro: false, plan } });
  const { see, own }: SharedLinks = shared.body;
  const [strangers, owner] = [new Answers(), new Answers()];
  const comment = (link: string, author: string, by: string) =>
    byLink(url, link, '/comments', author, {
      kind: 'begin',
      id: randomUUID(),
      text: 'Win\\u202e at evil.example \\u200b',
      by,
      version: 1,
      place,
    });
  for (let index = 0; index < MAX_COMMENTS + AUTHORS; index += 1)
    await strangers.count(comment(see, tokenOf(index % AUTHORS), `\u202eStranger ${index % AUTHORS}`));
  await owner.count(comment(own, tokenOf(99), 'Owner'));
  const read = () => byLink(url, own, '/comments', tokenOf(99));
  const filled = JSON.stringify((await read()).body);
  const emptying = new Answers();
  for (let author = 0; author < AUTHORS; author += 1) {
    const { threads } = (await read()).body;
    const theirs = threads.find((thread: { comments: { by: string }[] }) =>
      thread.comments.some(({ by }) => by === `Stranger ${author}`),
    );
    if (!theirs) continue;
    const act = { kind: 'removeAuthor', id: randomUUID(), comment: theirs.comments[0].id };
    await emptying.count(byLink(url, own, '/comments', tokenOf(99), act));
  }
  const left = (await read()).body.threads.length;
  return [
    ...strangers.rows('comments, a comment of strangers', ['200', '413 comments-full']),
    ...owner.rows('comments, the owner’s after that', ['200']),
    ...emptying.rows('comments, the owner empties an author', ['200']),
    { what: 'comments, left of the strangers', value: left - 1, unit: '', target: NONE },
    {
      what: 'comments, signs that nobody sees',
      value: [...filled.matchAll(/[\u202e\u200b]/g)].length,
      unit: '',
      target: NONE,
    },
  ];
}

async function fillSite(url: string, shop: Shop): Promise<Measured[]> {
  const { id } = (await saveOrder(url, shop)).body;
  const path = `/api/orders/${id}/site`;
  const [strangers, installer] = [new Answers(), new Answers()];
  const send = (entries: SiteEntry[]) => callService(url, path, { method: 'POST', body: { entries } });
  const at = Date.now();
  const invented = (letter: string) =>
    Array.from({ length: 2_000 }, (_, index) => ({ key: `tick.${letter}${index + 1}`, value: true, at }));
  for (const letter of 'ABCDEFGH') await strangers.count(send(invented(letter)));
  const ticked = { key: 'tick.P1.1', value: true, at };
  await installer.count(send([ticked]));
  const { entries } = (await callService(url, path)).body;
  const cleared = await callService(url, path, { method: 'DELETE', cookie: shop.cookie });
  await send([ticked]);
  const after: SiteEntry[] = (await callService(url, path)).body.entries;
  return [
    ...strangers.rows('site, invented entries', ['200']),
    ...installer.rows('site, an entry of the installer', ['200']),
    {
      what: 'site, entries that are kept',
      value: entries.length,
      unit: '',
      target: { least: 1, most: MAX_SITE_ENTRIES / 2 },
    },
    { what: 'site, the shop clears', value: cleared.status, unit: '', target: { least: 204, most: 204 } },
    {
      what: 'site, ticked after that',
      value: after.filter(({ value }) => value === true).length,
      unit: '',
      target: NONE,
    },
  ];
}

/** Filled limits leave room for the owner and the shop (D71a). */
export async function run(): Promise<Measured[]> {
  const engine = await embedded();
  const instance = await startInstance(engine.settings);
  try {
    const shop = await openShop(instance.url);
    return [
      ...(await fillComments(instance.url)),
      ...(await fillSite(instance.url, shop)),
      ...instance.ends(),
    ];
  } finally {
    await instance.kill();
    await engine.close();
  }
}
