import { Migrator } from 'kysely';
import { StartFault } from '../startFault.ts';
import { documents } from './migrations/001-documents.ts';
import { signIn } from './migrations/002-sign-in.ts';
import { administration } from './migrations/003-administration.ts';
import { instances } from './migrations/004-instances.ts';
import { orderedLists } from './migrations/005-ordered-lists.ts';
import { bounded } from './migrations/006-bounded.ts';
import { orderWork } from './migrations/007-order-work.ts';
import { people } from './migrations/008-people.ts';
import { outbox } from './migrations/009-outbox.ts';
import { countedOffers } from './migrations/010-counted-offers.ts';
import { lanes } from './migrations/011-lanes.ts';
import { storedCounts } from './migrations/012-kept-counts.ts';
import { siteRecords } from './migrations/013-site-records.ts';
import { sharedProjects } from './migrations/014-shared-projects.ts';
import { projectComments } from './migrations/015-project-comments.ts';
import { sentProjects } from './migrations/016-sent-projects.ts';
import { revisions } from './migrations/017-revisions.ts';
import { orderRates } from './migrations/018-order-rates.ts';
import { offerDrafts } from './migrations/019-offer-drafts.ts';
import { thinnedVersions } from './migrations/020-thinned-versions.ts';
import { deflatedOrders } from './migrations/021-deflated-orders.ts';
import { offerAnswers } from './migrations/022-offer-answers.ts';
import { customers } from './migrations/024-customers.ts';
import { visits } from './migrations/028-visits.ts';
import { offerCosts } from './migrations/029-offer-costs.ts';
import type { Db } from './schema.ts';

/** Released migrations are never edited. */
const MIGRATIONS = {
  '001-documents': documents,
  '002-sign-in': signIn,
  '003-administration': administration,
  '004-instances': instances,
  '005-ordered-lists': orderedLists,
  '006-bounded': bounded,
  '007-order-work': orderWork,
  '008-people': people,
  '009-outbox': outbox,
  '010-counted-offers': countedOffers,
  '011-lanes': lanes,
  '012-kept-counts': storedCounts,
  '013-site-records': siteRecords,
  '014-shared-projects': sharedProjects,
  '015-project-comments': projectComments,
  '016-sent-projects': sentProjects,
  '017-revisions': revisions,
  '018-order-rates': orderRates,
  '019-offer-drafts': offerDrafts,
  '020-thinned-versions': thinnedVersions,
  '021-deflated-orders': deflatedOrders,
  '022-offer-answers': offerAnswers,
  '024-customers': customers,
  '028-visits': visits,
  '029-offer-costs': offerCosts,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Applies missing migrations, at most up to `last`, as an archive of an older version requires. */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    throw new StartFault([
      'A newer version created the database: start that version, or set DATA_DIR or DATABASE_URL to another database.',
    ]);
  if (error) throw error;
}
