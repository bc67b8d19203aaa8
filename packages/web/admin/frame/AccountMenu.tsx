import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import { IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useBasename, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useStore } from 'zustand/react';
import { sessionStore, signOut } from '../../data/session.ts';
import { useMay } from '../data/useMay.ts';
import { useTranslate } from '../words/useTranslate.ts';

export function AccountMenu() {
  const translate = useTranslate();
  const notify = useNotify();
  const basename = useBasename();
  const email = useStore(sessionStore, (state) => state.email);
  const { write } = useMay('catalogue');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const leave = async () => {
    close();
    if (!(await signOut())) notify('frame.signOutFailed', { type: 'error' });
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="menu"
        aria-label={translate('frame.account', { email })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <AccountCircle />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader role="presentation">{email}</ListSubheader>
        {write && (
          <MenuItem component={Link} to={`${basename}/pierwsza-wycena`} onClick={close}>
            {translate('resources.pierwsza-wycena.name')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={`${basename}/konto`} onClick={close}>
          {translate('resources.konto.name')}
        </MenuItem>
        <MenuItem onClick={leave}>{translate('frame.signOut')}</MenuItem>
      </Menu>
    </>
  );
}
