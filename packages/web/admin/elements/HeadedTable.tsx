import {
  Table,
  TableCell,
  type TableCellProps,
  TableContainer,
  type TableContainerProps,
  TableHead,
  type TableProps,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';

type Head = string | (Pick<TableCellProps, 'align' | 'className'> & { label: ReactNode });

interface HeadedTableProps extends TableProps {
  heads: readonly Head[];
  /** Bodies: a matrix or groups of rows. A list of records is a `RecordTable`. */
  children: ReactNode;
}

export const HeadedTable = ({ heads, children, ...table }: HeadedTableProps) => (
  <Table size="small" {...table}>
    <TableHead>
      <TableRow>
        {heads.map((head, index) => {
          const { label, ...cell } = typeof head === 'string' ? { label: head } : head;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: heads are never reordered
            <TableCell key={index} {...cell}>
              {label}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
    {children}
  </Table>
);

interface ScrolledTableProps extends Omit<TableContainerProps, 'children'> {
  heads: readonly Head[];
  table?: TableProps;
  children: ReactNode;
}

/** Region of its own, which scrolls sideways where its columns are wider than the page. */
export const ScrolledTable = ({ heads, table, children, ...region }: ScrolledTableProps) => (
  <TableContainer tabIndex={0} role="group" {...region}>
    <HeadedTable heads={heads} className="closed" {...table}>
      {children}
    </HeadedTable>
  </TableContainer>
);
