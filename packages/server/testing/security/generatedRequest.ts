import { ACCOUNT_ROLES } from '@lumitor/domain/people/roles';
import { loadedPlan } from '@lumitor/domain/testing/arbitraryPlan';
import fc from 'fast-check';
import { GENERATED_OPERATIONS, type GeneratedOperation, savedPlan } from './generatedOperations.ts';

export const ROLES = ACCOUNT_ROLES.filter((role) => role !== 'owner');

const person = fc.oneof(
  { weight: 3, arbitrary: fc.constant('visitor' as const) },
  { weight: 9, arbitrary: fc.constant('administrator' as const) },
  { weight: 1, arbitrary: fc.constantFrom('ended' as const, 'foreign' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...ROLES) },
  { weight: 1, arbitrary: fc.constant('program' as const) },
);
export type GeneratedPerson = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

/** Includes NUL and lone surrogates. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '../..',
    'PL',
    'bindings',
    'x'.repeat(5_001),
  ),
);
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, '', 0, -1, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, true),
  text,
);

const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('none' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: json }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('nudge' as const), at: fc.nat(), by: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave out' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('add' as const), at: fc.nat(), key: text, value: json }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other' as const), value: json }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('bytes' as const), bytes: fc.uint8Array({ maxLength: 200 }) }),
  },
);
export type GeneratedChange = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const QUERY_NAMES =
  'after orderBy direction limit prefix where active from to omit collection id batch kind by version'.split(
    ' ',
  );
const query: fc.Arbitrary<[string, string][]> = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...QUERY_NAMES), text),
    fc.oneof(
      text,
      fc.constantFrom(
        'desc',
        'asc',
        'true',
        '1',
        '1000',
        'email:a',
        'title:T',
        '2026-01-01T00:00:00.000Z',
        '1',
      ),
    ),
  ),
  { maxLength: 3 },
);

/** Frequencies: screens, slightly more, and the most that a URL can hold. */
const repeated: fc.Arbitrary<[string, string][]> = fc
  .record({
    name: fc.constantFrom(...QUERY_NAMES),
    value: fc.oneof(fc.constantFrom('title:T', 'type:spot', 'email:a', 'parent:', 'desc', '10'), text),
    times: fc.constantFrom(2, 5, 6, 300, 990, 1_000),
  })
  .map(({ name, value, times }) => Array<[string, string]>(times).fill([name, value]));

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'image/png',
      'image/svg+xml',
      'text/html',
      '',
    ),
    'if-match': fc.constantFrom('"1"', 'W/"2"', '*', '"x"', ''),
    'if-none-match': fc.constantFrom('*', '""', 'W/"a", "b"'),
    'last-event-id': fc.constantFrom('1', '', 'x'.repeat(1_000), 'texts:1'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', ',;q'),
    'x-lumitor-administration': fc.constant('1'),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', '::1'),
    cookie: fc.constantFrom('lumitor.session_token=a.b', 'lumitor.session_token=%00', '=', 'lumitor.visit=x'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none'),
  },
  { requiredKeys: [] },
);

const seldom = <Value, Otherwise>(
  arbitrary: fc.Arbitrary<Value>,
  otherwise: Otherwise,
): fc.Arbitrary<Value | Otherwise> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });

const operation = fc.oneof(
  {
    weight: 14,
    arbitrary: fc
      .constantFrom(...new Set(GENERATED_OPERATIONS.map(({ route }) => route)))
      .chain((route) => fc.constantFrom(...GENERATED_OPERATIONS.filter((each) => each.route === route))),
  },
  { weight: 1, arbitrary: loadedPlan.map(savedPlan) },
);

const requestOf = (operation: GeneratedOperation) =>
  fc.record({
    operation: fc.constant(operation),
    // Sessions are not accepted there.
    person: operation.route.includes('/erp/') ? fc.oneof(fc.constant('program' as const), person) : person,
    method: seldom(fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'), undefined),
    id: seldom(
      fc.oneof(text, fc.constantFrom('none', '.', '%2e%2e', '%00', '%ff', 'a/b', '?', '#')),
      undefined,
    ),
    query: seldom<[string, string][], [string, string][]>(fc.oneof(query, repeated), []),
    change,
    headers: seldom(headers, {}),
    address: fc.noBias(fc.tuple(fc.nat(63), fc.nat(255))).map((parts) => `10.9.${parts.join('.')}`),
  });
export const generatedRequest = operation.chain(requestOf);
export type GeneratedRequest = typeof generatedRequest extends fc.Arbitrary<infer Value> ? Value : never;
