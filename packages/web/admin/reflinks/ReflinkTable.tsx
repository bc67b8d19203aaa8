import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import {
  Link,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useListContext, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { CLOSE_TABLE } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { reflinkUrl } from './LinkCard.tsx';
import type { ReflinkRow } from './listReflinks.ts';

/** Switches a link on or off, and says what its visitors see from then on. */
function ActiveSwitch({ reflink: { id, name, active } }: { reflink: ReflinkRow }) {
  const translate = useTranslate();
  const { attempt } = useBatch();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isActive: boolean) => {
    setWanted(isActive);
    await attempt(
      { kind: isActive ? 'activate' : 'deactivate', name: '' },
      [{ kind: 'update', collection: 'reflinks', id, fields: { active: isActive } }],
      { word: isActive ? 'reflinks.activated' : 'reflinks.deactivated' },
    );
    setWanted(null);
  };
  return (
    <Switch
      size="small"
      checked={wanted ?? active}
      onChange={({ target }) => change(target.checked)}
      slotProps={{ input: { role: 'switch', 'aria-label': translate('reflinks.activeOf', { name }) } }}
    />
  );
}

/** Figures have columns where there is room; else they stand under the name. */
const AT = { middle: { display: { xs: 'none', md: 'table-cell' } } } as const;

function ReflinkTableRow({ reflink }: { reflink: ReflinkRow }) {
  const translate = useTranslate();
  const locale = useLocale();
  const createPath = useCreatePath();
  const { id, name, email, openings, orders, valuePLN, valueEUR } = reflink;
  const money = (amount: number, currency: Currency) =>
    amount === 0 ? '–' : formatMoney(cents(amount), currency, locale.toUpperCase());
  const brought = [valuePLN > 0 && money(valuePLN, 'PLN'), valueEUR > 0 && money(valueEUR, 'EUR')].filter(
    Boolean,
  );
  const figure = { ...AT.middle, whiteSpace: 'nowrap' };
  return (
    <TableRow hover>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={createPath({ resource: 'reflinks', type: 'edit', id })}>
          {name}
        </Link>
        <Typography variant="caption" component="div">
          {email}
        </Typography>
        <Typography variant="caption" component="div" sx={{ display: { md: 'none' } }}>
          {translate('reflinks.openings')}: {openings} · {translate('reflinks.orders')}: {orders}
          {brought.length > 0 && ` · ${brought.join(' + ')}`}
        </Typography>
      </TableCell>
      <TableCell>
        <ActiveSwitch reflink={reflink} />
      </TableCell>
      <TableCell align="right" sx={figure}>
        {openings}
      </TableCell>
      <TableCell align="right" sx={figure}>
        {orders}
      </TableCell>
      <TableCell align="right" sx={figure}>
        {money(valuePLN, 'PLN')}
      </TableCell>
      <TableCell align="right" sx={figure}>
        {money(valueEUR, 'EUR')}
      </TableCell>
      <TableCell align="right" sx={{ width: 56 }}>
        <CopyLinkButton url={reflinkUrl(id)} name={name} />
      </TableCell>
    </TableRow>
  );
}

const FIGURES = ['openings', 'orders', 'valuePLN', 'valueEUR'] as const;

export function ReflinkTable() {
  const translate = useTranslate();
  const { data = [], sort, setSort } = useListContext<ReflinkRow>();
  const sortedBy = (field: string, label: string, first: 'ASC' | 'DESC') => {
    const isSorted = sort.field === field;
    const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
    return (
      <TableSortLabel
        active={isSorted}
        direction={(isSorted ? sort.order : first) === 'ASC' ? 'asc' : 'desc'}
        onClick={() => setSort({ field, order: isSorted ? other : first })}
      >
        {label}
      </TableSortLabel>
    );
  };
  const directionOf = (field: string) => {
    if (sort.field !== field) return false;
    return sort.order === 'ASC' ? 'asc' : 'desc';
  };
  const labels: Record<(typeof FIGURES)[number], string> = {
    openings: translate('reflinks.openings'),
    orders: translate('reflinks.orders'),
    valuePLN: translate('reflinks.valueIn', { currency: 'PLN' }),
    valueEUR: translate('reflinks.valueIn', { currency: 'EUR' }),
  };
  return (
    <Table size="small" sx={CLOSE_TABLE}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { md: '36%' } }} sortDirection={directionOf('name')}>
            {sortedBy('name', translate('reflinks.name'), 'ASC')}
          </TableCell>
          <TableCell>{translate('reflinks.active')}</TableCell>
          {FIGURES.map((field) => (
            <TableCell key={field} align="right" sx={AT.middle} sortDirection={directionOf(field)}>
              {sortedBy(field, labels[field], 'DESC')}
            </TableCell>
          ))}
          <TableCell>
            <VisuallyHidden>{translate('reflinks.actions')}</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((reflink) => (
          <ReflinkTableRow key={reflink.id} reflink={reflink} />
        ))}
      </TableBody>
    </Table>
  );
}
