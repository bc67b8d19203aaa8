import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocale } from 'react-admin';
import { downloadPath } from '../../app/paths.ts';
import { useLineNames } from '../../data/settings.ts';
import { momentIn } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderPower } from './OrderPower.tsx';
import type { ListedOrder } from './order.ts';
import { AT, BELOW } from './orderColumns.ts';

/** Enough of an order's number to tell it from others, and to search by. */
const SHORT = 8;

interface OrderRowProps {
  order: ListedOrder;
  /** Of the link's partner; empty where it came by none. */
  reflink: string;
}

export const OrderRow = memo(function OrderRow({ order, reflink }: OrderRowProps) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const locale = useLocale();
  const { id, createdAt, data, order: made } = order;
  const net = formatMoney(cents(data.totals.net), data.currency, locale.toUpperCase());
  const time = <time dateTime={createdAt}>{momentIn(createdAt, locale)}</time>;
  const pieces = translate('orders.piecesCount', { smart_count: made.totalItems });
  return (
    <TableRow hover sx={{ '& > td': { verticalAlign: 'top' } }}>
      <TableCell sx={{ ...AT.wide, whiteSpace: 'nowrap' }}>{time}</TableCell>
      <TableCell sx={{ ...AT.layout, overflowWrap: 'anywhere' }}>
        <Link href={downloadPath(id)} target="_blank" rel="noreferrer">
          {data.name || translate('orders.unnamed')}
        </Link>
        <Typography variant="caption" component="div">
          {lineNames[lineOf(made.isMicro)]} · <span title={id}>{id.slice(0, SHORT)}</span>
        </Typography>
        <Typography variant="caption" sx={BELOW.wide}>
          {time} · <span style={{ whiteSpace: 'nowrap' }}>{pieces}</span>
        </Typography>
        <Box sx={BELOW.middle}>
          <Typography variant="caption" component="div">
            {[data.email, reflink].filter(Boolean).join(' · ')}
          </Typography>
          <OrderPower order={order} />
          <Box sx={{ display: 'flex', ml: -0.75 }}>
            <OrderActions order={order} />
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={{ ...AT.middle, overflowWrap: 'anywhere' }}>
        {data.email ?? <Typography color="text.secondary">{translate('orders.noEmail')}</Typography>}
        {reflink && (
          <Typography variant="caption" component="div">
            {reflink}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={AT.wide} align="right">
        {made.totalItems}
      </TableCell>
      <TableCell sx={{ ...AT.middle, whiteSpace: 'nowrap' }} align="right">
        <OrderPower order={order} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: { xs: 'normal', sm: 'nowrap' } }}>
        {net}
        {data.totals.isIncomplete && (
          <Typography variant="caption" component="div">
            {translate('orders.incomplete')}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ ...AT.middle, width: 124, py: 0.5 }}>
        <OrderActions order={order} />
      </TableCell>
    </TableRow>
  );
});
