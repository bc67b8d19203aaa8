import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Search from '@mui/icons-material/Search';
import { IconButton, ListSubheader, Menu, MenuItem, Select, Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { AppBar, type AppBarProps, TitlePortal, useBasename, useLocaleState, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand/react';
import { sessionStore, signOut } from '../../data/session.ts';
import { sharedStore } from '../../data/shared.ts';
import { PATHS } from '../../paths.ts';
import { useMay } from '../data/useMay.ts';
import { Placed, PlacedButton } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ADMIN_LANGUAGES } from './i18nProvider.ts';

function AccountMenu() {
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

/** Elements in which the key is text, or belongs to an overlay. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=combobox], [role=menu]';

function SearchButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = `${useBasename()}/szukaj`;
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TAKES_KEYS);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      navigate(path);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [navigate, path]);
  const label = translate('resources.szukaj.name');
  return (
    <Tooltip title={`${label} ( / )`}>
      <IconButton color="inherit" component={Link} to={path} aria-label={label} aria-keyshortcuts="/">
        <Search />
      </IconButton>
    </Tooltip>
  );
}

function LanguageChoice() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const choose = (language: string) => {
    sharedStore.setState({ language });
    setLocale(language);
  };
  return (
    <Placed
      as={Select<string>}
      variant="standard"
      disableUnderline
      fullWidth={false}
      value={locale}
      onChange={({ target }) => choose(target.value)}
      inputProps={{ 'aria-label': translate('frame.language') }}
      mx={1}
    >
      {ADMIN_LANGUAGES.map(({ locale: value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </Placed>
  );
}

export function AdminBar(props: AppBarProps) {
  const translate = useTranslate();
  return (
    <AppBar {...props} userMenu={<AccountMenu />} toolbar={<LanguageChoice />}>
      {/* As an inline block the title would be clipped without an ellipsis. */}
      <TitlePortal component="h1" sx={{ '& .RaConfigurable-root': { display: 'inline' } }} />
      <SearchButton />
      <PlacedButton
        href={PATHS.home}
        color="inherit"
        size="small"
        display={{ xs: 'none', sm: 'inline-flex' }}
      >
        {translate('frame.toConfigurator')}
      </PlacedButton>
    </AppBar>
  );
}
