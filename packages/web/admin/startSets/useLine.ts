import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  START_SET_COLLECTIONS,
  type StartSetCollection,
  type StartSetPlan,
} from '@lumitor/domain/catalogue/startSet';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useMemo } from 'react';
import { useAllDocuments } from '../data/allDocuments.ts';
import { type TableInForce, tableInForce, tableOperation } from '../data/tableInForce.ts';

/** Rules and articles of a line; undefined until loaded. */
export function useLine(line: ProductLine) {
  const tables = useAllDocuments(['partTables']);
  const { documents, error } = useAllDocuments(START_SET_COLLECTIONS.map((name) => collectionOf(name, line)));
  const shop = useMemo(() => {
    const [stored] = tables.documents ?? [];
    if (!stored || !documents) return undefined;
    const of = (name: StartSetCollection) => documents[START_SET_COLLECTIONS.indexOf(name)] ?? [];
    return {
      inForce: tableInForce(stored, line),
      articles: {
        connections: of('connections'),
        accessories: of('accessories'),
        powers: of('powers'),
        systems: of('systems'),
        gateways: of('gateways'),
      },
    };
  }, [tables.documents, documents, line]);
  return { shop, error: tables.error ?? error };
}

/** Operations of a start set, as one batch. */
export function startSetOperations(
  { table, families, additions }: StartSetPlan,
  inForce: TableInForce,
): Operation[] {
  return [
    ...(families.length > 0 ? [tableOperation(table, inForce)] : []),
    ...additions.map(
      (addition): Operation => ({
        kind: 'add',
        collection: collectionOf(addition.collection, table.line),
        fields: { ...addition.fields },
      }),
    ),
  ];
}
