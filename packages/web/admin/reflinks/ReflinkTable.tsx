import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext } from 'react-admin';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CLOSE_TABLE } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { ReflinkRow } from './listReflinks.ts';
import { AT, ReflinkTableRow } from './ReflinkTableRow.tsx';

const FIGURES = ['openings', 'orders', 'valuePLN', 'valueEUR'] as const;

export function ReflinkTable() {
  const translate = useTranslate();
  const { data = [], sort, setSort } = useListContext<ReflinkRow>();
  const sortedBy = (field: string, label: string, first: 'ASC' | 'DESC') => {
    const isSorted = sort.field === field;
    const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
    return (
      <TableSortLabel
        active={isSorted}
        direction={(isSorted ? sort.order : first) === 'ASC' ? 'asc' : 'desc'}
        onClick={() => setSort({ field, order: isSorted ? other : first })}
      >
        {label}
      </TableSortLabel>
    );
  };
  const directionOf = (field: string) => {
    if (sort.field !== field) return false;
    return sort.order === 'ASC' ? 'asc' : 'desc';
  };
  const labels: Record<(typeof FIGURES)[number], string> = {
    openings: translate('reflinks.openings'),
    orders: translate('reflinks.orders'),
    valuePLN: translate('reflinks.valueIn', { currency: 'PLN' }),
    valueEUR: translate('reflinks.valueIn', { currency: 'EUR' }),
  };
  return (
    <Table size="small" sx={CLOSE_TABLE}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { md: '36%' } }} sortDirection={directionOf('name')}>
            {sortedBy('name', translate('reflinks.name'), 'ASC')}
          </TableCell>
          <TableCell>{translate('reflinks.active')}</TableCell>
          {FIGURES.map((field) => (
            <TableCell key={field} align="right" sx={AT.middle} sortDirection={directionOf(field)}>
              {sortedBy(field, labels[field], 'DESC')}
            </TableCell>
          ))}
          <TableCell>
            <VisuallyHidden>{translate('reflinks.actions')}</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((reflink) => (
          <ReflinkTableRow key={reflink.id} reflink={reflink} />
        ))}
      </TableBody>
    </Table>
  );
}
