import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'react-admin';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CLOSE_TABLE } from '../sales/tableStyles.ts';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderRow } from './OrderRow.tsx';
import type { ListedOrder } from './order.ts';
import { AT } from './orderColumns.ts';

/** The orders of a list. @param hasReflink whether each says by which link it came */
export function OrderTable({ hasReflink = true }: { hasReflink?: boolean }) {
  const translate = useTranslate();
  const { data = [] } = useListContext<ListedOrder>();
  const { reflinks, byId } = useReflinks();
  const reflinkOf = (parent: string): string => {
    if (!hasReflink || !parent || !reflinks) return '';
    return byId.get(parent)?.name ?? translate('sales.removedReflink');
  };
  return (
    <Table size="small" sx={CLOSE_TABLE}>
      <TableHead>
        <TableRow>
          <TableCell sx={AT.wide}>{translate('orders.saved')}</TableCell>
          <TableCell sx={AT.layout}>{translate('orders.layout')}</TableCell>
          <TableCell sx={{ ...AT.middle, width: '28%' }}>{translate('orders.customer')}</TableCell>
          <TableCell sx={AT.wide} align="right">
            {translate('orders.pieces')}
          </TableCell>
          <TableCell sx={AT.middle} align="right">
            {translate('orders.power')}
          </TableCell>
          <TableCell align="right">{translate('orders.net')}</TableCell>
          <TableCell sx={AT.middle}>
            <VisuallyHidden>{translate('orders.actions')}</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((order) => (
          <OrderRow key={order.id} order={order} reflink={reflinkOf(order.parent)} />
        ))}
      </TableBody>
    </Table>
  );
}
