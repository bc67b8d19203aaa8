import { Button, MenuItem, Select } from '@mui/material';
import { AppBar, type AppBarProps, TitlePortal, useLocaleState } from 'react-admin';
import { sharedStore } from '../../data/shared.ts';
import { PATHS } from '../../paths.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ADMIN_LANGUAGES } from './i18nProvider.ts';
import { SearchButton } from './SearchButton.tsx';

function LanguageChoice() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const choose = (language: string) => {
    sharedStore.setState({ language });
    setLocale(language);
  };
  return (
    <Select
      variant="standard"
      disableUnderline
      fullWidth={false}
      value={locale}
      onChange={({ target }) => choose(target.value)}
      inputProps={{ 'aria-label': translate('frame.language') }}
      sx={{ mx: 1 }}
    >
      {ADMIN_LANGUAGES.map(({ locale: value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

/** @param props whether it stays when the page is scrolled, as the layout says: the page's heading is in it */
export function AdminBar(props: AppBarProps) {
  const translate = useTranslate();
  return (
    <AppBar {...props} userMenu={<AccountMenu />} toolbar={<LanguageChoice />}>
      {/* As one inline block it would be cut, and not end with an ellipsis. */}
      <TitlePortal component="h1" sx={{ '& .RaConfigurable-root': { display: 'inline' } }} />
      <SearchButton />
      <Button
        href={PATHS.home}
        color="inherit"
        size="small"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {translate('frame.toConfigurator')}
      </Button>
    </AppBar>
  );
}
