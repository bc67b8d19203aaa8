import { collectionOf } from '@lumitor/domain/collections/collections';
import { useState } from 'react';
import { Title, useLocaleState } from 'react-admin';
import { useParams } from 'react-router';
import { colourOf } from '../../articles/colour.ts';
import { articleTitle } from '../../articles/titles.ts';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import { useAllDocuments } from '../../data/allDocuments.ts';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { PlacedAlert, PlacedSkeleton } from '../../elements/layout.tsx';
import { RetryNotice } from '../../elements/RetryNotice.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { isNotFound, useArticle } from '../form/useArticle.ts';
import { useCatalogueResource, useCatalogueTitle } from '../useArticles.ts';
import { counterpartOf, newCounterpart, otherColour } from './counterpart.ts';
import { VariantForm } from './VariantForm.tsx';

const LOADING = <PlacedSkeleton variant="rounded" animation={false} height={480} mt={2} />;

interface PairProps {
  resource: CatalogueResource;
  article: Document;
}

const inOrder = (one: ChangedFields, other: ChangedFields): [ChangedFields, ChangedFields] =>
  colourOf(one) === 'black' ? [one, other] : [other, one];

function StoredPair({ resource, article, id }: PairProps & { id: string }) {
  const translate = useTranslate();
  const { data: other, error, refetch } = useArticle(resource, id);
  if (other) return <VariantForm resource={resource} variants={inOrder(article, other)} />;
  if (!error) return LOADING;
  return (
    <RetryNotice my={2} onRetry={refetch}>
      {translate('list.failed')}
    </RetryNotice>
  );
}

function LoadedPair({ resource, article, all }: PairProps & { all: readonly Document[] }) {
  // State at opening: a counterpart added here appears in `all` later.
  const [counterpart] = useState(() => counterpartOf(article, all));
  if (counterpart) return <StoredPair resource={resource} article={article} id={counterpart.id} />;
  const added = newCounterpart(resource.collection, article);
  return <VariantForm resource={resource} variants={inOrder(article, added)} />;
}

function Pair(props: PairProps) {
  const { collection, line } = props.resource;
  const { documents } = useAllDocuments([collectionOf(collection, line)]);
  const hasLanguages = useActiveLanguages().length > 0;
  return documents?.[0] && hasLanguages ? <LoadedPair {...props} all={documents[0]} /> : LOADING;
}

function VariantsPage({ resource, id }: { resource: CatalogueResource; id: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const list = useCatalogueTitle(resource);
  const { data: article, error, refetch } = useArticle(resource, id);
  if (!article && error && !isNotFound(error))
    return (
      <RetryNotice my={2} onRetry={refetch}>
        {translate('list.failed')}
      </RetryNotice>
    );
  if (!article && !error) return LOADING;
  if (!article || !otherColour(article))
    return (
      <PlacedAlert severity="warning" my={2}>
        {translate(article ? 'catalogue.variants.none' : 'catalogue.form.missing')}
      </PlacedAlert>
    );
  return (
    <>
      <Title title={`${list}: ${articleTitle(article, locale)}`} />
      <Pair resource={resource} article={article} />
    </>
  );
}

export function ArticleVariants() {
  const resource = useCatalogueResource();
  const { id = '' } = useParams();
  return <VariantsPage key={`${resource.name} ${id}`} resource={resource} id={id} />;
}
