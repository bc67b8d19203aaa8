import { TableBody } from '@mui/material';
import type { ReactNode } from 'react';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { Placed, Spaced } from '../elements/layout.tsx';
import { usePages } from '../elements/usePages.tsx';

interface PagedTableProps<Item> {
  label: string;
  heads: readonly string[];
  items: readonly Item[];
  rowsOf: (item: Item) => ReactNode;
}

export function PagedTable<Item>({ label, heads, items, rowsOf }: PagedTableProps<Item>) {
  const { shown, pages } = usePages(items);
  return (
    <Spaced display="flex" flexDirection="column" minHeight={0} flex={1}>
      <Placed
        as={ScrolledTable}
        aria-label={label}
        flex={1}
        minHeight={160}
        heads={heads}
        table={{ stickyHeader: true, className: 'top' }}
      >
        <TableBody>{shown.map(rowsOf)}</TableBody>
      </Placed>
      {pages}
    </Spaced>
  );
}
