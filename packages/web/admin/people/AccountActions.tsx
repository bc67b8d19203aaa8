import type { Account } from '@lumitor/domain/people/account';
import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import type { AccountQuestion } from './AccountList.tsx';

interface AccountActionsProps {
  account: Account;
  onReactivate(): void;
  onAsk(act: AccountQuestion['act']): void;
}

/** What is seldom done with an account. */
export function AccountActions({ account, onReactivate, onAsk }: AccountActionsProps) {
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
        <MenuItem onClick={choose(() => onAsk('reset'))}>{translate('people.acts.reset')}</MenuItem>
        <MenuItem disabled={!hasSecondFactor} onClick={choose(() => onAsk('secondFactor'))}>
          {translate('people.acts.secondFactor')}
        </MenuItem>
        {account.deactivatedAt ? (
          <MenuItem onClick={choose(onReactivate)}>{translate('people.acts.reactivate')}</MenuItem>
        ) : (
          <MenuItem onClick={choose(() => onAsk('deactivate'))}>
            {translate('people.acts.deactivate')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
