import { draftRows, OFFER_GROUPS, type OfferGroup, offerRows } from '@lumitor/domain/lists/offerRows';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useMemo, useState } from 'react';
import { HeadedTable } from '../elements/HeadedTable.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { PricesGroup } from './PricesGroup.tsx';
import { useOrderWords } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

export function PricesTable({ page, shown }: { page: ShownOrder; shown: ShownOffer }) {
  const translate = useTranslate();
  const { t, language } = useOrderWords(page);
  const { tab, amounts } = shown;
  const [closed, setClosed] = useState<readonly OfferGroup[]>([]);
  const isOffer = tab !== 'record';
  // A draft also shows the lines taken out of it, to be offered again.
  const rowsOf = tab === 'draft' ? draftRows : offerRows;
  const rows = useMemo(() => rowsOf(amounts, language, t), [rowsOf, amounts, language, t]);
  return (
    <HeadedTable
      heads={[
        translate('order.article'),
        { label: translate('order.code'), className: 'fromMd' },
        { label: translate('order.quantity'), align: 'right', className: 'fromMd' },
        { label: translate('order.price'), align: 'right', className: 'fromSm' },
        { label: translate('order.value'), align: 'right', ...(isOffer && { className: 'fromSm' }) },
        ...(isOffer
          ? [
              { label: translate('order.discount'), align: 'right' as const },
              { label: translate('order.offered'), align: 'right' as const },
            ]
          : []),
      ]}
    >
      {OFFER_GROUPS.map((group) => (
        <PricesGroup
          key={group}
          group={group}
          rows={rows.filter((row) => row.group === group)}
          isOpen={!closed.includes(group)}
          onToggle={() =>
            setClosed(closed.includes(group) ? closed.filter((other) => other !== group) : [...closed, group])
          }
          page={page}
          shown={shown}
        />
      ))}
    </HeadedTable>
  );
}
