import { createHash, randomBytes } from 'node:crypto';
import { mayOnShared, type SharedLinks, type SharedRight } from '@lumitor/domain/sharing/sharedProject';
import type { Db, SharedProjectRow } from '../database/schema.ts';
import { notFound, refused } from '../refusal/refused.ts';

/** 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What the service keeps of a token: as random as it is long, it needs no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newLinks = (): SharedLinks => ({ see: newToken(), work: newToken(), own: newToken() });

/** Said alike of a link that never was, that was withdrawn, and whose project is gone. */
const opensNothing = () => notFound('This link opens nothing. Ask whoever sent it for a new one.');

export const forbidden = () =>
  refused(
    403,
    'forbidden',
    'This link does not let do that. Ask whoever sent it for one to work on the project.',
  );

/** The project that a link opens, with what it lets do. */
export async function projectOf(
  db: Db,
  token: string,
): Promise<{ project: SharedProjectRow; right: SharedRight }> {
  const hash = hashOf(token);
  const project = await db
    .selectFrom('sharedProjects')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('seeHash', '=', hash), eb('workHash', '=', hash), eb('ownHash', '=', hash)]),
    )
    .executeTakeFirst();
  if (!project) throw opensNothing();
  const right = project.ownHash === hash ? 'own' : project.workHash === hash ? 'work' : 'see';
  return { project, right };
}

/** The project of whoever has shared it, for what they alone may have done with it. */
export async function ownProject(db: Db, token: string): Promise<SharedProjectRow> {
  const { project, right } = await projectOf(db, token);
  if (!mayOnShared(right, 'own')) throw forbidden();
  return project;
}
