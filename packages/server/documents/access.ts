import { type CollectionName, isCollectionName } from '@lumitor/domain/documents/collections';
import type { Context } from 'hono';
import { notFound, Refused } from '../refusal/refused.ts';
import { declarationOf, hasActive, without } from './document.ts';

export type DocumentAct = 'get' | 'list' | 'add' | 'update' | 'remove';

export function collectionNamed(name: string): CollectionName {
  if (!isCollectionName(name)) throw notFound(`There is no collection ${name}.`);
  return name;
}

/** Refuses what the collection's declaration does not allow this person. */
export function authorise(collection: CollectionName, act: DocumentAct, isAdministrator: boolean): void {
  const { visitor, isReadOnly, isFixed } = declarationOf(collection);
  if (isAdministrator) {
    if (isReadOnly && (act === 'add' || act === 'update'))
      throw new Refused(403, {
        code: 'read-only',
        message: `${collection} are written by the service alone. Read or delete them.`,
      });
    if (isFixed && (act === 'add' || act === 'remove'))
      throw new Refused(403, {
        code: 'fixed',
        message: `${collection} are neither added nor removed. Change the one that is there.`,
      });
    return;
  }
  if (act === 'list' && !visitor.list)
    throw new Refused(403, {
      code: 'forbidden',
      message: `A list of ${collection} is for administrators. Sign in.`,
    });
  if (act === 'update' || act === 'remove' || !visitor[act]) throw signInNeeded();
}

export const signInNeeded = () =>
  new Refused(401, { code: 'sign-in-needed', message: 'This is for administrators. Sign in.' });

/** The administrator's e-mail; null for anybody else. */
export type AdministratorOf = (c: Context) => Promise<string | null>;

/** The administrator's e-mail; refuses anybody else. */
export async function needAdministrator(administratorOf: AdministratorOf, c: Context): Promise<string> {
  const email = await administratorOf(c);
  if (email === null) throw signInNeeded();
  return email;
}

/** Whether a visitor may know of the document at all. */
export const isPublic = (collection: CollectionName, document: object): boolean =>
  !hasActive(declarationOf(collection)) || ('active' in document && document.active === true);

/** The document without the fields that only administrators read. */
export const withoutHidden = <Whole extends object>(collection: CollectionName, document: Whole): Whole =>
  without(document, declarationOf(collection).hidden ?? []);
