import { PART_GROUPS, type PartGroup } from '@lumitor/domain/lists/partRow';
import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';

import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useMemo, useState } from 'react';
import { HeadedTable } from '../elements/HeadedTable.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { type OfferRow, PricesGroup } from './PricesGroup.tsx';
import { useOrderWords } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

export function PricesTable({ page, shown }: { page: ShownOrder; shown: ShownOffer }) {
  const translate = useTranslate();
  const { t, language } = useOrderWords(page);
  const { tab, amounts } = shown;
  const [closed, setClosed] = useState<readonly PartGroup[]>([]);
  const rows = useMemo(
    () =>
      rowsOfRecord(amounts.lines, language, t).flatMap((row): OfferRow[] => {
        const line = amounts.lines[Number(row.key)];
        return line ? [{ ...row, line }] : [];
      }),
    [amounts, language, t],
  );
  const isOffer = tab !== 'record';
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
      {PART_GROUPS.map((group) => (
        <PricesGroup
          key={group}
          group={group}
          rows={rows.filter((row) => row.group === group)}
          isOpen={!closed.includes(group)}
          onToggle={() =>
            setClosed(closed.includes(group) ? closed.filter((other) => other !== group) : [...closed, group])
          }
          currency={page.data.currency}
          shown={shown}
        />
      ))}
    </HeadedTable>
  );
}
