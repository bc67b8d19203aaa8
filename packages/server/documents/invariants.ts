import { COLLECTIONS, type Collection, type CollectionName } from '@lumitor/domain/collections/collections';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { refused } from '../refusal/refused.ts';

const isDefault = (fields: object | null): fields is object =>
  fields !== null && 'lang' in fields && fields.lang === DEFAULT_LANGUAGE;

/** @param after null for a removal */
export function refuseBrokenShop(collection: CollectionName, before: object, after: object | null): void {
  const { isFixed }: Collection = COLLECTIONS[collection];
  if (isFixed && 'kind' in before && after && 'kind' in after && before.kind !== after.kind)
    throw refused(
      409,
      'another-kind',
      `These settings are of the kind ${before.kind}, which cannot change. Change the settings of the other kind.`,
      { field: 'kind' },
    );
  if (collection !== 'languages' || !isDefault(before)) return;
  if (isDefault(after) && 'active' in after && after.active === true) return;
  throw refused(
    409,
    'default-language',
    `${DEFAULT_LANGUAGE} is the default language. It cannot be deactivated or deleted.`,
    { field: 'active' },
  );
}

type Keyed = { key: string };
const keyOf = (fields: object | null) => (fields as Keyed | null)?.key;

interface TypedDocuments {
  list(
    collection: 'luminaireTypes' | 'bindings' | 'microBindings',
    query: { where: { field: string; value: string }[] },
  ): Promise<readonly { key?: string; type?: string }[]>;
}

/** @param after null for a removal */
export async function refuseTypeInUse(
  store: TypedDocuments,
  collection: CollectionName,
  before: object,
  after: object | null,
): Promise<void> {
  const key = keyOf(before);
  if (collection !== 'luminaireTypes' || key === undefined || key === keyOf(after)) return;
  // Filters ignore case.
  const alike = await store.list('luminaireTypes', { where: [{ field: 'key', value: key }] });
  if (alike.filter((type) => type.key === key).length > 1) return;
  const naming = { where: [{ field: 'type', value: key }] };
  const luminaires = [
    ...(await store.list('bindings', naming)),
    ...(await store.list('microBindings', naming)),
  ];
  const count = luminaires.filter(({ type }) => type === key).length;
  if (count === 0) return;
  const message = `${count} luminaires use the type ${key}. Change their type first.`;
  throw refused(409, 'in-use', message, { field: 'key', count });
}
