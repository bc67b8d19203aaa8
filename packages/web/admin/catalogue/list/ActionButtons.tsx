import { Button, Menu, MenuItem, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../../words/useTranslate.ts';

interface Action {
  word: string;
  act(): void;
  isDanger?: boolean;
}

/** Acts as buttons in a line, or as a menu where a line has no room for them. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  const translate = useTranslate();
  const hasRoom = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (hasRoom)
    return actions.map(({ word, act, isDanger }) => (
      <Button key={word} size="small" color={isDanger ? 'error' : 'primary'} onClick={act}>
        {word}
      </Button>
    ));
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('catalogue.actions.all')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ word, act, isDanger }) => (
          <MenuItem
            key={word}
            sx={isDanger ? { color: 'error.main' } : {}}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {word}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
