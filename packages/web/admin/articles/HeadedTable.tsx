import {
  type SxProps,
  Table,
  TableCell,
  TableContainer,
  type TableContainerProps,
  TableHead,
  TableRow,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';

interface HeadedTableProps extends Omit<TableContainerProps, 'children'> {
  heads: readonly string[];
  tableSx?: SxProps<Theme>;
  stickyHeader?: boolean;
  children: ReactNode;
}

export function HeadedTable({ heads, tableSx, stickyHeader, children, ...region }: HeadedTableProps) {
  return (
    <TableContainer tabIndex={0} role="group" {...region}>
      <Table
        size="small"
        stickyHeader={stickyHeader ?? false}
        sx={tableSx ?? { '& tbody tr:last-child > *': { borderBottom: 0 } }}
      >
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        {children}
      </Table>
    </TableContainer>
  );
}
