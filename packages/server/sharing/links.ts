import { createHash, randomBytes } from 'node:crypto';
import { mayOnShared, type SharedLinks, type SharedRight } from '@lumitor/domain/sharing/sharedProject';
import type { Db, SharedProjectRow } from '../database/schema.ts';
import { notFound, refused } from '../refusal/refused.ts';

export const newToken = (): string => randomBytes(16).toString('base64url');

/** Tokens are random enough for a fast hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newLinks = (): SharedLinks => ({ see: newToken(), work: newToken(), own: newToken() });

/** The same for an unknown link, a withdrawn one and a removed project. */
const invalidLink = () => notFound('This link is not valid. Ask the sender for a new one.');

export const forbidden = () =>
  refused(403, 'forbidden', 'This link does not allow editing. Ask the sender for a link that does.');

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
  if (!project) throw invalidLink();
  const right = project.ownHash === hash ? 'own' : project.workHash === hash ? 'work' : 'see';
  return { project, right };
}

/** @throws Refused for links other than the owner's */
export async function projectOfOwner(db: Db, token: string): Promise<SharedProjectRow> {
  const { project, right } = await projectOf(db, token);
  if (!mayOnShared(right, 'own')) throw forbidden();
  return project;
}
