import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useNotify } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import { useSaleGuard } from '../articles/useSaleGuard.tsx';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { copyOperations, otherLine } from './copies.ts';
import { useRuleGuard } from './rules/useRuleGuard.tsx';

type Done = (() => void) | undefined;

export function useArticleActions(resource: CatalogueResource) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const notify = useNotify();
  const { attempt } = useBatch();
  const { guard, warning } = useRuleGuard(resource);
  const { maySell, question } = useSaleGuard();
  const collection = collectionOf(resource.collection, resource.line);
  const line = lineNames[otherLine(resource.line)];
  const count = (articles: readonly Document[]) => ({ smart_count: articles.length });

  const setActive = async (articles: readonly Document[], active: boolean, done: Done) => {
    const changing = articles.filter((article) => Boolean(article.active) !== active);
    if (changing.length === 0) {
      notify('catalogue.done.unchanged');
      return;
    }
    const changes = changing.map((article) => ({ before: article, after: { ...article, active } }));
    if (!(await maySell({ resource, changes }))) return;
    const applied = await attempt(
      { kind: active ? 'activate' : 'deactivate', name: '' },
      changing.map(({ id }): Operation => ({ kind: 'update', collection, id, fields: { active } })),
      { word: active ? 'catalogue.done.activated' : 'catalogue.done.deactivated', options: count(changing) },
    );
    if (applied) done?.();
  };

  return {
    warning: warning || question,
    activate: (articles: readonly Document[], done?: Done) => void setActive(articles, true, done),
    deactivate: (articles: readonly Document[], done?: Done) =>
      void guard(articles, 'deactivateAnyway', () => void setActive(articles, false, done)),
    remove: (articles: readonly Document[], done?: Done) =>
      void guard(articles, 'removeAnyway', async () => {
        const operations = articles.map(({ id }): Operation => ({ kind: 'remove', collection, id }));
        const text = { word: 'catalogue.done.removed' as const, options: count(articles) };
        if (await attempt({ kind: 'remove', name: '' }, operations, text)) done?.();
      }),
    copy: async (articles: readonly Document[], done?: Done) => {
      try {
        const operations = await copyOperations(resource, articles);
        const text = { word: 'catalogue.done.copied' as const, options: { ...count(articles), line } };
        if (await attempt({ kind: 'copy', name: '' }, operations, text)) done?.();
      } catch (error) {
        notify(failureWords(error, translate), { type: 'error' });
      }
    },
    line,
  };
}
