import type { Email } from '@lumitor/domain/catalogue/partner';
import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useListContext } from 'react-admin';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TABLE } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { EmailRow } from './EmailRow.tsx';
import { SelectionCell } from './SelectionCell.tsx';

/** Shown where there is room for more than one column of words. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } };
const WIDE_COLUMN = { display: { xs: 'none', md: 'table-column' } };

export function EmailTable() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<Email>();
  const selected = data.filter(({ id }) => selectedIds.includes(id)).map(({ id }) => id);
  return (
    <Table size="small" sx={{ ...TABLE, tableLayout: 'fixed' }}>
      <colgroup>
        <col style={{ width: 48 }} />
        <col />
        <Box component="col" sx={{ ...WIDE_COLUMN, width: 170 }} />
        <Box component="col" sx={{ ...WIDE_COLUMN, width: '26%' }} />
        <col style={{ width: 64 }} />
      </colgroup>
      <TableHead>
        <TableRow sx={{ height: 43 }}>
          <TableCell padding="checkbox">
            <Checkbox
              slotProps={{ input: { 'aria-label': translate('emails.selectAll') } }}
              checked={selected.length === data.length}
              indeterminate={selected.length > 0 && selected.length < data.length}
              onChange={({ target }) => onSelect(target.checked ? data.map(({ id }) => id) : [])}
            />
          </TableCell>
          {selected.length > 0 ? (
            <SelectionCell ids={selected} colSpan={4} />
          ) : (
            <>
              <TableCell>{translate('emails.email')}</TableCell>
              <TableCell sx={WIDE}>{translate('emails.consent')}</TableCell>
              <TableCell sx={WIDE}>{translate('emails.reflink')}</TableCell>
              <TableCell>
                <VisuallyHidden>{translate('emails.actions')}</VisuallyHidden>
              </TableCell>
            </>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((email) => (
          <EmailRow
            key={email.id}
            email={email}
            isSelected={selected.includes(email.id)}
            onToggle={() => onToggleItem(email.id)}
            wide={WIDE}
          />
        ))}
      </TableBody>
    </Table>
  );
}
