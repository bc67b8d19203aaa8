import { collectionOf } from '@lumitor/domain/collections/collections';
import { useState } from 'react';
import { Title, useBasename, useLocaleState } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { articleTitle } from '../articles/titles.ts';
import { useSaleGuard } from '../articles/useSaleGuard.tsx';
import type { ChangedFields } from '../data/changes.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { useBatch } from '../elements/useBatch.tsx';
import type { CreateState } from '../elements/WayBack.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ArticleForm, NOT_SOLD } from './form/ArticleForm.tsx';
import { useSaveFailure } from './form/useArticleSave.ts';
import { ADDED } from './listArticles.ts';
import { Note } from './Note.tsx';
import { useCatalogueResource, useCatalogueTitle } from './useArticles.ts';

const NEW: ChangedFields = {};

function InactiveNote() {
  const translate = useTranslate();
  const isActive = useWatch({ name: 'active' });
  return isActive ? null : <Note>{translate('catalogue.form.newInactive')}</Note>;
}

function CreatePage({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const basename = useBasename();
  const list = useCatalogueTitle(resource);
  const { copied, known = NEW, back } = (useLocation().state ?? {}) as CreateState;
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const { apply } = useBatch();
  const failure = useSaveFailure(resource.collection);
  const { maySell, question } = useSaleGuard();
  const listPath = `${basename}/${resource.name}`;
  const save = async (fields: ChangedFields) => {
    if (!(await maySell({ resource, changes: [{ before: null, after: fields }] }))) return NOT_SOLD;
    const collection = collectionOf(resource.collection, resource.line);
    try {
      const { results } = await apply(
        { kind: copied ? 'duplicate' : 'add', name: '' },
        [{ kind: 'add', collection, fields }],
        {
          word: fields.active ? 'catalogue.done.added' : 'catalogue.done.addedInactive',
          options: { name: articleTitle(fields, locale) },
        },
      );
      setLeaveTo(back ? `${basename}/${back}` : `${listPath}?${ADDED}=${results[0]?.id ?? ''}`);
    } catch (error) {
      return failure(error);
    }
  };
  return (
    <>
      <Title title={translate('catalogue.form.createTitle', { list })} />
      <ArticleForm
        resource={resource}
        article={copied ?? known}
        id=""
        save={save}
        listPath={listPath}
        leaveTo={leaveTo}
        notice={
          <>
            {copied && <Note>{translate('catalogue.form.copyOf')}</Note>}
            <InactiveNote />
          </>
        }
      />
      {question}
    </>
  );
}

export function ArticleCreate() {
  const resource = useCatalogueResource();
  const { key } = useLocation();
  return <CreatePage key={`${resource.name} ${key}`} resource={resource} />;
}
