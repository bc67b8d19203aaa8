import { type CollectionName, isCollectionName } from '@lumitor/domain/collections/collections';
import { type AccountRole, type Area, may, type Right } from '@lumitor/domain/people/roles';
import type { Context } from 'hono';
import { notFound, refused } from '../refusal/refused.ts';
import { declarationOf, hasActive, without } from './document.ts';

export function collectionNamed(name: string): CollectionName {
  if (!isCollectionName(name)) throw notFound(`There is no collection ${name}.`);
  return name;
}

/** Who is signed in; their role says what they may. */
export interface Administrator {
  id: string;
  email: string;
  role: AccountRole;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Who does it, where the table of operations lets administrators alone. */
    administrator: Administrator;
  }
}

/** The administrator who asks; null for anybody else. */
export type AdministratorOf = (c: Context) => Promise<Administrator | null>;

export const signInNeeded = () => refused(401, 'sign-in-needed', 'This is for administrators. Sign in.');

/** Refuses a role that has not the right. */
export function needRight({ role }: Pick<Administrator, 'role'>, area: Area, right: Right): void {
  if (may(role, area, right)) return;
  const message = `Your role, ${role}, may not ${right} what belongs to ${area}. Ask an owner of the shop.`;
  throw refused(403, 'forbidden', message, { area });
}

/** The administrator who asks; refuses anybody else, and one whose role has not the right. */
export async function needAdministrator(
  administratorOf: AdministratorOf,
  c: Context,
  right?: readonly [Area, Right],
): Promise<Administrator> {
  const administrator = await administratorOf(c);
  if (administrator === null) throw signInNeeded();
  if (right) needRight(administrator, ...right);
  return administrator;
}

/** Refuses a change of a document that the role may not make, or that nobody makes by hand. */
export function authoriseChange(
  collection: CollectionName,
  act: 'add' | 'update' | 'remove',
  administrator: Pick<Administrator, 'role'>,
): void {
  const { area, isReadOnly, isFixed, owner } = declarationOf(collection);
  needRight(administrator, area, owner ? 'read' : 'write');
  if (isReadOnly && act !== 'remove')
    throw refused(403, 'read-only', `${collection} are written by the service alone. Read or delete them.`);
  if (isFixed && act !== 'update')
    throw refused(403, 'fixed', `${collection} are neither added nor removed. Change the one that is there.`);
}

/**
 * Refuses what neither the role nor the collection's declaration allows this person.
 * @returns the administrator; null where they are answered as any visitor is
 */
export function authorise(
  collection: CollectionName,
  act: 'get' | 'list' | 'add',
  administrator: Administrator | null,
): Administrator | null {
  const { area, visitor } = declarationOf(collection);
  const right = act === 'add' ? 'write' : 'read';
  if (administrator && may(administrator.role, area, right)) return administrator;
  if (visitor[act]) return null;
  if (administrator) needRight(administrator, area, right);
  if (act !== 'list') throw signInNeeded();
  throw refused(403, 'forbidden', `A list of ${collection} is for administrators. Sign in.`);
}

/** Whether a visitor may know of the document at all. */
export const isPublic = (collection: CollectionName, document: object): boolean =>
  !hasActive(declarationOf(collection)) || ('active' in document && document.active === true);

/** The document without the fields that only administrators read. */
export const withoutHidden = <Whole extends object>(collection: CollectionName, document: Whole): Whole =>
  without(document, declarationOf(collection).hidden ?? []);
