import { describe, expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { WITHOUT_POSTGRES } from '../packages/server/testing/postgresBinaries.ts';
import { embedded, postgresAndS3 } from './engines.ts';
import { killAgain } from './kill.ts';

const ROUNDS = 2;
const unmet = async (engine: typeof embedded) =>
  (await killAgain('', engine, ROUNDS)).filter((each) => !isMet(each));

describe('a service killed while 20 clients write', { timeout: 60_000 }, () => {
  it('loses no acknowledged write, and stores none twice', async () => {
    expect(await unmet(embedded)).toEqual([]);
  });

  it.skipIf(WITHOUT_POSTGRES)(`loses none on PostgreSQL and S3${WITHOUT_POSTGRES}`, async () => {
    expect(await unmet(postgresAndS3)).toEqual([]);
  });
});
