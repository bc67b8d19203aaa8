import { inZloty } from '@lumitor/domain/invoice/amounts';
import type { Invoice } from '@lumitor/domain/invoice/invoice';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import { TableBody, TableCell, TableRow } from '@mui/material';
import { useLocale } from 'react-admin';
import { Fold } from '../elements/Fold.tsx';
import { HeadedTable } from '../elements/HeadedTable.tsx';
import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useAmounts } from './useOrderWords.ts';

function usePercents() {
  const language = useLocale().toUpperCase();
  return (percent: number) => `${formatNumber(percent, language)}${language === 'EN' ? '%' : '\u00a0%'}`;
}

export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const percentOf = usePercents();
  const { money } = useAmounts(invoice.currency);
  const discounts = invoice.rates.filter(({ discount }) => discount > 0);
  return (
    <Fold title={translate('invoice.lines', { count: invoice.lines.length })}>
      <HeadedTable
        heads={[
          translate('order.article'),
          { label: translate('order.quantity'), align: 'right' },
          { label: translate('order.price'), align: 'right', className: 'fromSm' },
          { label: translate('order.discount'), align: 'right', className: 'fromMd' },
          { label: translate('invoice.net'), align: 'right' },
          { label: translate('invoice.vat'), align: 'right', className: 'fromSm' },
        ]}
      >
        <TableBody>
          {invoice.lines.map(({ title, quantity, unitPrice, discount, net, tax }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
            <TableRow key={place}>
              <TableCell className="breakable">{title}</TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right" className="fromSm nowrap">
                {money(unitPrice)}
              </TableCell>
              <TableCell align="right" className="fromMd nowrap">
                {discount > 0 ? money(discount) : '–'}
              </TableCell>
              <TableCell align="right" className="nowrap">
                {money(net)}
              </TableCell>
              <TableCell align="right" className="fromSm nowrap">
                {percentOf(tax.percent)}
              </TableCell>
            </TableRow>
          ))}
          {discounts.map(({ tax, discount }) => (
            <TableRow key={`discount ${tax.percent}`}>
              <TableCell>{translate('order.wholeDiscount')}</TableCell>
              <TableCell />
              <TableCell className="fromSm" />
              <TableCell className="fromMd" />
              <TableCell align="right" className="nowrap">
                {money(-discount)}
              </TableCell>
              <TableCell align="right" className="fromSm nowrap">
                {percentOf(tax.percent)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </HeadedTable>
    </Fold>
  );
}

export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const locale = useLocale();
  const percentOf = usePercents();
  const { rates, net, vat, gross, euro } = invoice;
  const { money } = useAmounts(invoice.currency);
  const rows = [
    ...rates.map((rate) => ({ label: percentOf(rate.tax.percent), ...rate, gross: rate.net + rate.vat })),
    { label: translate('invoice.sum'), net, vat, gross },
  ];
  const vatInZloty = euro && cents(rates.reduce((sum, rate) => sum + inZloty(rate.vat, euro.rate), 0));
  return (
    <>
      <HeadedTable
        heads={[
          translate('invoice.rate'),
          ...(['net', 'vat', 'gross'] as const).map((name) => ({
            label: translate(`invoice.${name}`),
            align: 'right' as const,
          })),
        ]}
      >
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={row.label}>
              {[row.label, money(row.net), money(row.vat), money(row.gross)].map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <TableCell key={column} align={column === 0 ? 'left' : 'right'} className="nowrap">
                  <Text component="span" variant="body2" isTabular isStrong={place === rows.length - 1}>
                    {text}
                  </Text>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </HeadedTable>
      {vatInZloty !== null && vatInZloty > 0 && (
        <Text variant="caption" component="p" px={2}>
          {translate('invoice.vatInZloty', { amount: formatMoney(vatInZloty, 'PLN', locale.toUpperCase()) })}
        </Text>
      )}
    </>
  );
}
