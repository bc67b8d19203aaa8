import type { Fields } from '../../data/changes.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate } from '../../frame/useTranslate.ts';
import { Note } from '../Note.tsx';
import { usesOfArticle } from './neededArticles.ts';
import { usePartTable } from './usePartTable.ts';
import { useUseWords } from './useUseWords.ts';

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
