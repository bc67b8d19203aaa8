import type { Px } from '@lumitor/domain/units';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { PlacedSkeleton, Spaced } from './layout.tsx';
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
      <Spaced role="status" aria-busy aria-label={translate('list.loading')} px={2} pb={2}>
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike, and never reordered
          <PlacedSkeleton key={row} variant="rounded" animation={false} height={rowHeight} mb={1} />
        ))}
      </Spaced>
    );
  if (error && !data) return <RetryNotice m={2} onRetry={refetch} />;
  if (data?.length) return children;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Spaced role="status" px={2} pt={2} pb={4}>
      {isFiltered ? translate('list.nothingFits') : nothingYet}
    </Spaced>
  );
}
