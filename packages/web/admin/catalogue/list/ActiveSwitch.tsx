import { collectionOf } from '@lumitor/domain/collections/collections';
import { Switch } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useRecordContext } from 'react-admin';
import { articleTitle } from '../../articles/titles.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useMay } from '../../data/useMay.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useRuleGuard } from '../rules/useRuleGuard.tsx';

/** Switches an article on or off right in the list; it shows at once. */
export function ActiveSwitch({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const article = useRecordContext<Document>();
  const { attempt } = useBatch();
  const { guard, warning } = useRuleGuard(resource);
  const { maySell, question } = useSaleGuard();
  const { write } = useMay('catalogue');
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!article) return null;
  const store = async (active: boolean) => {
    setWanted(active);
    const collection = collectionOf(resource.collection, resource.line);
    await attempt(
      { kind: active ? 'activate' : 'deactivate' },
      [{ kind: 'update', collection, id: article.id, fields: { active } }],
      active ? null : { word: 'catalogue.done.deactivated', options: { smart_count: 1 } },
    );
    setWanted(null);
  };
  const switchOn = async () => {
    const change = { before: article, after: { ...article, active: true } };
    if (await maySell({ resource, changes: [change] })) await store(true);
  };
  return (
    <>
      <Switch
        size="small"
        disabled={!write}
        checked={wanted ?? Boolean(article.active)}
        onChange={({ target }) =>
          target.checked
            ? void switchOn()
            : void guard([article], 'deactivateAnyway', () => void store(false))
        }
        slotProps={{
          input: {
            role: 'switch',
            'aria-label': translate('catalogue.list.toggle', { name: articleTitle(article, locale) }),
          },
        }}
      />
      {warning}
      {question}
    </>
  );
}
