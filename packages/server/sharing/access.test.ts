import { randomUUID } from 'node:crypto';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import { expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { methodOf, OPERATIONS, patternOf } from '../testing/security/operations.ts';

const GUESSED = 'AAAAAAAAAAAAAAAAAAAAAA';
const SHORT = 'AAAAAAAAAAAAAAAAAAAAA';
const plan = storedPlan(EMPTY_PLAN);
const comment = { kind: 'begin', text: 'Here', by: '', version: 1, place: { x: 1, y: 2, on: null } };

const TABLE: readonly (readonly [
  route: string,
  see: number,
  work: number,
  own: number,
  body?: () => object,
])[] = [
  ['GET /api/projects/opened', 200, 200, 200],
  ['POST /api/projects/opened', 403, 200, 200, () => ({ id: randomUUID(), base: 1, plan })],
  ['GET /api/projects/opened/versions', 200, 200, 200],
  ['GET /api/projects/opened/versions/:version', 404, 200, 200],
  ['POST /api/projects/opened/versions', 403, 201, 201, () => ({ id: randomUUID(), plan })],
  ['GET /api/projects/opened/comments', 200, 200, 200],
  ['POST /api/projects/opened/comments', 200, 200, 200, () => ({ ...comment, id: randomUUID() })],
  ['DELETE /api/projects/opened/shop', 403, 403, 204],
  ['POST /api/projects/opened/link', 403, 403, 200, () => ({ link: 'see', isWithdrawn: false })],
  ['DELETE /api/projects/opened', 403, 403, 204],
];

type Link = 'see' | 'work' | 'own';
const COLUMNS = { see: 1, work: 2, own: 3 } as const;

async function requestAll(
  tokenOf: (links: SharedLinks, id: string) => string,
  { link, withdrawn, ...more }: { link?: Link; withdrawn?: 'see' | 'work'; headers?: Record<string, string> },
) {
  const service = await freshService();
  const links = await (await service.asVisitor('POST', '/api/projects', { isMicro: false, plan })).json();
  const owner = { [LINK_HEADER]: links.own };
  const open = () => service.asVisitor('GET', '/api/projects/opened', undefined, owner);
  const { id } = await (await open()).json();
  if (withdrawn)
    await service.asVisitor(
      'POST',
      '/api/projects/opened/link',
      { link: withdrawn, isWithdrawn: true },
      owner,
    );
  const statuses: Record<string, number> = {};
  for (const [route, , , , body] of TABLE) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(':version', '1');
    const headers = { [LINK_HEADER]: tokenOf(links, id), ...more.headers };
    const answer = await service.asVisitor(method, path, body?.(), headers);
    statuses[route] = answer.status;
    expect(answer.headers.get('access-control-allow-origin'), route).toBeNull();
  }
  expect(service.errors).toEqual([]);
  const isThere = (await open()).ok;
  return { statuses, isThere };
}

const column = (of: (row: (typeof TABLE)[number]) => number) =>
  Object.fromEntries(TABLE.map((row) => [row[0], of(row)]));

it('the table has every operation that a link opens', () => {
  const opened = OPERATIONS.filter((each) => patternOf(each).startsWith('/api/projects/opened'));
  expect(TABLE.map(([route]) => route).sort()).toEqual(
    opened.map((each) => `${methodOf(each)} ${patternOf(each)}`).sort(),
  );
});

it.each(['see', 'work', 'own'] as const)('the link to %s opens its operations only', async (link) => {
  const { statuses } = await requestAll((links) => links[link], {});
  expect(statuses).toEqual(column((row) => row[COLUMNS[link]]));
});

it.each([
  ['a link that is guessed', () => GUESSED, {}],
  ['a token that is none', () => SHORT, {}],
  ['no link', () => '', {}],
  ['the id by which its events are followed', (_: SharedLinks, id: string) => id, {}],
  ['a link to see that was withdrawn', (links: SharedLinks) => links.see, { withdrawn: 'see' }],
  ['a link to work that was withdrawn', (links: SharedLinks) => links.work, { withdrawn: 'work' }],
] as const)('%s opens nothing, with the same answer everywhere', async (_, tokenOf, how) => {
  const { statuses, isThere } = await requestAll(tokenOf, how);
  expect(statuses).toEqual(column(() => 404));
  expect(isThere).toBe(true);
});

it.each([
  ['of another shop', { origin: 'https://shop.example' }],
  ['that hides its origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
])(
  'a frame %s changes nothing with a link of the owner, and the browser blocks its reads',
  async (_, headers) => {
    const { statuses, isThere } = await requestAll((links) => links.own, { headers });
    expect(statuses).toEqual(
      Object.fromEntries(
        TABLE.map(([route]) => [
          route,
          route === 'GET /api/projects/opened/versions/:version' ? 404 : route.startsWith('GET') ? 200 : 403,
        ]),
      ),
    );
    expect(isThere).toBe(true);
  },
);
