import type { Account } from '@lumitor/domain/people/account';
import { ACCOUNT_ROLES, type AccountRole } from '@lumitor/domain/people/roles';
import { Chip, ListItem, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { useLocale } from 'react-admin';
import { dayOf } from '../elements/dayOf.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { AccountActions } from './AccountActions.tsx';
import type { AccountQuestion } from './AccountList.tsx';

interface AccountItemProps {
  account: Account;
  isOwn: boolean;
  onRole(role: AccountRole): void;
  onReactivate(): void;
  onAsk(act: AccountQuestion['act']): void;
}

/** How somebody signs in, beside the password. */
function SecondFactors({ account: { hasCode, passkeys } }: { account: Account }) {
  const translate = useTranslate();
  if (!hasCode && passkeys === 0)
    return <Chip size="small" variant="outlined" label={translate('people.passwordOnly')} />;
  return (
    <>
      {hasCode && <Chip size="small" label={translate('people.code')} />}
      {passkeys > 0 && <Chip size="small" label={translate('people.passkeys', { smart_count: passkeys })} />}
    </>
  );
}

export function AccountItem({ account, isOwn, onRole, onReactivate, onAsk }: AccountItemProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { email, role, createdAt, deactivatedAt } = account;
  const since = translate('people.since', { day: dayOf(createdAt, locale) });
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        sx={{
          flex: '1 1 220px',
          minWidth: 0,
          overflowWrap: 'anywhere',
          color: deactivatedAt ? 'text.secondary' : 'text.primary',
        }}
        primary={isOwn ? `${email} (${translate('people.you')})` : email}
        secondary={
          deactivatedAt ? translate('people.deactivatedSince', { day: dayOf(deactivatedAt, locale) }) : since
        }
      />
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SecondFactors account={account} />
      </Stack>
      <TextField
        select
        fullWidth={false}
        margin="none"
        value={role}
        onChange={({ target }) => onRole(target.value as AccountRole)}
        slotProps={{ htmlInput: { 'aria-label': translate('people.roleOf', { email }) } }}
        sx={{ width: 140 }}
      >
        {ACCOUNT_ROLES.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`people.roles.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <AccountActions account={account} onReactivate={onReactivate} onAsk={onAsk} />
    </ListItem>
  );
}
