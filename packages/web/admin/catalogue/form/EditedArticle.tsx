import { collectionOf } from '@lumitor/domain/collections/collections';
import { useState } from 'react';
import { Title, useLocaleState, useNotify } from 'react-admin';
import { articleTitle } from '../../articles/titles.ts';
import { LaterChangeNotice } from '../../changes/LaterChange.tsx';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { RuleNotice } from '../rules/RuleNotice.tsx';
import { useCatalogueTitle } from '../useArticles.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { EditActions } from './EditActions.tsx';
import { useArticleSave } from './useArticleSave.ts';

interface EditedArticleProps {
  resource: CatalogueResource;
  /** As it was read. */
  article: Document;
  listPath: string;
  /** Where it leads to once it is saved. */
  afterwards: string;
  /** An earlier state was stored: the article is to be read again. */
  onRestored(): void;
}

/** A stored article in its form, with all that can be done with it. */
export function EditedArticle(props: EditedArticleProps) {
  const { resource, article, listPath, afterwards, onRestored } = props;
  const [locale] = useLocaleState();
  const notify = useNotify();
  const list = useCatalogueTitle(resource);
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const leave = () => setLeaveTo(afterwards);
  const saving = useArticleSave(resource, article, leave, () => {
    notify('catalogue.done.unchanged');
    leave();
  });
  const title = articleTitle(article, locale);
  return (
    <>
      <Title title={`${list}: ${title}`} />
      <ArticleForm
        resource={resource}
        article={article}
        id={article.id}
        save={saving.save}
        listPath={listPath}
        leaveTo={leaveTo}
        notice={
          <>
            <LaterChangeNotice
              collection={collectionOf(resource.collection, resource.line)}
              id={article.id}
              version={article.version}
              onReload={onRestored}
            />
            <RuleNotice resource={resource} article={article} />
          </>
        }
        actions={
          <EditActions resource={resource} article={article} onRemoved={leave} onRestored={onRestored} />
        }
      />
      {saving.question}
      {saving.conflict && (
        <ConflictDialog
          key={saving.conflict.stored.version}
          resource={resource}
          conflict={saving.conflict}
          isSaving={saving.isSettling}
          onSettled={saving.settle}
          onCancel={saving.keepWriting}
        />
      )}
    </>
  );
}
