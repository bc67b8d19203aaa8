import type { Px } from '@lumitor/domain/units';
import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { RetryNotice } from './RetryNotice.tsx';

interface ListRowsProps {
  nothingYet: string;
  rowHeight?: Px;
  children: ReactNode;
}

export function ListRows({ nothingYet, rowHeight = 40, children }: ListRowsProps) {
  const translate = useTranslate();
  const { data, error, isPending, filterValues, refetch } = useListContext();
  if (isPending)
    return (
      <Box role="status" aria-busy aria-label={translate('list.loading')} sx={{ px: 2, pb: 2 }}>
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike, and never reordered
          <Skeleton key={row} variant="rounded" animation={false} height={rowHeight} sx={{ mb: 1 }} />
        ))}
      </Box>
    );
  if (error && !data) return <RetryNotice sx={{ m: 2 }} onRetry={refetch} />;
  if (data?.length) return children;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Box role="status" sx={{ px: 2, pt: 2, pb: 4 }}>
      {isFiltered ? translate('list.nothingFits') : nothingYet}
    </Box>
  );
}
