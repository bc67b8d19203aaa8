import { expect, it, vi } from 'vitest';
import { methodOf, OPERATIONS, type RouteOperation } from './operations.ts';
import { openShop, type Shop } from './shop.ts';
import { stateOf } from './state.ts';

vi.setConfig({ testTimeout: 60_000 });

const JSON_TYPE = { 'content-type': 'application/json' };

/** Signing out ignores its body; files are bytes of any kind. */
const NOT_READ = ['POST /api/auth/sign-out', 'POST /api/orders/:id/files'];
const WITH_BODY = OPERATIONS.filter(
  ({ body, statuses, route }) => body && statuses[2] < 300 && !NOT_READ.includes(route),
);
const TAKING = [...new Map(WITH_BODY.map((each) => [each.route, each])).values()];

type Path = readonly string[];

function placesOf(value: unknown, kind: 'string' | 'number', path: Path = []): Path[] {
  if (typeof value === kind) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, kind, [...path, key]));
}

function withText(body: unknown, [key, ...rest]: Path, text: string): string {
  if (key === undefined) return text;
  const replaced = (inner: [string, unknown]) =>
    inner[0] === key ? withText(inner[1], rest, text) : JSON.stringify(inner[1]);
  if (Array.isArray(body)) return `[${Object.entries(body).map(replaced).join(',')}]`;
  const pairs = Object.entries(body as object).map((each) => `${JSON.stringify(each[0])}:${replaced(each)}`);
  return `{${pairs.join(',')}}`;
}

const send = (shop: Shop, operation: RouteOperation, text: string | Uint8Array<ArrayBuffer>) =>
  shop.asAdministrator(methodOf(operation), operation.path(shop), text, JSON_TYPE);

async function expectRefused(
  name: string,
  shop: Shop,
  operation: RouteOperation,
  text: string | Uint8Array<ArrayBuffer>,
  refusal: object = {},
) {
  const answer = await send(shop, operation, text);
  expect(await answer.json(), `${name}: ${operation.route}`).toMatchObject({ code: 'invalid', ...refusal });
  expect(answer.status).toBe(400);
}

const DEEP = 100_000;
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(',');

const WHOLE: [name: string, text: string | Uint8Array<ArrayBuffer>][] = [
  ['a list in a list, 100,000 times', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['an object in an object, 100,000 times', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['lists that are never closed', '['.repeat(DEEP)],
  ['100,000 keys', `{${many(100_000, (index) => `"${index.toString(36)}":1`)}}`],
  ['100,000 numbers as keys', `{${many(100_000, (index) => `"${index}":1`)}}`],
  ['49,000 unknown keys', `{${many(49_000, (index) => `"k${index}":1`)}}`],
  ['a list of 100,000', `[${many(100_000, () => '0')}]`],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '1e400'],
  ['a text', '"text"'],
  ['an object that is not closed', '{"email":"jan@example.com"'],
  ['bytes that are not UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['a prototype deep down', '{"fields":{"a":[{"__proto__":{"polluted":true}}]}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['a prototype in escapes', '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":true}}'],
];

it('every operation refuses an invalid or unknown JSON body, and changes nothing', async () => {
  const shop = await openShop();
  const before = await stateOf(shop);
  for (const operation of TAKING) {
    for (const [name, text] of WHOLE) await expectRefused(name, shop, operation, text);
    expect(await stateOf(shop), operation.route).toEqual(before);
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(shop.errors).toEqual([]);
});

it('every operation refuses a NUL or a lone surrogate in any text, and names the field', async () => {
  const shop = await openShop();
  const before = await stateOf(shop);
  let places = 0;
  for (const operation of WITH_BODY) {
    const body = operation.body?.(shop);
    for (const place of placesOf(body, 'string'))
      for (const text of ['"a\\u0000b"', '"\\ud800"']) {
        await expectRefused(text, shop, operation, withText(body, place, text), { field: place.join('.') });
        places += 1;
      }
    expect(await stateOf(shop), operation.route).toEqual(before);
  }
  expect(places).toBeGreaterThan(200);
});

it('every operation accepts or refuses a number of any size in any place, and never fails', async () => {
  const shop = await openShop();
  for (const operation of TAKING) {
    const body = operation.body?.(shop);
    for (const place of placesOf(body, 'number'))
      for (const number of [
        '1e400',
        '-1e400',
        '1e308',
        '-1',
        '0.1',
        '9007199254740993',
        '1e-400',
        '99999999999',
      ]) {
        const { status } = await send(shop, operation, withText(body, place, number));
        expect(status, `${operation.route} ${place} ${number}`).toBeLessThan(500);
      }
  }
  expect(shop.errors).toEqual([]);
});

it('every operation accepts or refuses another kind of value in any place, and never fails', async () => {
  const shop = await openShop();
  const kinds = [
    'null',
    '[]',
    '{}',
    '""',
    '0',
    'true',
    `[${many(1_000, () => '{}')}]`,
    `"${'x'.repeat(20_001)}"`,
  ];
  for (const operation of TAKING) {
    const body = operation.body?.(shop);
    for (const place of [...placesOf(body, 'number'), ...placesOf(body, 'string')])
      for (const kind of kinds) {
        const { status } = await send(shop, operation, withText(body, place, kind));
        expect(status, `${operation.route} ${place} ${kind.slice(0, 20)}`).toBeLessThan(500);
      }
  }
  expect(shop.errors).toEqual([]);
});

it('the last of two values under one key counts, in checks too', async () => {
  const { asVisitor, parts } = await openShop();
  const text = '{"email":"jan@example.com","email":"no address"}';
  expect((await asVisitor('POST', '/api/documents/emails', text, JSON_TYPE)).status).toBe(400);
  expect(await parts.store.list('emails')).toHaveLength(1);
});
