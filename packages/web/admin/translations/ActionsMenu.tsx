import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../data/useMay.ts';
import { useTranslate } from '../words/useTranslate.ts';

export interface MenuAction {
  label: string;
  refusal?: string | undefined;
  act(): void;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** Position in a table, if inside one. */
  at?: string;
  tabIndex?: number;
}

export function ActionsMenu({ label, actions, at, tabIndex }: Props) {
  const translate = useTranslate();
  const { write } = useMay('texts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-at={at}
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="inherit" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label, dense: true, disabledItemsFocusable: true } }}
      >
        {actions
          .map((action) => (write ? action : { ...action, refusal: translate('frame.readOnly') }))
          .map(({ label: words, refusal, act }) => (
            <MenuItem
              key={words}
              disabled={refusal !== undefined}
              onClick={() => {
                setAnchor(null);
                act();
              }}
              sx={{ maxWidth: 320, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } }}
            >
              <ListItemText
                primary={words}
                secondary={refusal}
                slotProps={{ primary: { color: refusal ? 'text.disabled' : undefined } }}
              />
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
