import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { ListedOrder, OrderOverview } from '@lumitor/domain/order/orderWork';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import ChevronRight from '@mui/icons-material/ChevronRight';
import {
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useBasename, useLocale, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useLineNames } from '../../data/settings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useMay } from '../data/useMay.ts';
import { NewCount } from '../elements/Lamp.tsx';
import { useOrderActs } from '../orders/useOrderActs.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';
import { HomeCard, Nothing } from './HomeCard.tsx';

const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

function EnquiryRow({ order }: { order: ListedOrder }) {
  const translate = useTranslate();
  const language = (useLocale() ?? 'pl').toUpperCase();
  const basename = useBasename();
  const notify = useNotify();
  const lineNames = useLineNames();
  const { write } = useMay('sales');
  const { moment } = useFigures();
  const { act, isWorking } = useOrderActs();
  const email = useStore(sessionStore, (session) => session.email);
  const { id, number, name, isMicro, pieces, net, currency, enquiredAt } = order;
  const take = async () => {
    const isTaken = await act(
      [id],
      { kind: 'assignee', assignee: email },
      { kind: 'status', status: 'inWork' },
    );
    if (isTaken) notify('dashboard.taken', { type: 'info', messageArgs: { number } });
  };
  const about = [lineNames[productLineOf(isMicro)], translate('dashboard.pieces', { count: pieces })];
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Link component={RouterLink} to={`${basename}/zamowienia/${encodeURIComponent(id)}`}>
          {number}
        </Link>
        <Typography variant="caption" component="div">
          {enquiredAt && moment(enquiredAt)}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...WIDE, overflowWrap: 'anywhere' }}>
        {name || translate('orders.unnamed')}
        <Typography variant="caption" component="div">
          {about.join(' · ')}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...WIDE, overflowWrap: 'anywhere' }}>{order.email}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoney(cents(net), currency, language)}
      </TableCell>
      <TableCell align="right" sx={{ width: '1%' }}>
        {write && (
          <Button
            variant="outlined"
            size="small"
            aria-label={translate('dashboard.takeOf', { number })}
            aria-disabled={isWorking}
            sx={{ whiteSpace: { sm: 'nowrap' } }}
            onClick={() => !isWorking && void take()}
          >
            {translate('dashboard.take')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

export function NewEnquiries({ enquiries }: Pick<OrderOverview, 'enquiries'>) {
  const translate = useTranslate();
  const basename = useBasename();
  const { count, newest } = enquiries;
  return (
    <HomeCard
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          {translate('dashboard.enquiries')}
          <NewCount count={count} />
        </Box>
      }
      action={
        <Button component={RouterLink} to={`${basename}/zamowienia`} size="small" endIcon={<ChevronRight />}>
          {translate('dashboard.allOrders')}
        </Button>
      }
    >
      {newest.length === 0 ? (
        <Nothing>{translate('dashboard.noEnquiries')}</Nothing>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('dashboard.number')}</TableCell>
              <TableCell sx={WIDE}>{translate('dashboard.layout')}</TableCell>
              <TableCell sx={WIDE}>{translate('dashboard.customer')}</TableCell>
              <TableCell align="right">{translate('orders.net')}</TableCell>
              <TableCell>
                <VisuallyHidden>{translate('dashboard.take')}</VisuallyHidden>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {newest.map((order) => (
              <EnquiryRow key={order.id} order={order} />
            ))}
          </TableBody>
        </Table>
      )}
    </HomeCard>
  );
}
