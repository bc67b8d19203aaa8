import type { OfferListRow } from '@lumitor/domain/lists/offerRows';
import { lineMargin } from '@lumitor/domain/order/margin';
import { vatOf } from '@lumitor/domain/order/offer';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatNumber, formatShare } from '@lumitor/domain/translation/figures';
import Edit from '@mui/icons-material/EditOutlined';
import { Chip, IconButton, TableCell, TableRow, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale } from 'react-admin';
import { Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { DrawnLineFields } from './DrawnLineFields.tsx';
import { FigureField } from './FigureField.tsx';
import { FreeLineFields } from './FreeLineFields.tsx';
import { PriceField } from './PriceField.tsx';
import { useLineChange } from './useLineChange.ts';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface DiscountCellProps {
  label: string;
  /** Hundredths of a percent; null if the summarized lines differ. */
  value: number | null;
  /** Null for a fixed discount. */
  onChange: ((hundredths: number) => void) | null;
  isQuiet?: boolean;
}

export function DiscountCell({ label, value, onChange, isQuiet = false }: DiscountCellProps) {
  const language = useLocale().toUpperCase();
  return (
    <TableCell align="right">
      {onChange ? (
        <FigureField label={label} value={value} max={10_000} unit="%" onChange={onChange} />
      ) : value ? (
        !isQuiet && <Chip size="small" label={formatShare(value, language)} className="square" />
      ) : (
        !isQuiet && '–'
      )}
    </TableCell>
  );
}

interface PricesRowProps {
  row: OfferListRow;
  page: ShownOrder;
  shown: ShownOffer;
}

export function PricesRow({ row, page, shown }: PricesRowProps) {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  const { currency } = page.data;
  const { money } = useAmounts(currency);
  const { tab, draft } = shown;
  const isDraft = tab === 'draft';
  const isFree = row.group === 'services';
  const [isOpen, setOpen] = useState(isDraft && isFree && row.title === '');
  const fieldsId = useId();
  const set = useLineChange(row, shown);
  const { code, unitPrice, total, fault, line } = row;
  const title = row.title || translate('order.untitled');
  const terms = isFree ? undefined : draft?.lines[row.place];
  const isLeftOut = line.quantity === 0;
  const quantity = isLeftOut ? 0 : row.quantity;
  // An article on request has no price; the offer may set one.
  const isPricedHere = isDraft && !isFree && (unitPrice === null || terms?.unitPrice !== undefined);
  const priceWords = (amount: number | null) =>
    amount === null ? translate('order.onRequest') : money(amount);
  const priceField = isPricedHere && (
    <PriceField title={title} value={terms?.unitPrice ?? null} currency={currency} set={set} />
  );
  const costPlace = isFree ? shown.amounts.lines.length + row.place : row.place;
  const margin = isLeftOut ? null : lineMargin(line, shown.costs?.[costPlace]);
  const isOtherVat = isFree && line.vatPercent !== vatOf(page.data);
  return (
    <>
      <TableRow>
        <TableCell className="breakable">
          <Spaced component="span" {...(isLeftOut && { color: 'text.disabled' })}>
            {title}
          </Spaced>
          {isDraft && (
            <IconButton
              size="small"
              aria-label={translate('order.editLine', { title })}
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => setOpen(!isOpen)}
            >
              <Edit fontSize="inherit" />
            </IconButton>
          )}
          {fault && (
            <Text component="span" variant="caption" color="error" ml={1}>
              {translate(`order.${fault}`)}
            </Text>
          )}
          {isLeftOut && (
            <Typography variant="caption" component="div">
              {translate('order.leftOut')}
            </Typography>
          )}
          {isOtherVat && (
            <Typography variant="caption" component="div">
              {translate('order.vatRate', { percent: formatNumber(line.vatPercent, language) })}
            </Typography>
          )}
          <Typography variant="caption" component="div" className="belowMd">
            {code && `${code} · `}
            {quantity !== null && `${translate('order.pieces', { count: quantity })} × `}
            {priceWords(unitPrice)}
          </Typography>
          {priceField && (
            <Spaced display={{ xs: 'block', sm: 'none' }} mt={0.5}>
              {priceField}
            </Spaced>
          )}
        </TableCell>
        <TableCell className="fromMd muted">{code}</TableCell>
        <TableCell align="right" className="fromMd">
          {quantity ?? '–'}
        </TableCell>
        <TableCell align="right" className="fromSm nowrap">
          {priceField || priceWords(unitPrice)}
        </TableCell>
        <TableCell align="right" className={tab === 'record' ? 'nowrap' : 'fromSm nowrap'}>
          {priceWords(total)}
        </TableCell>
        {tab !== 'record' && (
          <>
            <DiscountCell
              label={translate('order.discountOf', { title })}
              value={line.discount}
              onChange={isDraft ? (discount) => set({ discount }) : null}
            />
            <TableCell align="right" className="nowrap">
              {priceWords(line.offered)}
              {margin !== null && (
                <Typography variant="caption" component="div">
                  {translate('order.lineMargin', { share: formatShare(margin, language) })}
                </Typography>
              )}
            </TableCell>
          </>
        )}
      </TableRow>
      {isDraft && isOpen && draft && (
        <TableRow id={fieldsId}>
          <TableCell colSpan={7}>
            {isFree ? (
              <FreeLineFields
                line={draft.freeLines[row.place]}
                currency={currency}
                set={set}
                onRemove={() => shown.removeFreeLine(row.place)}
              />
            ) : (
              <DrawnLineFields row={row} page={page} terms={terms} set={set} />
            )}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
