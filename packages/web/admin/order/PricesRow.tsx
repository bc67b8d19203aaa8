import type { Currency } from '@lumitor/domain/quote/money';
import { Box, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { AT, BELOW, DiscountCell } from './DiscountCell.tsx';
import { HundredthsField } from './HundredthsField.tsx';
import type { PricedRow } from './PricesTable.tsx';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface PricesRowProps {
  row: PricedRow;
  currency: Currency;
  shown: ShownOffer;
}

const MOST = 1_000_000_000;

export function PricesRow({ row, currency, shown }: PricesRowProps) {
  const translate = useTranslate();
  const { money } = useAmounts(currency);
  const { tab, draft, change } = shown;
  const { key, title, code, quantity, unitPrice, total, fault, line } = row;
  const own = draft?.lines[key];
  const set = (changed: Partial<NonNullable<typeof own>>) =>
    change({ lines: { ...draft?.lines, [key]: { discount: 0, ...own, ...changed } } });
  // What is on request has no price of its own: the offer may give it one.
  const isPricedHere = tab === 'draft' && (unitPrice === null || own?.unitPrice !== undefined);
  const priceWords = (amount: number | null) =>
    amount === null ? translate('order.onRequest') : money(amount);
  const priceField = isPricedHere && (
    <HundredthsField
      label={translate('order.priceOf', { title })}
      value={own?.unitPrice ?? null}
      max={MOST}
      unit={currency === 'PLN' ? 'zł' : '€'}
      onChange={(amount) => set({ unitPrice: amount })}
    />
  );
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {fault && (
          <Typography component="span" variant="caption" sx={{ ml: 1, color: 'error.main' }}>
            {translate(`order.${fault}`)}
          </Typography>
        )}
        <Typography variant="caption" component="div" sx={BELOW}>
          {code && `${code} · `}
          {translate('order.pieces', { count: quantity })} × {priceWords(unitPrice)}
        </Typography>
        {priceField && <Box sx={{ display: { xs: 'block', sm: 'none' }, mt: 0.5 }}>{priceField}</Box>}
      </TableCell>
      <TableCell sx={{ ...AT.middle, color: 'text.secondary' }}>{code}</TableCell>
      <TableCell align="right" sx={AT.middle}>
        {quantity}
      </TableCell>
      <TableCell align="right" sx={{ ...AT.wide, whiteSpace: 'nowrap' }}>
        {priceField || priceWords(unitPrice)}
      </TableCell>
      <TableCell align="right" sx={{ ...(tab === 'record' ? {} : AT.wide), whiteSpace: 'nowrap' }}>
        {priceWords(total)}
      </TableCell>
      {tab !== 'record' && (
        <>
          <DiscountCell
            label={translate('order.discountOf', { title })}
            value={line.discount}
            onChange={tab === 'draft' ? (discount) => set({ discount }) : null}
          />
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {priceWords(line.offered)}
          </TableCell>
        </>
      )}
    </TableRow>
  );
}
