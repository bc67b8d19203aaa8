import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';
import { isPriced, orderDifferences } from '@lumitor/domain/order/orderDifferences';
import type { RevisedOrder } from '@lumitor/domain/order/record';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatMoneyChange } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { Box, Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderSection } from './OrderSection.tsx';
import { useOrderWords } from './useOrderWords.ts';

export function DifferencesCard({ page, before }: { page: ShownOrder; before: RevisedOrder }) {
  const translate = useTranslate();
  const { t, language } = useOrderWords(page);
  const differences = useMemo(() => orderDifferences(before, page.data), [before, page]);
  const isOneCurrency = before.currency === page.data.currency;
  const isSure = isPriced(before.lines) && isPriced(page.data.lines);
  const net = page.data.totals.net - before.totals.net;
  const signed = (amount: number) => formatMoneyChange(cents(amount), page.data.currency, language);
  return (
    <OrderSection
      title={translate('order.differences', { number: before.number })}
      action={
        <Link component={RouterLink} to={`../${encodeURIComponent(before.id)}`} relative="path">
          {before.number}
        </Link>
      }
    >
      {differences.length === 0 && (!isOneCurrency || (net === 0 && isSure)) && (
        <Typography sx={{ px: 2, pb: 2 }}>{translate('order.noDifferences')}</Typography>
      )}
      <Table size="small">
        <TableBody>
          {differences.map(({ key, line, before: from, after: to, change }) => (
            <TableRow key={key}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {rowsOfRecord([line], language, t)[0]?.title}{' '}
                <Typography component="span" variant="caption">
                  {line.code}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {from === to ? to : `${from} → ${to}`}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {change === null ? translate('order.onRequest') : signed(change)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isOneCurrency && (net !== 0 || !isSure) && (
        <Box sx={{ display: 'flex', px: 2, py: 1.5, fontWeight: 600 }}>
          <span>{translate('order.difference')}</span>
          <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
            {isSure ? signed(net) : translate('order.onRequest')}
          </Box>
        </Box>
      )}
    </OrderSection>
  );
}
