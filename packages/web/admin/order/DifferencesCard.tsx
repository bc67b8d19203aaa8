import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';
import { isPriced, type OrderDifference, orderDifferences } from '@lumitor/domain/order/orderDifferences';
import type { RevisedOrder } from '@lumitor/domain/order/record';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatMoneyChange } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { Link, Typography } from '@mui/material';
import { useMemo } from 'react';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Row, Spaced, Text } from '../elements/layout.tsx';
import { RecordTable } from '../elements/RecordTable.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderSection } from './OrderSection.tsx';
import { useOrderWords } from './useOrderWords.ts';

type LineDifference = OrderDifference & { id: string };

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
        <Text px={2} pb={2}>
          {translate('order.noDifferences')}
        </Text>
      )}
      <RecordTable
        resource="zamowienia"
        records={differences.map((each) => ({ id: each.key, ...each }))}
        hasHead={false}
      >
        <DataTable.Col<LineDifference>
          cellClassName="breakable"
          render={({ line }) => (
            <>
              {rowsOfRecord([line], language, t)[0]?.title}{' '}
              <Typography component="span" variant="caption">
                {line.code}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<LineDifference>
          align="right"
          cellClassName="nowrap"
          render={({ before: from, after: to }) => (from === to ? to : `${from} → ${to}`)}
        />
        <DataTable.Col<LineDifference>
          align="right"
          cellClassName="nowrap"
          render={({ change }) => (change === null ? translate('order.onRequest') : signed(change))}
        />
      </RecordTable>
      {isOneCurrency && (net !== 0 || !isSure) && (
        <Row gap={0} align="stretch" isWrapped={false} isStrong px={2} py={1.5}>
          <span>{translate('order.difference')}</span>
          <Spaced component="span" isTabular ml="auto">
            {isSure ? signed(net) : translate('order.onRequest')}
          </Spaced>
        </Row>
      )}
    </OrderSection>
  );
}
