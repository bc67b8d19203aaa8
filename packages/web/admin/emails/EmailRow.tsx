import type { Email } from '@lumitor/domain/catalogue/partner';
import { Checkbox, Chip, Link, TableCell, TableRow, Typography } from '@mui/material';
import { memo } from 'react';
import { useCreatePath, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { momentIn } from '../elements/dates.ts';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { consentState } from './consentState.ts';

interface EmailRowProps {
  email: Email;
  isSelected: boolean;
  onToggle: () => void;
  /** How cells are shown that a narrow window has no room for. */
  wide: object;
}

export const EmailRow = memo(
  function EmailRow({ email: stored, isSelected, onToggle, wide }: EmailRowProps) {
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
        <TableCell sx={wide}>{time}</TableCell>
        <TableCell sx={{ ...wide, overflowWrap: 'anywhere' }}>{refData?.name}</TableCell>
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
