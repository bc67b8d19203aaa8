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

export function useLine(line: ProductLine) {
  const tables = useAllDocuments(['partTables']);
  const { documents, error } = useAllDocuments(START_SET_COLLECTIONS.map((name) => collectionOf(name, line)));
  const shop = useMemo(() => {
    const [stored] = tables.documents ?? [];
    if (!stored || !documents) return undefined;
    const articlesOf = (name: StartSetCollection) => documents[START_SET_COLLECTIONS.indexOf(name)] ?? [];
    return {
      inForce: tableInForce(stored, line),
      articles: {
        connections: articlesOf('connections'),
        accessories: articlesOf('accessories'),
        powers: articlesOf('powers'),
        systems: articlesOf('systems'),
        gateways: articlesOf('gateways'),
      },
    };
  }, [tables.documents, documents, line]);
  return { shop, error: tables.error ?? error };
}

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
