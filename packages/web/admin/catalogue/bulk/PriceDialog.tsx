import { collectionOf } from '@lumitor/domain/collections/collections';
import { Button } from '@mui/material';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { TitledDialog } from '../../elements/FormDialog.tsx';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { changePrices, HIGHEST } from '../prices.ts';
import { changeOf, FIRST_DRAFT, PriceChangeForm } from './PriceChangeForm.tsx';
import { PricePreview } from './PricePreview.tsx';

export interface PricedArticles {
  resource: CatalogueResource;
  articles: readonly Document[];
}

interface PriceDialogProps {
  chosen: readonly PricedArticles[];
  scope?: ReactNode;
  onClose(): void;
  onDone(): void;
}

export default function PriceDialog({ chosen, scope, onClose, onDone }: PriceDialogProps) {
  const translate = useTranslate();
  const { attempt } = useBatch();
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [isSaving, setIsSaving] = useState(false);
  const change = useDeferredValue(useMemo(() => changeOf(draft), [draft]));
  const deferred = useDeferredValue(chosen);
  const rows = useMemo(
    () =>
      change
        ? deferred.flatMap(({ resource, articles }) =>
            changePrices(resource.collection, articles, change).map((row) => ({ ...row, resource })),
          )
        : [],
    [deferred, change],
  );
  const changed = rows.filter(({ fields }) => Object.keys(fields).length > 0);
  const isTooHigh = rows.some(({ prices }) => prices.some(({ after }) => after > HIGHEST));
  const count = chosen.reduce((sum, { articles }) => sum + articles.length, 0);
  const apply = async () => {
    setIsSaving(true);
    const applied = await attempt(
      { kind: 'prices' },
      changed.map(({ resource, article, fields }) => ({
        kind: 'update',
        collection: collectionOf(resource.collection, resource.line),
        id: article.id,
        fields,
        version: article.version,
      })),
      { word: 'catalogue.done.prices', options: { smart_count: changed.length } },
    );
    setIsSaving(false);
    if (!applied) return;
    onClose();
    onDone();
  };
  return (
    <TitledDialog
      isWide
      onClose={onClose}
      title={translate('catalogue.prices.title', { smart_count: count })}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            variant="contained"
            onClick={() => void apply()}
            loading={isSaving}
            disabled={changed.length === 0 || isTooHigh}
          >
            {translate('catalogue.prices.apply')}
          </Button>
        </>
      }
    >
      {scope}
      <PriceChangeForm
        hasProtocols={chosen.some(({ resource }) => resource.collection === 'bindings')}
        draft={draft}
        onChange={setDraft}
      />
      <PricePreview rows={rows} />
    </TitledDialog>
  );
}
