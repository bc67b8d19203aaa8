import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Refused } from '../refusal/refused.ts';
import type { DocumentStore } from './documentStore.ts';

type Keyed = { key: string };
const keyOf = (fields: object | null) => (fields as Keyed | null)?.key;

/**
 * Refuses that a luminaire type goes, or takes another key, while luminaires name it.
 * @param after null where the document is to be removed
 */
export async function refuseTypeInUse(
  store: DocumentStore,
  collection: CollectionName,
  before: object,
  after: object | null,
): Promise<void> {
  const key = keyOf(before);
  if (collection !== 'luminaireTypes' || key === undefined || key === keyOf(after)) return;
  // Lists are narrowed without regard to case.
  const alike = await store.list('luminaireTypes', { where: [{ field: 'key', value: key }] });
  if (alike.filter((type) => type.key === key).length > 1) return;
  const naming = { where: [{ field: 'type', value: key }] };
  const luminaires = [
    ...(await store.list('bindings', naming)),
    ...(await store.list('microBindings', naming)),
  ];
  const count = luminaires.filter(({ type }) => type === key).length;
  if (count === 0) return;
  const message = `${count} luminaires are of the type ${key}. Give them another type first.`;
  throw new Refused(409, { code: 'in-use', message, field: 'key' }, { count });
}
