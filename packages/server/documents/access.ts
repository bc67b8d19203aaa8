import { type CollectionName, isCollectionName } from '@lumitor/domain/collections/collections';
import { type AccessArea, type AccountRole, may, type Right } from '@lumitor/domain/people/roles';
import type { Context } from 'hono';
import { notFound, refused } from '../refusal/refused.ts';
import { declarationOf, hasActive, withoutPaths } from './document.ts';

export function collectionNamed(name: string): CollectionName {
  if (!isCollectionName(name)) throw notFound(`Collection ${name} does not exist.`);
  return name;
}

export interface Administrator {
  id: string;
  email: string;
  role: AccountRole;
}

declare module 'hono' {
  interface ContextVariableMap {
    administrator: Administrator;
  }
}

export type AdministratorOf = (c: Context) => Promise<Administrator | null>;

export const signInNeeded = () => refused(401, 'sign-in-needed', 'Only administrators can do this. Sign in.');

export function needRight({ role }: Pick<Administrator, 'role'>, area: AccessArea, right: Right): void {
  if (may(role, area, right)) return;
  const message = `Your role (${role}) has no ${right} permission for ${area}. Contact a shop owner.`;
  throw refused(403, 'forbidden', message, { area });
}

export async function needAdministrator(
  administratorOf: AdministratorOf,
  c: Context,
  right?: readonly [AccessArea, Right],
): Promise<Administrator> {
  const administrator = await administratorOf(c);
  if (administrator === null) throw signInNeeded();
  if (right) needRight(administrator, ...right);
  return administrator;
}

/** @throws Refused if the role or the collection's declaration forbids the change */
export function authoriseChange(
  collection: CollectionName,
  act: 'add' | 'update' | 'remove',
  administrator: Pick<Administrator, 'role'>,
): void {
  const { area, isReadOnly, isFixed, owner } = declarationOf(collection);
  needRight(administrator, area, owner ? 'read' : 'write');
  if (isReadOnly && act !== 'remove')
    throw refused(403, 'read-only', `Only the service writes ${collection}. You can read or delete them.`);
  if (isFixed && act !== 'update')
    throw refused(403, 'fixed', `${collection} cannot be added or deleted. Change the existing one.`);
}

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
  throw refused(403, 'forbidden', `Only administrators can list ${collection}. Sign in.`);
}

/** Whether visitors may know that the document exists. */
export const isPublic = (collection: CollectionName, document: object): boolean =>
  !hasActive(declarationOf(collection)) || ('active' in document && document.active === true);

export const withoutHidden = <Whole extends object>(collection: CollectionName, document: Whole): Whole =>
  withoutPaths(document, declarationOf(collection).hidden ?? []);
