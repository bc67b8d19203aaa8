import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface DifferencesTableProps {
  rows: { key: string; label: string; before: ReactNode; after: ReactNode }[];
  /** The states that are shown. */
  columns: { name: 'before' | 'after'; head: string }[];
  /** Names the table. */
  label: string;
}

const VALUE = {
  minWidth: 120,
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** A line a value, its states side by side. */
export function DifferencesTable({ rows, columns, label }: DifferencesTableProps) {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small" sx={{ '& tbody tr:last-child > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('changes.field')}</TableCell>
            {columns.map(({ name, head }) => (
              <TableCell key={name}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell
                component="th"
                scope="row"
                sx={{ width: '33%', minWidth: 140, verticalAlign: 'top' }}
              >
                {row.label}
              </TableCell>
              {columns.map(({ name }) => (
                <TableCell key={name} sx={VALUE}>
                  {row[name]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
