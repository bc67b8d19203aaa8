import { collectionOf } from '@lumitor/domain/collections/collections';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { COLOURS, colourOf } from '../articles/colour.ts';
import { adminLanguages } from '../data/activeLanguages.ts';
import { allDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { ordered, pageOf } from '../data/sortedPage.ts';
import { filterArticles } from './filter.ts';

const SHOWN = {
  titleEn: ({ title, titleEn }: Document) => titleEn || title,
  colour: (article: Document) => COLOURS.indexOf(colourOf(article)),
};

export const ADDED = 'added';

/** Local filter and sort: the whole collection is loaded. `meta.first` is listed first. */
export async function listArticles(
  queries: QueryClient,
  { collection, line }: CatalogueResource,
  params: GetListParams,
): Promise<GetListResult> {
  const documents = await queries.query(allDocuments(collectionOf(collection, line)));
  const { sort, filter = {} } = params;
  // A stable sort: within a type black comes first in both directions.
  const inTurn =
    sort?.field === 'type' ? ordered(documents, { field: 'colour', order: 'ASC' }, SHOWN) : documents;
  const inOrder = ordered(inTurn, sort, SHOWN);
  const page = pageOf(filterArticles(collection, inOrder, filter, adminLanguages()), params);
  const first = documents.find(({ id }) => id === params.meta?.first);
  return first ? { ...page, data: [first, ...page.data.filter(({ id }) => id !== first.id)] } : page;
}
