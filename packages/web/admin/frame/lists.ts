import type { QueryClient } from '@tanstack/react-query';
import { listArticles } from '../catalogue/listArticles.ts';
import type { List } from '../data/dataProvider.ts';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { listEmails } from '../emails/listEmails.ts';
import { listOrders } from '../orders/listOrders.ts';
import { listReflinks } from '../reflinks/listReflinks.ts';

/**
 * What each page lists. E-mails and orders, of which there may be many, are listed by the data service, page by page;
 * all else is kept as a whole.
 */
export const listsOf = (queries: QueryClient): Record<string, List> => ({
  ...Object.fromEntries(
    CATALOGUE_RESOURCES.map((resource): [string, List] => [
      resource.name,
      (params) => listArticles(queries, resource, params),
    ]),
  ),
  emaile: listEmails,
  zamowienia: listOrders,
  reflinks: (params) => listReflinks(queries, params),
});
