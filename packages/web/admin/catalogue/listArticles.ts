import { collectionOf } from '@lumitor/domain/collections/collections';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { COLOURS, colourOf } from '../articles/colour.ts';
import { activeLanguages } from '../data/activeLanguages.ts';
import { allDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { sortedPage } from '../data/sortedPage.ts';
import { filterArticles } from './filter.ts';

/** What columns show that are not a stored field. */
const SHOWN = {
  titleEn: ({ title, titleEn }: Document) => titleEn || title,
  colour: (article: Document) => COLOURS.indexOf(colourOf(article)),
};

/** A catalogue's collection is kept as a whole: it is found and sorted here. */
export async function listArticles(
  queries: QueryClient,
  { collection, line }: CatalogueResource,
  params: GetListParams,
): Promise<GetListResult> {
  const documents = await queries.query(allDocuments(collectionOf(collection, line)));
  const found = filterArticles(collection, documents, params.filter ?? {}, activeLanguages());
  // Equals stay as they are: of one type black comes first, whichever way types go.
  const isByType = params.sort?.field === 'type';
  const inTurn = isByType ? found.toSorted((a, b) => SHOWN.colour(a) - SHOWN.colour(b)) : found;
  return sortedPage(inTurn, params, SHOWN);
}
