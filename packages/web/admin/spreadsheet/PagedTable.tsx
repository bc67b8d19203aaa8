import { TableBody, TablePagination } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { Placed, Spaced } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

const PAGE = 25;

interface PagedTableProps<Item> {
  label: string;
  heads: readonly string[];
  items: readonly Item[];
  rowsOf: (item: Item) => ReactNode;
}

export function PagedTable<Item>({ label, heads, items, rowsOf }: PagedTableProps<Item>) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const page = Math.min(chosen, Math.max(0, Math.ceil(items.length / PAGE) - 1));
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
        <TableBody>{items.slice(page * PAGE, (page + 1) * PAGE).map(rowsOf)}</TableBody>
      </Placed>
      {items.length > PAGE && (
        <TablePagination
          component="div"
          count={items.length}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, next) => setChosen(next)}
          labelDisplayedRows={({ from, to, count }) =>
            translate('spreadsheet.table.shown', { from, to, count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'spreadsheet.table.next' : 'spreadsheet.table.previous')
          }
          className="rigid"
        />
      )}
    </Spaced>
  );
}
