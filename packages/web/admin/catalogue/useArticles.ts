import { collectionOf } from '@lumitor/domain/collections/collections';
import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { compareNames } from '../data/compareNames.ts';
import type { Document } from '../data/documents.ts';
import { type CatalogueResource, catalogueResource } from '../data/resources.ts';
import { useLuminaireTypes } from '../named/luminaireTypes.tsx';
import { useTranslate } from '../words/useTranslate.ts';

const NONE: readonly Document[] = [];

export function useArticles({
  collection,
  line,
}: Pick<CatalogueResource, 'collection' | 'line'>): readonly Document[] {
  return useAllDocuments([collectionOf(collection, line)]).documents?.[0] ?? NONE;
}

export function useValues(resource: CatalogueResource, name: 'type' | 'cct' | 'ip'): string[] {
  const articles = useArticles(resource);
  return useMemo(
    () =>
      [...new Set(articles.map((article) => String(article[name] ?? '')))].filter(Boolean).sort(compareNames),
    [articles, name],
  );
}

export function useCatalogueTitle({ word, line }: CatalogueResource): string {
  const translate = useTranslate();
  const lineNames = useLineNames();
  return `${translate(`resources.${word}.name`)} – ${lineNames[line]}`;
}

const unchanged = (type: string) => type;

export function useTypeTitle({ collection }: CatalogueResource): (type: string) => string {
  const { titleOf } = useLuminaireTypes();
  return collection === 'bindings' ? titleOf : unchanged;
}

export function useCatalogueResource(): CatalogueResource {
  const name = useResourceContext() ?? '';
  const resource = catalogueResource(name);
  if (!resource) throw new Error(`${name} is no catalogue page. Add it to data/resources.ts.`);
  return resource;
}
