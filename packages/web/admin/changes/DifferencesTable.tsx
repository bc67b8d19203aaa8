import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { ChangedValue } from './ChangedValue.tsx';
import type { Difference } from './differences.ts';
import { pathLabel } from './pathLabel.ts';

interface DifferencesTableProps {
  collection: CollectionName;
  differences: Difference[];
  /** Names the table. */
  label: string;
  /** Heads of the two columns of values. */
  before: string;
  after: string;
}

/** Values side by side; one column alone where all of the other are empty. */
export function DifferencesTable({ collection, differences, label, before, after }: DifferencesTableProps) {
  const translate = useTranslate();
  const sides = [
    { name: 'before' as const, head: before },
    { name: 'after' as const, head: after },
  ].filter(({ name }) => differences.some((difference) => difference[name] !== undefined));
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" sx={{ '& tbody tr:last-child > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('changes.field')}</TableCell>
            {sides.map(({ name, head }) => (
              <TableCell key={name}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map((difference) => (
            <TableRow key={difference.path.join('.')}>
              <TableCell
                component="th"
                scope="row"
                sx={{ width: '30%', minWidth: 140, verticalAlign: 'top' }}
              >
                {pathLabel(collection, difference.path, translate)}
              </TableCell>
              {sides.map(({ name }) => (
                <TableCell
                  key={name}
                  sx={{
                    minWidth: 120,
                    verticalAlign: 'top',
                    whiteSpace: 'pre-wrap',
                    overflowWrap: 'anywhere',
                  }}
                >
                  <ChangedValue value={difference[name]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
