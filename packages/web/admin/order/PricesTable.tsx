import { PART_GROUPS, type PartGroup, type PartRow } from '@lumitor/domain/lists/partRow';
import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';
import type { OfferLine } from '@lumitor/domain/order/offer';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { Table, TableCell, TableHead, TableRow } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { VISIBLE_FROM } from './DiscountCell.tsx';
import { PricesGroup } from './PricesGroup.tsx';
import { useOrderWords } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

export interface OfferRow extends PartRow {
  line: OfferLine;
}

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
    <Table size="small" sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('order.article')}</TableCell>
          <TableCell sx={VISIBLE_FROM.middle}>{translate('order.code')}</TableCell>
          <TableCell align="right" sx={VISIBLE_FROM.middle}>
            {translate('order.quantity')}
          </TableCell>
          <TableCell align="right" sx={VISIBLE_FROM.wide}>
            {translate('order.price')}
          </TableCell>
          <TableCell align="right" sx={isOffer ? VISIBLE_FROM.wide : {}}>
            {translate('order.value')}
          </TableCell>
          {isOffer && <TableCell align="right">{translate('order.discount')}</TableCell>}
          {isOffer && <TableCell align="right">{translate('order.offered')}</TableCell>}
        </TableRow>
      </TableHead>
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
    </Table>
  );
}
