import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Button, Skeleton } from '@mui/material';
import { useMemo, useState } from 'react';
import { Title, useBasename, useLocaleState, useNotify } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router';
import { articleTitle } from '../articles/titles.ts';
import { LaterChangeNotice } from '../changes/LaterChange.tsx';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { ChangedFields } from '../data/changes.ts';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { tableInForce } from '../data/tableInForce.ts';
import { PlacedAlert, Spaced } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import type { BackState } from '../elements/WayBack.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { ArticleForm } from './form/ArticleForm.tsx';
import { EditActions } from './form/EditActions.tsx';
import { isNotFound, useArticle } from './form/useArticle.ts';
import { useArticleSave } from './form/useArticleSave.ts';
import { Note } from './Note.tsx';
import { usesOfArticle, useUseWords } from './rules/neededArticles.ts';
import { useCatalogueResource, useCatalogueTitle } from './useArticles.ts';

interface EditedArticleProps {
  resource: CatalogueResource;
  article: Document;
  listPath: string;
  afterwards: string;
  onRestored(): void;
}

function EditedArticle(props: EditedArticleProps) {
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
          onCancel={saving.continueWriting}
        />
      )}
    </>
  );
}

function usePartTable(line: ProductLine): PartTable | null {
  const { documents } = useAllDocuments(['partTables']);
  return useMemo(() => (documents?.[0] ? tableInForce(documents[0], line).table : null), [documents, line]);
}

function RuleNotice({ resource, article }: { resource: CatalogueResource; article: ChangedFields }) {
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

function EditPage({ resource, id }: { resource: CatalogueResource; id: string }) {
  const translate = useTranslate();
  const basename = useBasename();
  const { data: article, error, refetch } = useArticle(resource, id);
  const listPath = `${basename}/${resource.name}`;
  const { back } = (useLocation().state ?? {}) as BackState;
  if (article)
    return (
      <EditedArticle
        resource={resource}
        article={article}
        listPath={listPath}
        afterwards={back ? `${basename}/${back}` : listPath}
        onRestored={() => void refetch()}
      />
    );
  if (!error)
    return (
      <Spaced role="status" aria-busy maxWidth={1000} pt={8}>
        <Skeleton variant="rounded" animation={false} height={480} />
      </Spaced>
    );
  if (!isNotFound(error)) return <RetryNotice my={2} onRetry={refetch} />;
  return (
    <PlacedAlert
      severity="warning"
      my={2}
      action={
        <Button color="inherit" size="small" component={Link} to={listPath}>
          {translate('catalogue.form.toList')}
        </Button>
      }
    >
      {translate('catalogue.form.missing')}
    </PlacedAlert>
  );
}

export function ArticleEdit() {
  const resource = useCatalogueResource();
  const { id = '' } = useParams();
  return <EditPage key={`${resource.name} ${id}`} resource={resource} id={id} />;
}
