import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { ReplaceScope } from '@lumitor/domain/kinds/luminaire/replacing';
import { type ComparedReplacement, compareReplacement } from '@lumitor/domain/quote/comparedReplacement';
import { useMemo, useState } from 'react';
import { usePricing } from '../../parts/usePricing.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import type { ReplaceTarget } from '../../visitor/replacing.ts';

export type ScopeKind = 'selection' | 'all';

export interface Replacing {
  articles: readonly string[];
  from: readonly Binding[];
  to: Binding | undefined;
  choose: (id: string) => void;
  scope: ScopeKind;
  setScope: (scope: ScopeKind) => void;
  selected: readonly number[];
  count: number;
  isStrongerChosen: boolean;
  setStrongerChosen: (isChosen: boolean) => void;
  compared: ComparedReplacement | null;
  catalogue: LineCatalogue | null;
}

export function useReplacement(target: ReplaceTarget): Replacing {
  const plan = usePlan();
  const catalogue = useCatalogue();
  const { terms } = usePricing();
  const { luminaires } = useArrangement();
  const [by, choose] = useState<string | null>(null);
  const [scope, setScope] = useState<ScopeKind>('ids' in target ? 'selection' : 'all');
  const [isStrongerChosen, setStrongerChosen] = useState(false);
  const selected = useMemo(
    () =>
      'ids' in target
        ? luminaires.filter(({ id }) => target.ids.includes(id)).toSorted((a, b) => a.number - b.number)
        : [],
    [target, luminaires],
  );
  const articles = useMemo(
    () => ('ids' in target ? [...new Set(selected.map(({ bindingId }) => bindingId))] : [target.article]),
    [target, selected],
  );
  const compared = useMemo(() => {
    if (!catalogue || by === null) return null;
    const replaceScope: ReplaceScope =
      scope === 'selection' && 'ids' in target ? { ids: target.ids } : { articles };
    return compareReplacement(plan, catalogue, terms, { scope: replaceScope, by, isStrongerChosen });
  }, [plan, catalogue, terms, by, scope, target, articles, isStrongerChosen]);
  const bindingOf = (id: string | null) => catalogue?.bindings.find((article) => article.id === id);
  return {
    articles,
    scope,
    setScope,
    choose,
    isStrongerChosen,
    setStrongerChosen,
    compared,
    catalogue,
    from: articles.flatMap((id) => bindingOf(id) ?? []),
    to: bindingOf(by),
    selected: selected.map(({ number }) => number),
    count: plan.choices.bindings.reduce(
      (sum, { id, quantity }) => (articles.includes(id) ? sum + quantity : sum),
      0,
    ),
  };
}
