import type { Account } from '@lumitor/domain/people/account';
import type { AccountRole } from '@lumitor/domain/people/roles';
import MoreVert from '@mui/icons-material/MoreVert';
import { Chip, IconButton, List, ListItem, ListItemText, Menu, MenuItem, Paper } from '@mui/material';
import { useState } from 'react';
import { Confirm, useLocale } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { dayOf } from '../elements/dates.ts';
import { Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { RoleField } from './RoleField.tsx';
import { type CreatedLink, useAccountActs } from './usePeople.ts';

type AccountQuestion = { act: 'deactivate' | 'reset' | 'secondFactor'; account: Account };

interface AccountActionsProps {
  account: Account;
  onReactivate(): void;
  onOpen(act: AccountQuestion['act']): void;
}

function AccountActions({ account, onReactivate, onOpen }: AccountActionsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (does: () => void) => () => {
    close();
    does();
  };
  const hasSecondFactor = account.hasCode || account.passkeys > 0;
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-label={translate('people.more', { email: account.email })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={choose(() => onOpen('reset'))}>{translate('people.acts.reset')}</MenuItem>
        <MenuItem disabled={!hasSecondFactor} onClick={choose(() => onOpen('secondFactor'))}>
          {translate('people.acts.secondFactor')}
        </MenuItem>
        {account.deactivatedAt ? (
          <MenuItem onClick={choose(onReactivate)}>{translate('people.acts.reactivate')}</MenuItem>
        ) : (
          <MenuItem onClick={choose(() => onOpen('deactivate'))}>
            {translate('people.acts.deactivate')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

interface AccountItemProps {
  account: Account;
  isOwn: boolean;
  onRole(role: AccountRole): void;
  onReactivate(): void;
  onOpen(act: AccountQuestion['act']): void;
}

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

function AccountItem({ account, isOwn, onRole, onReactivate, onOpen }: AccountItemProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { email, role, createdAt, deactivatedAt } = account;
  const since = translate('people.since', { day: dayOf(createdAt, locale) });
  return (
    <ListItem divider className="wrapped">
      <ListItemText
        className={deactivatedAt ? 'muted' : ''}
        primary={isOwn ? `${email} (${translate('people.you')})` : email}
        secondary={
          deactivatedAt ? translate('people.deactivatedSince', { day: dayOf(deactivatedAt, locale) }) : since
        }
      />
      <Row gap={0.5}>
        <SecondFactors account={account} />
      </Row>
      <RoleField role={role} email={email} onRole={onRole} />
      <AccountActions account={account} onReactivate={onReactivate} onOpen={onOpen} />
    </ListItem>
  );
}

interface AccountListProps {
  accounts: readonly Account[];
  onMade(link: CreatedLink): void;
}

export function AccountList({ accounts, onMade }: AccountListProps) {
  const translate = useTranslate();
  const acts = useAccountActs();
  const own = useStore(sessionStore, ({ email }) => email);
  const [question, setQuestion] = useState<AccountQuestion | null>(null);

  const answer = async ({ act, account: { email } }: AccountQuestion) => {
    setQuestion(null);
    if (act !== 'reset') return acts.act(act, email);
    const made = await acts.reset(email);
    if (made) onMade(made);
  };
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={translate('people.accounts')}>
        {accounts.map((account) => (
          <AccountItem
            key={account.email}
            account={account}
            isOwn={account.email === own}
            onRole={(role) => void acts.changeRole(account.email, role)}
            onReactivate={() => void acts.act('reactivate', account.email)}
            onOpen={(act) => setQuestion({ act, account })}
          />
        ))}
      </List>
      {question && (
        <Confirm
          isOpen
          title={translate(`people.titles.${question.act}`, { email: question.account.email })}
          content={translate(`people.questions.${question.act}`)}
          confirm={translate(`people.acts.${question.act}`)}
          confirmColor="warning"
          onConfirm={() => void answer(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Paper>
  );
}
