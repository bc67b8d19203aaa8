import type { Email } from '@lumitor/domain/catalogue/partner';
import {
  Box,
  Button,
  Checkbox,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { memo } from 'react';
import { useCreatePath, useListContext, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { momentIn } from '../elements/dates.ts';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { TABLE } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { consentState } from './emailsCsv.ts';

/** Shown where there is room for more than one column of words. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } };
const WIDE_COLUMN = { display: { xs: 'none', md: 'table-column' } };

interface EmailRowProps {
  email: Email;
  isSelected: boolean;
  onToggle: () => void;
}

const EmailRow = memo(
  function EmailRow({ email: stored, isSelected, onToggle }: EmailRowProps) {
    const { id, email, createdAt, refData } = stored;
    const translate = useTranslate();
    const locale = useLocale();
    const createPath = useCreatePath();
    const time = <time dateTime={createdAt}>{momentIn(createdAt, locale)}</time>;
    return (
      <TableRow hover selected={isSelected}>
        <TableCell padding="checkbox">
          <Checkbox
            slotProps={{ input: { 'aria-label': translate('emails.select', { email }) } }}
            checked={isSelected}
            onChange={onToggle}
          />
        </TableCell>
        <TableCell sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={createPath({ resource: 'emaile', type: 'edit', id })}>
            {email}
          </Link>
          {consentState(stored) === 'asked' && (
            <Chip size="small" label={translate('emails.asked')} sx={{ ml: 1 }} />
          )}
          <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'block', md: 'none' } }}>
            {time}
            {refData && ` · ${refData.name}`}
          </Typography>
        </TableCell>
        <TableCell sx={WIDE}>{time}</TableCell>
        <TableCell sx={{ ...WIDE, overflowWrap: 'anywhere' }}>{refData?.name}</TableCell>
        <TableCell align="right" sx={{ py: 0 }}>
          <DeleteButton
            isIcon
            ids={[id]}
            label={translate('emails.deleteOne', { email })}
            title={translate('emails.deleteTitle', { smart_count: 1 })}
            content={`${email}. ${translate('emails.deleteContent')}`}
            done={translate('emails.deleted', { smart_count: 1 })}
          />
        </TableCell>
      </TableRow>
    );
  },
  (before, after) => before.email === after.email && before.isSelected === after.isSelected,
);

interface SelectionCellProps {
  ids: readonly string[];
  colSpan: number;
}

/** What can be done with the selected e-mails, in place of the columns' names: no row moves. */
function SelectionCell({ ids, colSpan }: SelectionCellProps) {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext();
  const count = { smart_count: ids.length };
  return (
    <TableCell colSpan={colSpan} sx={{ py: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography color="text.primary">{translate('emails.selected', count)}</Typography>
        <DeleteButton
          ids={ids}
          label={translate('emails.deleteSelected')}
          title={translate('emails.deleteTitle', count)}
          content={translate('emails.deleteContent')}
          done={translate('emails.deleted', count)}
        />
        <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
      </Box>
    </TableCell>
  );
}

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
          />
        ))}
      </TableBody>
    </Table>
  );
}
