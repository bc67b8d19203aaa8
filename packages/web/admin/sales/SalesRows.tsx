import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

interface SalesRowsProps {
  /** Said where there is nothing at all. */
  nothingYet: string;
  children: ReactNode;
}

/** The rows of a list, or why there are none. */
export function SalesRows({ nothingYet, children }: SalesRowsProps) {
  const translate = useTranslate();
  const { data, error, isPending, filterValues, refetch } = useListContext();
  if (isPending)
    return (
      <Box role="status" aria-label={translate('sales.loading')} sx={{ px: 2, pb: 2 }}>
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike, and never reordered
          <Skeleton key={row} variant="rounded" animation={false} height={40} sx={{ mb: 1 }} />
        ))}
      </Box>
    );
  if (error && !data)
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('sales.retry')}
          </Button>
        }
      >
        {translate('sales.listFailed')}
      </Alert>
    );
  if (data?.length) return children;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Typography role="status" sx={{ px: 2, pb: 4, pt: 2 }}>
      {isFiltered ? translate('sales.nothingFits') : nothingYet}
    </Typography>
  );
}
