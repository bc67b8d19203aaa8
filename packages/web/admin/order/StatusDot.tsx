import type { OrderStatus } from '@lumitor/domain/settings/orders';
import Box from '@mui/material/Box';

/** Warm where the shop has something to do, hollow where all is over. */
export function StatusDot({ status }: { status: OrderStatus }) {
  const isOpen = status === 'new' || status === 'inWork' || status === 'offered';
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 1,
        borderRadius: '50%',
        border: 2,
        borderColor: isOpen ? 'var(--warm)' : 'text.disabled',
        bgcolor: isOpen ? 'var(--warm)' : status === 'won' ? 'text.disabled' : 'transparent',
      }}
    />
  );
}
