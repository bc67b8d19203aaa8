import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { codeArticles } from './codeArticles.ts';
import type { RuleArticles } from './FamilyEditor.tsx';
import { RulesForm } from './RulesForm.tsx';
import { loadTable } from './saveTable.ts';

const RULED = ['connections', 'accessories'] as const;

function articlesOf(collection: (typeof RULED)[number], line: ProductLine, documents: readonly Document[]) {
  const resource = CATALOGUE_RESOURCES.find((each) => each.collection === collection && each.line === line);
  return codeArticles(resource?.name ?? '', documents, codeFieldOf(collection) ?? 'description');
}

interface LineRulesProps {
  line: ProductLine;
  /** The code of a rail that rules are asked for, or empty. */
  askedFor: string;
  onUnsaved(isUnsaved: boolean): void;
}

/** Brings a line's rules and the articles that they name. */
export function LineRules({ line, askedFor, onUnsaved }: LineRulesProps) {
  // As it was read: what others save meanwhile must come as a conflict, not under the hands of who edits.
  const table = useQuery({
    queryKey: ['partTables', 'getOne', line],
    queryFn: () => loadTable(line),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { documents, error, retry } = useAllDocuments(
    RULED.map((collection) => collectionOf(collection, line)),
  );
  const articles = useMemo((): RuleArticles | null => {
    const [rails, accessories] = documents ?? [];
    if (!rails || !accessories) return null;
    return {
      rails: articlesOf('connections', line, rails),
      accessories: articlesOf('accessories', line, accessories),
    };
  }, [documents, line]);
  if (table.data && articles)
    return (
      <RulesForm
        key={table.data.stored?.version}
        start={table.data}
        articles={articles}
        askedFor={askedFor}
        onUnsaved={onUnsaved}
      />
    );
  if (table.error || error) {
    const again = () => {
      if (table.error) void table.refetch();
      retry();
    };
    return <RetryNotice onRetry={again} />;
  }
  return (
    <>
      <Skeleton variant="rounded" width={420} height={64} sx={{ mb: 3, maxWidth: '100%' }} />
      <Skeleton variant="rounded" height={560} />
    </>
  );
}
