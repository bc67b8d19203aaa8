import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect } from 'react';
import { useBasename } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';

/** Where a key is a letter, or belongs to what lies over the page. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=combobox], [role=menu]';

/** The way to the search over the whole catalogue; the key `/` leads there too. */
export function SearchButton() {
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
