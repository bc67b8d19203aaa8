import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { useMemo } from 'react';
import { useAllDocuments } from '../../data/allDocuments.ts';
import { tableInForce } from '../../data/tableInForce.ts';

/** The part rules of a line; null until they are loaded. */
export function usePartTable(line: ProductLine): PartTable | null {
  const { documents } = useAllDocuments(['partTables']);
  return useMemo(() => (documents?.[0] ? tableInForce(documents[0], line).table : null), [documents, line]);
}
