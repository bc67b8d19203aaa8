import type { Change } from '@lumitor/domain/collections/change';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { ArticleDifferences } from '../../articles/ArticleDifferences.tsx';
import { changedFields } from '../../articles/aspects.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { CatalogueResource } from '../../data/resources.ts';
import { momentIn } from '../../elements/dates.ts';
import { TitledDialog } from '../../elements/FormDialog.tsx';
import { Text } from '../../elements/layout.tsx';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { isNotFound, useArticle } from '../form/useArticle.ts';

interface RestoreDialogProps {
  resource: CatalogueResource;
  target: Change;
  onClose(): void;
  onRestored(): void;
}

export function RestoreDialog({ resource, target, onClose, onRestored }: RestoreDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { attempt } = useBatch();
  const { data: now, error, refetch } = useArticle(resource, target.documentId);
  const { maySell, question } = useSaleGuard();
  const [isSaving, setIsSaving] = useState(false);
  const word = useWords('catalogue.history');
  const after = target.before ?? {};
  const changed = now ? changedFields(resource.collection, now, after) : {};
  const restore = async () => {
    if (!now) return;
    const change = { before: now, after: { ...now, ...changed } };
    if (!(await maySell({ resource, changes: [change] }))) return;
    setIsSaving(true);
    const collection = collectionOf(resource.collection, resource.line);
    const { id: documentId, version } = now;
    const applied = await attempt(
      { kind: 'restore', name: '' },
      [{ kind: 'update', collection, id: documentId, fields: changed, version }],
      { word: 'catalogue.done.restored' },
    );
    setIsSaving(false);
    if (applied) onRestored();
    else await refetch();
  };
  return (
    <>
      <TitledDialog
        onClose={onClose}
        maxWidth="md"
        title={word('restoreTitle', { at: momentIn(target.at, locale) })}
        actions={
          <>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button
              variant="contained"
              loading={isSaving}
              disabled={Object.keys(changed).length === 0}
              onClick={() => void restore()}
            >
              {word('restore')}
            </Button>
          </>
        }
      >
        {now && (
          <>
            <Text color="textSecondary" mb={1}>
              {word('restoreText')}
            </Text>
            <ArticleDifferences
              collection={resource.collection}
              before={now}
              after={after}
              label={word('restoreText')}
              heads={{ before: translate('catalogue.prices.old'), after: translate('catalogue.prices.new') }}
            />
          </>
        )}
        {error && (
          <Alert severity="error">
            {translate(isNotFound(error) ? 'catalogue.form.missing' : 'list.failed')}
          </Alert>
        )}
      </TitledDialog>
      {question}
    </>
  );
}
