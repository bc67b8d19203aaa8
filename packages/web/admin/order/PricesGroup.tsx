import type { PartGroup, PartRow } from '@lumitor/domain/lists/partRow';
import type { OfferLine } from '@lumitor/domain/order/offer';
import type { Currency } from '@lumitor/domain/quote/money';
import { formatShare } from '@lumitor/domain/translation/figures';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import { Button, Chip, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { HundredthsField } from './HundredthsField.tsx';
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

function DiscountCell({ label, value, onChange, isQuiet = false }: DiscountCellProps) {
  const language = useLocale().toUpperCase();
  return (
    <TableCell align="right">
      {onChange ? (
        <HundredthsField label={label} value={value} max={10_000} unit="%" onChange={onChange} />
      ) : value ? (
        !isQuiet && <Chip size="small" label={formatShare(value, language)} className="square" />
      ) : (
        !isQuiet && '–'
      )}
    </TableCell>
  );
}

const MOST = 1_000_000_000;

export interface OfferRow extends PartRow {
  line: OfferLine;
}

function PricesRow({ row, currency, shown }: { row: OfferRow; currency: Currency; shown: ShownOffer }) {
  const translate = useTranslate();
  const { money } = useAmounts(currency);
  const { tab, draft, change } = shown;
  const { key, title, code, quantity, unitPrice, total, fault, line } = row;
  const terms = draft?.lines[key];
  const set = (changed: Partial<NonNullable<typeof terms>>) =>
    change({ lines: { ...draft?.lines, [key]: { discount: 0, ...terms, ...changed } } });
  // An article on request has no price; the offer may set one.
  const isPricedHere = tab === 'draft' && (unitPrice === null || terms?.unitPrice !== undefined);
  const priceWords = (amount: number | null) =>
    amount === null ? translate('order.onRequest') : money(amount);
  const priceField = isPricedHere && (
    <HundredthsField
      label={translate('order.priceOf', { title })}
      value={terms?.unitPrice ?? null}
      max={MOST}
      unit={currency === 'PLN' ? 'zł' : '€'}
      onChange={(amount) => set({ unitPrice: amount })}
    />
  );
  return (
    <TableRow>
      <TableCell className="breakable">
        {title}
        {fault && (
          <Text component="span" variant="caption" color="error" ml={1}>
            {translate(`order.${fault}`)}
          </Text>
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
            onChange={tab === 'draft' ? (discount) => set({ discount }) : null}
          />
          <TableCell align="right" className="nowrap">
            {priceWords(line.offered)}
          </TableCell>
        </>
      )}
    </TableRow>
  );
}

interface PricesGroupProps {
  group: PartGroup;
  rows: readonly OfferRow[];
  isOpen: boolean;
  onToggle: () => void;
  currency: Currency;
  shown: ShownOffer;
}

export function PricesGroup({ group, rows, isOpen, onToggle, currency, shown }: PricesGroupProps) {
  const translate = useTranslate();
  const { money } = useAmounts(currency);
  const { tab, draft, change } = shown;
  if (rows.length === 0) return null;
  const sum = (amountOf: (row: OfferRow) => number | null) =>
    money(rows.reduce((all, row) => all + (amountOf(row) ?? 0), 0));
  const pieces = rows.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
  const title = translate(`order.group.${group}`);
  const [first] = rows;
  const isAlike = rows.every(({ line }) => line.discount === first?.line.discount);
  const setAll = (discount: number) => {
    const lines = rows.map(({ key }) => [key, { ...draft?.lines[key], discount }] as const);
    change({ lines: { ...draft?.lines, ...Object.fromEntries(lines) } });
  };
  return (
    <TableBody>
      <TableRow className="sum">
        <TableCell className="nowrapXl">
          <Button
            color="inherit"
            size="small"
            aria-expanded={isOpen}
            startIcon={isOpen ? <KeyboardArrowDown /> : <KeyboardArrowRight />}
            onClick={onToggle}
            sx={{ fontWeight: 600, ml: -1, textAlign: 'start' }}
          >
            {title}
          </Button>
          <Text component="span" variant="caption" isUnbroken ml={1}>
            {translate('order.pieces', { count: pieces })}
          </Text>
        </TableCell>
        <TableCell className="fromMd" />
        <TableCell className="fromMd" />
        <TableCell className="fromSm" />
        <TableCell align="right" className={tab === 'record' ? '' : 'fromSm'}>
          {sum(({ total }) => total)}
        </TableCell>
        {tab !== 'record' && (
          <>
            <DiscountCell
              label={translate('order.discountOf', { title })}
              value={isAlike ? (first?.line.discount ?? 0) : null}
              onChange={tab === 'draft' ? setAll : null}
              isQuiet={isOpen}
            />
            <TableCell align="right">{sum(({ line }) => line.offered)}</TableCell>
          </>
        )}
      </TableRow>
      {isOpen && rows.map((row) => <PricesRow key={row.key} row={row} currency={currency} shown={shown} />)}
    </TableBody>
  );
}
