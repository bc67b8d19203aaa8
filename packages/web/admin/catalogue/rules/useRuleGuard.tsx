import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { allDocuments } from '../../data/allDocuments.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { tableInForce } from '../../data/tableInForce.ts';
import { failureWords } from '../../elements/failureWords.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { type NeededArticle, neededArticles } from './neededArticles.ts';
import { RuleWarning } from './RuleWarning.tsx';

interface Asked {
  needed: NeededArticle[];
  typedCount: number | null;
  goOn: 'deactivateAnyway' | 'removeAnyway';
  act(): void;
}

/** As many are removed without the number being typed: a slip of the hand takes no more away. */
const AT_ONCE = 10;

export interface RuleGuard {
  /**
   * Acts, where part rules need one of the articles, or many are removed, only after a warning. Waits for rules that are not loaded yet;
   * where they can't be loaded it says so, and nothing is done.
   */
  guard(articles: readonly Document[], goOn: Asked['goOn'], act: () => void): Promise<void>;
  /** To be put into the page. */
  warning: ReactNode;
}

export function useRuleGuard(resource: CatalogueResource): RuleGuard {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const guard = useCallback<RuleGuard['guard']>(
    async (articles, goOn, act) => {
      try {
        const { table } = tableInForce(await queries.query(allDocuments('partTables')), resource.line);
        const needed = neededArticles(table, resource, articles);
        const typedCount = goOn === 'removeAnyway' && articles.length > AT_ONCE ? articles.length : null;
        if (needed.length > 0 || typedCount) setAsked({ needed, typedCount, goOn, act });
        else act();
      } catch (error) {
        notify(failureWords(error, translate), { type: 'error' });
      }
    },
    [resource, queries, notify, translate],
  );
  const warning = asked && (
    <RuleWarning
      {...asked}
      onCancel={() => setAsked(null)}
      onGoOn={() => {
        setAsked(null);
        asked.act();
      }}
    />
  );
  return { guard, warning };
}
