import type { Ms } from '@lumitor/domain/units';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { ADMINISTRATOR } from '../freshService.ts';
import { generatedRequest, ROLES } from './generatedRequest.ts';
import { type HeadersOf, sendGenerated } from './sendGenerated.ts';
import { openShop, type Shop } from './shop.ts';

/** GENERATED_REQUESTS sets the number, with random seeds; GENERATED_SEED repeats a run. */
const COUNT = Number(process.env.GENERATED_REQUESTS ?? 2_000);
const SEED = Number(
  process.env.GENERATED_SEED ??
    (process.env.GENERATED_REQUESTS ? Math.trunc(Math.random() * 2 ** 31) : 20_261_123),
);
/** Administrators remove documents, so a new shop is needed. */
const PER_SHOP = 1_000;
const ANSWER_TIMEOUT: Ms = 10_000;

vi.setConfig({ testTimeout: 120_000 + COUNT * 20 });

const FIGURES = [
  'count(*) from documents',
  'sum(version) from documents',
  'sum(length(body)) from documents',
  'sum(length(value)) from "documentFields"',
  'count(*) from "documentPictures"',
  'count(*) from batches',
  'count("undoneBy") from batches',
  'count(*) from changes',
  'count(*) from "discardedFiles"',
  'count(*) from "reflinkOpenings"',
  'sum(length(value)) from meta',
  'max("updatedAt") from account',
  'count(*) from "user"',
  'count("deactivatedAt") from "user"',
  'count(*) from "passwordLinks"',
  'count(*) from "accountEvents"',
];

async function watch({ parts }: Shop) {
  const { store, files } = parts;
  const [write, remove] = [vi.spyOn(files, 'write'), vi.spyOn(files, 'remove')];
  const query = sql.raw(
    `select ${FIGURES.map((figure, index) => `(select ${figure}) as f${index}`).join(', ')}`,
  );
  return async () => {
    const { rows } = await sql`${query}`.execute(store.db);
    const removed = remove.mock.settledResults.filter(({ value }) => value === true);
    const figures = [...Object.values(rows[0] as object), write.mock.calls.length, removed.length];
    return figures.join(' ');
  };
}

async function shopToAttack() {
  const shop = await openShop();
  const { password } = await shop.parts.auth.$context;
  vi.spyOn(password, 'verify').mockImplementation(
    async (given) => given.password === ADMINISTRATOR.adminPassword,
  );
  vi.spyOn(password, 'hash').mockResolvedValue('no hash');
  const figures = await watch(shop);
  const ended = await shop.openSession();
  await shop.asVisitor('POST', '/api/auth/sign-out', {}, { cookie: ended });
  const headersOf: HeadersOf = {
    ended: { cookie: ended },
    program: { authorization: `Bearer ${shop.programKey}` },
  };
  const renewSessions = async () => {
    const cookie = await shop.openSession();
    headersOf.administrator = { cookie };
    headersOf.foreign = { cookie, origin: 'https://evil.example' };
    for (const role of ROLES) headersOf[role] = { cookie: await shop.openSession(role) };
  };
  await renewSessions();
  return { shop, headersOf, renewSessions, figures };
}

const late = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ANSWER_TIMEOUT).unref());

it(`${COUNT} generated requests are all answered without an internal error, and refused ones change nothing`, async () => {
  const statuses = new Map<number, number>();
  for (let start = 0; start < COUNT; start += PER_SHOP) {
    const { shop, headersOf, renewSessions, figures } = await shopToAttack();
    const numRuns = Math.min(PER_SHOP, COUNT - start);
    let before = await figures();
    for (const [index, request] of fc.sample(generatedRequest, { numRuns, seed: SEED + start }).entries()) {
      const response = await Promise.race([sendGenerated(request, shop, headersOf), late()]);
      await response?.body?.cancel();
      const status = response?.status ?? 0;
      const after = await figures();
      const isWrong = status === 0 || status >= 500 || (status >= 400 && after !== before);
      if (isWrong || shop.errors.length > 0)
        expect.fail(
          `Answered with ${status}, state ${before} → ${after}, errors ${shop.errors.join()}. ` +
            `GENERATED_SEED=${SEED}, request ${start + index}: ${fc.stringify(request)}`,
        );
      before = after;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (/\/(auth|people)\//.test(request.operation.route) && request.person !== 'visitor')
        await renewSessions();
    }
  }
  for (const status of [200, 201, 204, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status} among ${JSON.stringify([...statuses])}`).toBeGreaterThan(
      COUNT / 1_000,
    );
});
