import { collectionOf } from '@lumitor/domain/collections/collections';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocale, useRecordContext } from 'react-admin';
import { articleTitle } from '../../articles/titles.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useMay } from '../../data/useMay.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useRuleGuard } from '../rules/useRuleGuard.tsx';

/** `show` sets the displayed value meanwhile; null: as stored. */
type SwitchArticle = (article: Document, active: boolean, show: (active: boolean | null) => void) => void;

/** Shared by all switches of a list: a hook per row would be slow. */
export function useSwitching(resource: CatalogueResource): {
  switchArticle: SwitchArticle;
  questions: ReactNode;
} {
  const { attempt } = useBatch();
  const { guard, warning } = useRuleGuard(resource);
  const { maySell, question } = useSaleGuard();
  const switchArticle = useCallback<SwitchArticle>(
    async (article, active, show) => {
      const store = async () => {
        show(active);
        const collection = collectionOf(resource.collection, resource.line);
        await attempt(
          { kind: active ? 'activate' : 'deactivate' },
          [{ kind: 'update', collection, id: article.id, fields: { active } }],
          active ? null : { word: 'catalogue.done.deactivated', options: { smart_count: 1 } },
        );
        show(null);
      };
      const changes = [{ before: article, after: { ...article, active } }];
      if (!active) await guard([article], 'deactivateAnyway', () => void store());
      else if (await maySell({ resource, changes })) await store();
    },
    [attempt, guard, maySell, resource],
  );
  const questions = (
    <>
      {warning}
      {question}
    </>
  );
  return { switchArticle, questions };
}

export function ActiveSwitch({ switchArticle }: { switchArticle: SwitchArticle }) {
  const translate = useTranslate();
  const locale = useLocale();
  const article = useRecordContext<Document>();
  const { write } = useMay('catalogue');
  const [shown, show] = useState<boolean | null>(null);
  if (!article) return null;
  const isOn = shown ?? Boolean(article.active);
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={translate('catalogue.list.toggle', { name: articleTitle(article, locale) })}
      disabled={!write}
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => switchArticle(article, target.checked, show)}
    />
  );
}
