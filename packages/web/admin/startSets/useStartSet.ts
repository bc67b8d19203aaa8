import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  planStartSet,
  readStartSet,
  START_SET_COLLECTIONS,
  type StartSetCollection,
  type StartSetPlan,
} from '@lumitor/domain/catalogue/startSet';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useMemo, useState } from 'react';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import { type TableInForce, tableInForce, tableOperation } from '../data/tableInForce.ts';

/** What a start set of a line is made of, and put into; undefined until it is loaded. */
export function useLine(line: ProductLine) {
  const tables = useAllDocuments(['partTables']);
  const { documents, error } = useAllDocuments(START_SET_COLLECTIONS.map((name) => collectionOf(name, line)));
  const shop = useMemo(() => {
    const [stored] = tables.documents ?? [];
    if (!stored || !documents) return undefined;
    const byCollection = START_SET_COLLECTIONS.map((name, at) => [name, documents[at] ?? []] as const);
    return {
      inForce: tableInForce(stored, line),
      articles: Object.fromEntries(byCollection) as unknown as Record<
        StartSetCollection,
        readonly Document[]
      >,
    };
  }, [tables.documents, documents, line]);
  return { shop, error: tables.error ?? error };
}

/** One batch for all that a set brings. */
function startSetOperations(
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

/** A chosen file, and what it would do to a line as the line is now. */
export function useStartSet(line: ProductLine) {
  const { shop, error } = useLine(line);
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const read = useMemo(() => (file ? readStartSet(file.text) : null), [file]);
  const set = read && !read.fault ? read.set : null;
  const plan = useMemo(
    () => (set && shop ? planStartSet(set, shop.inForce.table, shop.articles) : null),
    [set, shop],
  );
  return {
    name: file?.name ?? '',
    set,
    fault: read?.fault ?? null,
    plan,
    operations: plan && shop ? startSetOperations(plan, shop.inForce) : [],
    error,
    choose: async (chosen: File) => setFile({ name: chosen.name, text: await chosen.text() }),
  };
}
