import type { PostgresServer } from '../packages/server/testing/postgresServer.ts';

export const EMAILS = 700_000;
export const ORDERS = 280_000;
/** Every second order has an address, and so a customer. */
const CUSTOMERS = ORDERS / 2;
const REFLINKS = 1_000;
const ARTICLES = 2_375;
const BATCHES = 100_000;
const OPENINGS = 200_000;
const MAILS = 200_000;

export const REFLINK = 'r0000000000000000007';
export const ARTICLE = 'a0000000000000000007';
export const ORDER = 'o0000000000000000007';

const ARTICLE_COLLECTIONS = ['bindings', 'accessories', 'connections', 'powers'].flatMap((name) => [
  name,
  `micro${name[0]?.toUpperCase()}${name.slice(1)}`,
]);

const numbered = (letter: string, number = 'i') => `'${letter}' || lpad((${number})::text, 19, '0')`;
const time = (minutes: number) =>
  `to_char(timestamp '2024-01-01' + i * interval '${minutes} minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const list = (names: readonly string[]) => `unnest(array[${names.map((name) => `'${name}'`).join(', ')}])`;
const half = `(i % 2 = 0)::text`;

const fields = (collection: string, values: Record<string, string>) => `
  insert into "documentFields" (collection, id, field, value, "createdAt")
  select documents.collection, documents.id, field, case field
    ${Object.entries(values)
      .map(([field, value]) => `when '${field}' then ${value}`)
      .join(' ')} end, documents."createdAt"
  from documents, lateral (select substr(documents.id, 2)::bigint as i) numbered, ${list(Object.keys(values))} field
  where documents.collection = '${collection}' and documents.id ~ '^[a-z][0-9]{19}$'`;

const documents = (
  from: string,
  values: { collection: string; id: string; time: string; body: string; isActive?: string },
) => `
  insert into documents (collection, id, version, "createdAt", "isActive", body)
  select ${values.collection}, ${values.id}, 1, ${values.time}, ${values.isActive ?? '1'}, ${values.body} from ${from}`;

const series = (count: number) => `generate_series(1, ${count}) i`;

const STATEMENTS = [
  documents(series(EMAILS), {
    collection: `'emails'`,
    id: numbered('e'),
    time: time(2),
    body: `'{"email":"person' || i || '@example.com","refData":null}'`,
  }),
  fields('emails', {
    email: `'person' || i || '@example.com'`,
    'refData.reflinkId': `case when i % 3 = 0 then ${numbered('r', `i % ${REFLINKS}`)} else '' end`,
  }),
  documents(series(ORDERS), {
    collection: `'reflinksdownload'`,
    id: numbered('o'),
    time: time(5),
    body: `'{"order":{},"data":{"filler":"' || repeat('x', 600) || '"}}'`,
  }),
  fields('reflinksdownload', {
    parent: `case when i % 4 = 0 then ${numbered('r', `i % ${REFLINKS}`)} else '' end`,
    'data.email': `case when i % 2 = 0 then 'person' || i || '@example.com' else '' end`,
    'data.name': `'salon ' || i % 5000`,
    'data.powerExceeded': `(i % 10 = 0)::text`,
    'data.currency': `case when i % 5 = 0 then 'eur' else 'pln' end`,
    'data.totals.net': `(i * 37 % 900000)::text`,
    'order.isMicro': half,
  }),
  `insert into customers (id, version, "createdAt", "changedAt", name, words, body)
   select ${numbered('c')}, 1, ${time(10)}, ${time(10)}, 'person' || i, 'person' || i,
     '{"firm":"","name":"Person ' || i || '","emails":["person' || i * 2 || '@example.com"],"phones":[]}'
   from ${series(CUSTOMERS)}`,
  `insert into "customerContacts" ("customerId", kind, value)
   select ${numbered('c')}, 'email', 'person' || i * 2 || '@example.com' from ${series(CUSTOMERS)}`,
  `insert into "orderWork" (id, number, "createdAt", status, assignee, parent, revises, "isMicro", currency, net, pieces,
     name, email, "customerId", words)
   select ${numbered('o')}, '2024/' || i, ${time(5)}, (array['new', 'offered', 'won', 'lost'])[1 + i % 4], '',
     case when i % 4 = 0 then ${numbered('r', `i % ${REFLINKS}`)} else '' end, '', i % 2,
     case when i % 5 = 0 then 'EUR' else 'PLN' end, i * 37 % 900000, 5, 'salon ' || i % 5000, '',
     case when i % 2 = 0 then ${numbered('c', 'i / 2')} else '' end, 'salon'
   from ${series(ORDERS)}`,
  `insert into "documentPictures" (collection, id, url)
   select 'reflinksdownload', ${numbered('o')}, '/files/images/bindings/' || ${numbered('p', 'i % 300')} || '.webp'
   from ${series(ORDERS)}`,
  documents(series(REFLINKS), {
    collection: `'reflinks'`,
    id: numbered('r'),
    time: time(300),
    body: `'{"active":true,"name":"Studio ' || i || '","email":"studio' || i || '@example.com"}'`,
  }),
  fields('reflinks', { name: `'studio ' || i`, email: `'studio' || i || '@example.com'` }),
  ...ARTICLE_COLLECTIONS.flatMap((collection) => [
    documents(series(ARTICLES), {
      collection: `'${collection}'`,
      id: numbered('a'),
      time: time(180),
      // Visitors load all articles on sale, so few are.
      isActive: `case when i % 20 = 0 then 1 else 0 end`,
      body: `'{"title":"Article ' || i || '","type":"x","active":' || (i % 20 = 0)::text || ',"description":"A' || i || '","price":100}'`,
    }),
    fields(collection, { title: `'article ' || i`, type: `'x'` }),
  ]),
  `insert into batches (id, at, by, kind, name, undoes, added, updated, removed)
   select lpad(i::text, 9, '0') || '-x', ${time(9)}, 'admin' || i % 5 || '@example.com',
     (array['edit', 'add', 'remove', 'import'])[1 + i % 4], '', '', 0, 3, 0 from ${series(BATCHES)}`,
  `insert into changes (batch, position, collection, "documentId", kind, version, "createdAt", before, after)
   select lpad(i::text, 9, '0') || '-x', position, 'bindings', ${numbered('a', `1 + i % ${ARTICLES}`)}, 'update', 2,
     '2024-01-01T00:00:00.000Z', '{"title":"A"}', '{"title":"B"}' from ${series(BATCHES)}, generate_series(0, 2) position`,
  `insert into "reflinkOpenings" ("reflinkId", day, browser)
   select ${numbered('r', `i % ${REFLINKS}`)}, to_char(current_date - i % 700, 'YYYY-MM-DD'), 'b' || i from ${series(OPENINGS)}`,
  `insert into outbox (id, kind, lane, at, "nextAt", attempts, payload, "doneAt")
   select ${numbered('m')}, 'mail', (array['shop', 'visitor'])[1 + i % 2], ${time(2)},
     case when i % 5000 = 0 then '2099-01-01T00:00:00.000Z' end, 1, case when i % 5000 = 0 then '{}' end,
     case when i % 5000 = 0 then null else ${time(2)} end from ${series(MAILS)}`,
  'vacuum analyze',
];

export async function fillDatabase(server: PostgresServer, database: string): Promise<number> {
  for (const [index, statement] of STATEMENTS.entries()) {
    const began = Date.now();
    await server.query(statement, [], database);
    const seconds = (Date.now() - began) / 1000;
    if (seconds > 3) console.log(`  filling: ${index + 1} of ${STATEMENTS.length}, ${seconds.toFixed(0)} s`);
  }
  const [row] = await server.query<{ count: string }>('select count(*) from documents', [], database);
  return Number(row?.count);
}
