import type { OfferGroup, OfferListRow } from '@lumitor/domain/lists/offerRows';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import { Button, TableBody, TableCell, TableRow } from '@mui/material';
import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { DiscountCell, PricesRow } from './PricesRow.tsx';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface PricesGroupProps {
  group: OfferGroup;
  rows: readonly OfferListRow[];
  isOpen: boolean;
  onToggle: () => void;
  page: ShownOrder;
  shown: ShownOffer;
}

export function PricesGroup({ group, rows, isOpen, onToggle, page, shown }: PricesGroupProps) {
  const translate = useTranslate();
  const { money } = useAmounts(page.data.currency);
  const { tab, draft, change } = shown;
  if (rows.length === 0) return null;
  const sum = (amountOf: (row: OfferListRow) => number | null) =>
    money(rows.reduce((all, row) => all + (amountOf(row) ?? 0), 0));
  const pieces = rows.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
  const title = translate(`order.group.${group}`);
  const [first] = rows;
  const isAlike = rows.every(({ line }) => line.discount === first?.line.discount);
  const setAll = (discount: number) => {
    if (!draft) return;
    if (group === 'services')
      return change({ freeLines: draft.freeLines.map((line) => ({ ...line, discount })) });
    const lines = rows.map(({ key }) => [key, { ...draft.lines[key], discount }] as const);
    change({ lines: { ...draft.lines, ...Object.fromEntries(lines) } });
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
      {isOpen && rows.map((row) => <PricesRow key={row.key} row={row} page={page} shown={shown} />)}
    </TableBody>
  );
}
