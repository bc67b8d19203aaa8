import { type ReactNode, useCallback, useState } from 'react';
import type { Document } from '../../data/allDocuments.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { type NeededArticle, neededArticles } from './neededArticles.ts';
import { RuleWarning } from './RuleWarning.tsx';
import { usePartTable } from './usePartTable.ts';

interface Asked {
  needed: NeededArticle[];
  goOn: 'deactivateAnyway' | 'removeAnyway';
  act(): void;
}

export interface RuleGuard {
  /** Acts at once, or after a warning where part rules need one of the articles. */
  guard(articles: readonly Document[], goOn: Asked['goOn'], act: () => void): void;
  /** To be put into the page. */
  warning: ReactNode;
}

export function useRuleGuard(resource: CatalogueResource): RuleGuard {
  const table = usePartTable(resource.line);
  const [asked, setAsked] = useState<Asked | null>(null);
  const guard = useCallback<RuleGuard['guard']>(
    (articles, goOn, act) => {
      const needed = table ? neededArticles(table, resource, articles) : [];
      if (needed.length > 0) setAsked({ needed, goOn, act });
      else act();
    },
    [table, resource],
  );
  const warning = asked && (
    <RuleWarning
      needed={asked.needed}
      goOn={asked.goOn}
      onCancel={() => setAsked(null)}
      onGoOn={() => {
        setAsked(null);
        asked.act();
      }}
    />
  );
  return { guard, warning };
}
