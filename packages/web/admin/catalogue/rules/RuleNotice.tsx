import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { useMemo } from 'react';
import { useAllDocuments } from '../../data/allDocuments.ts';
import type { Fields } from '../../data/changes.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { tableInForce } from '../../data/tableInForce.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { Note } from '../Note.tsx';
import { usesOfArticle, useUseWords } from './neededArticles.ts';

/** The part rules of a line; null until they are loaded. */
function usePartTable(line: ProductLine): PartTable | null {
  const { documents } = useAllDocuments(['partTables']);
  return useMemo(() => (documents?.[0] ? tableInForce(documents[0], line).table : null), [documents, line]);
}

/** Says of an article which part rules need it. */
export function RuleNotice({ resource, article }: { resource: CatalogueResource; article: Fields }) {
  const translate = useTranslate();
  const words = useUseWords();
  const table = usePartTable(resource.line);
  const uses = table ? usesOfArticle(table, resource, article) : [];
  if (uses.length === 0) return null;
  return (
    <Note>
      {translate('catalogue.rules.needed')}: {uses.map(words).join('; ')}
    </Note>
  );
}
