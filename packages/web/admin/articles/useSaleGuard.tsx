import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Confirm, useLocale, useNotify } from 'react-admin';
import { allDocuments } from '../data/allDocuments.ts';
import type { ChangedFields } from '../data/changes.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { tableInForce } from '../data/tableInForce.ts';
import { failureWords } from '../elements/failureWords.ts';
import { Spaced } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { isNewOnSale, type SaleBasis, type SaleChange, type SaleDoubt, saleDoubts } from './saleDoubts.ts';
import { articleTitle } from './titles.ts';

export interface Sale {
  resource: Pick<CatalogueResource, 'collection' | 'line'>;
  changes: readonly SaleChange[];
}

interface Doubtful {
  article: ChangedFields;
  doubts: readonly SaleDoubt[];
}

interface GuardQuestion {
  doubtful: readonly Doubtful[];
  answer(isCurrent: boolean): void;
}

export interface SaleGuard {
  /** Asks about articles without a complete price (D19). */
  maySell(...sales: readonly Sale[]): Promise<boolean>;
  question: ReactNode;
}

async function basisOf(
  { collection, line }: Sale['resource'],
  sales: readonly Sale[],
  queries: QueryClient,
): Promise<SaleBasis> {
  if (collection !== 'connections') return { table: emptyPartTable(line), accessories: [] };
  const parts = collectionOf('accessories', line) as 'accessories';
  const [tables, stored] = await Promise.all([
    queries.query(allDocuments('partTables')),
    queries.query(allDocuments(parts)),
  ]);
  const along = sales
    .filter(({ resource }) => resource.collection === 'accessories' && resource.line === line)
    .flatMap(({ changes }) => changes.map(({ after }) => after));
  return { table: tableInForce(tables, line).table, accessories: [...along, ...stored] };
}

async function doubtfulOf(sales: readonly Sale[], queries: QueryClient): Promise<Doubtful[]> {
  const found: Doubtful[] = [];
  for (const { resource, changes } of sales) {
    const sold = changes.filter((change) => isNewOnSale(resource.collection, change));
    if (sold.length === 0) continue;
    const basis = await basisOf(resource, sales, queries);
    for (const { after } of sold) {
      const doubts = saleDoubts(resource.collection, after, basis);
      if (doubts.length > 0) found.push({ article: after, doubts });
    }
  }
  return found;
}

export function useSaleGuard(): SaleGuard {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const queries = useQueryClient();
  const [openQuestion, setQuestion] = useState<GuardQuestion | null>(null);
  const maySell = useCallback<SaleGuard['maySell']>(
    async (...sales) => {
      try {
        const doubtful = await doubtfulOf(sales, queries);
        if (doubtful.length === 0) return true;
        return await new Promise((answer) => setQuestion({ doubtful, answer }));
      } catch (error) {
        notify(failureWords(error, translate), { type: 'error' });
        return false;
      }
    },
    [queries, notify, translate],
  );
  const answer = (isCurrent: boolean) => {
    openQuestion?.answer(isCurrent);
    setQuestion(null);
  };
  const inWords = ({ kind, names }: SaleDoubt) =>
    translate(`catalogue.sale.${kind}`, {
      names: names
        .map((name) => (kind === 'roles' ? translate(`partRules.roles.${name as 'endCap'}`) : name))
        .join(', '),
    });
  const question = openQuestion && (
    <Confirm
      isOpen
      title={translate('catalogue.sale.title', { smart_count: openQuestion.doubtful.length })}
      content={
        <>
          {translate('catalogue.sale.text')}
          <Spaced component="ul" maxHeight={240} overflowY="auto" mb={0}>
            {openQuestion.doubtful.map(({ article, doubts }) => (
              <li key={`${article.id} ${article.type} ${article.description}`}>
                {[articleTitle(article, locale), ...doubts.map(inWords)].join('; ')}
              </li>
            ))}
          </Spaced>
        </>
      }
      confirm={translate('catalogue.rules.sellAnyway')}
      cancel={translate('ra.action.cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { maySell, question };
}
