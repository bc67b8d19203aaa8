import Chip from '@mui/material/Chip';
import { Lamp } from '../elements/Lamp.tsx';
import type { OrderRow } from './order.ts';
import { useStatusName } from './useStatusName.ts';

/** How far the shop is with an order; lit where somebody has asked and nobody has taken it up. */
export function OrderStatusChip({ order: { status, enquiredAt } }: { order: OrderRow }) {
  const nameOf = useStatusName();
  const isWaiting = status === 'new' && enquiredAt !== null;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={nameOf(status)}
      {...(isWaiting && { icon: <Lamp sx={{ ml: 1 }} /> })}
    />
  );
}
