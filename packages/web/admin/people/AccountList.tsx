import type { Account } from '@lumitor/domain/people/account';
import { List, Paper } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { AccountItem } from './AccountItem.tsx';
import { type MadeLink, useAccountActs } from './usePeople.ts';

/** What is asked about before it is done. */
export type AccountQuestion = { act: 'deactivate' | 'reset' | 'secondFactor'; account: Account };

interface AccountListProps {
  accounts: readonly Account[];
  onMade(link: MadeLink): void;
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
            onAsk={(act) => setQuestion({ act, account })}
          />
        ))}
      </List>
      {question && (
        <Confirm
          isOpen
          title={`${translate(`people.acts.${question.act}`)}: ${question.account.email}`}
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
