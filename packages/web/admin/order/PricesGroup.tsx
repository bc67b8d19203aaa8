import type { PartGroup } from '@lumitor/domain/lists/partRow';
import type { Currency } from '@lumitor/domain/quote/money';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import { Button, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { AT, DiscountCell } from './DiscountCell.tsx';
import { PricesRow } from './PricesRow.tsx';
import type { PricedRow } from './PricesTable.tsx';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface PricesGroupProps {
  group: PartGroup;
  rows: readonly PricedRow[];
  isOpen: boolean;
  onToggle: () => void;
  currency: Currency;
  shown: ShownOffer;
}

/** A group's sums, with its lines below; a discount that is given here goes to all of them. */
export function PricesGroup({ group, rows, isOpen, onToggle, currency, shown }: PricesGroupProps) {
  const translate = useTranslate();
  const { money } = useAmounts(currency);
  const { tab, draft, change } = shown;
  if (rows.length === 0) return null;
  const sum = (amountOf: (row: PricedRow) => number | null) =>
    money(rows.reduce((all, row) => all + (amountOf(row) ?? 0), 0));
  const pieces = rows.reduce((all, { quantity }) => all + quantity, 0);
  const title = translate(`order.group.${group}`);
  const [first] = rows;
  const isAlike = rows.every(({ line }) => line.discount === first?.line.discount);
  const setAll = (discount: number) => {
    const lines = rows.map(({ key }) => [key, { ...draft?.lines[key], discount }] as const);
    change({ lines: { ...draft?.lines, ...Object.fromEntries(lines) } });
  };
  return (
    <TableBody>
      <TableRow sx={{ bgcolor: 'action.hover', '& td': { fontWeight: 600 } }}>
        <TableCell sx={{ whiteSpace: { md: 'nowrap' } }}>
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
          <Typography component="span" variant="caption" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
            {translate('order.pieces', { count: pieces })}
          </Typography>
        </TableCell>
        <TableCell sx={AT.middle} />
        <TableCell sx={AT.middle} />
        <TableCell sx={AT.wide} />
        <TableCell align="right" sx={tab === 'record' ? {} : AT.wide}>
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
