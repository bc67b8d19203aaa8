import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { Link, Switch, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { ReflinkRow } from './listReflinks.ts';
import { reflinkUrl } from './reflinkUrl.ts';

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
export const AT = { middle: { display: { xs: 'none', md: 'table-cell' } } } as const;

export function ReflinkTableRow({ reflink }: { reflink: ReflinkRow }) {
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
