import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Confirm, useLocale, useNotify } from 'react-admin';
import { allDocuments } from '../data/allDocuments.ts';
import type { Fields } from '../data/changes.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { tableInForce } from '../data/tableInForce.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { articleTitle } from './articleTitle.ts';
import { type SaleChange, unruledOnSale } from './newOnSale.ts';

interface Asked {
  rails: Fields[];
  answer(isWanted: boolean): void;
}

export interface SaleGuard {
  /**
   * Whether the changes may be made: where they put a rail without part rules on sale, the person is asked. Where the
   * rules can't be loaded it says so, and answers no.
   */
  maySell(page: CatalogueResource, changes: readonly SaleChange[]): Promise<boolean>;
  /** To be put into the page. */
  question: ReactNode;
}

/** Keeps rails that no part rule knows from sale, unless somebody wants them there (D19). */
export function useSaleGuard(): SaleGuard {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const maySell = useCallback<SaleGuard['maySell']>(
    async ({ collection, line }, changes) => {
      if (collection !== 'connections') return true;
      try {
        const { table } = tableInForce(await queries.query(allDocuments('partTables')), line);
        const rails = unruledOnSale(table, changes);
        if (rails.length === 0) return true;
        return await new Promise((answer) => setAsked({ rails, answer }));
      } catch (error) {
        notify(failureWords(error, translate), { type: 'error' });
        return false;
      }
    },
    [queries, notify, translate],
  );
  const answer = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(null);
  };
  const question = asked && (
    <Confirm
      isOpen
      title={translate('catalogue.rules.unruledTitle', { smart_count: asked.rails.length })}
      content={
        <>
          {translate('catalogue.rules.unruledText')}
          <Box component="ul" sx={{ maxHeight: 240, overflowY: 'auto', mb: 0 }}>
            {asked.rails.map((rail) => (
              <li key={`${rail.id} ${rail.type}`}>
                {articleTitle(rail, locale)}, {String(rail.type)}
              </li>
            ))}
          </Box>
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
