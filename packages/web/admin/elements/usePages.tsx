import { TablePagination } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';

export const PAGE = 25;

/** Part of a list that a page holds whole, with the buttons to the other parts; a short list has none. */
export function usePages<Item>(items: readonly Item[]): { shown: readonly Item[]; pages: ReactNode } {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const page = Math.min(chosen, Math.max(0, Math.ceil(items.length / PAGE) - 1));
  const pages = items.length > PAGE && (
    <TablePagination
      component="div"
      count={items.length}
      page={page}
      rowsPerPage={PAGE}
      rowsPerPageOptions={[PAGE]}
      onPageChange={(_, next) => setChosen(next)}
      labelDisplayedRows={({ from, to, count }) => translate('spreadsheet.table.shown', { from, to, count })}
      getItemAriaLabel={(type) =>
        translate(type === 'next' ? 'spreadsheet.table.next' : 'spreadsheet.table.previous')
      }
      className="rigid"
    />
  );
  return { shown: items.slice(page * PAGE, (page + 1) * PAGE), pages };
}
