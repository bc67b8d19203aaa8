import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Person } from './enquired.ts';

/** As it is looked for in a text: what stands for other letters stands for itself. */
const within = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Shared projects in whose plan, or among whose authors, a person is named by the address or the number. */
async function projectsNaming(db: Db, { address, phone }: Person): Promise<string[]> {
  const named = within(address || phone);
  const isNamed = sql<SqlBool>`(lower(body) like ${named} escape '\\' or lower("by") like ${named} escape '\\')`;
  const found = await Promise.all([
    db.selectFrom('sharedProjects').select('id as project').where(isNamed).execute(),
    db.selectFrom('projectVersions').select('projectId as project').where(isNamed).execute(),
  ]);
  return [...new Set(found.flat().map(({ project }) => project))];
}

export const countShared = async (db: Db, person: Person): Promise<{ projects?: number }> => {
  const { length } = await projectsNaming(db, person);
  return length > 0 ? { projects: length } : {};
};

/** Takes them away with all their versions: whoever works on one keeps what is in their browser. */
export async function eraseShared(db: Db, person: Person): Promise<void> {
  const ids = await projectsNaming(db, person);
  if (ids.length > 0) await db.deleteFrom('sharedProjects').where('id', 'in', ids).execute();
}
