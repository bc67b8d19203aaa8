import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/DeleteOutlined';
import Group from '@mui/icons-material/Group';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import {
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { CatalogueResource } from '../../data/resources.ts';
import { Text } from '../../elements/layout.tsx';
import { useWords } from '../../words/useTranslate.ts';
import { useViews } from './useViews.ts';

type ViewActions = ReturnType<typeof useViews>;

interface ViewItemProps {
  actions: ViewActions;
  view: ViewActions['views'][number];
  onShown(): void;
}

function ViewItem({ actions, view, onShown }: ViewItemProps) {
  const word = useWords('catalogue.list');
  const { name, isShared, owner } = view;
  const buttons = actions.isOwn(view) && (
    <>
      <IconButton
        size="small"
        aria-pressed={isShared}
        aria-label={word('shareView', { name })}
        onClick={() => void actions.share(view, !isShared)}
      >
        {isShared ? <Group fontSize="small" /> : <GroupOutlined fontSize="small" color="disabled" />}
      </IconButton>
      <IconButton
        edge="end"
        size="small"
        aria-label={word('removeView', { name })}
        onClick={() => void actions.remove(view)}
      >
        <Delete fontSize="small" />
      </IconButton>
    </>
  );
  const stored = isShared ? word('sharedView') : '';
  return (
    <ListItem disablePadding secondaryAction={buttons} sx={{ '& .MuiListItemButton-root': { pr: 10 } }}>
      <ListItemButton
        onClick={() => {
          actions.show(view);
          onShown();
        }}
      >
        <ListItemText primary={name} secondary={actions.isOwn(view) ? stored : owner} />
      </ListItemButton>
    </ListItem>
  );
}

/** Saved filters, order and columns, per account and optionally shared. */
export function Views({ resource }: { resource: CatalogueResource }) {
  const word = useWords('catalogue.list');
  const notify = useNotify();
  const actions = useViews(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await actions.save(name.trim(), isShared))) return;
    setName('');
    setAnchor(null);
    notify('catalogue.list.viewSaved', { messageArgs: { name: name.trim() } });
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {word('views')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': word('views'), sx: { width: 320 } } }}
      >
        {actions.views.length === 0 && (
          <Text color="textSecondary" px={2} pt={2}>
            {word('noViews')}
          </Text>
        )}
        <List dense disablePadding>
          {actions.views.map((view) => (
            <ViewItem key={view.id} actions={actions} view={view} onShown={() => setAnchor(null)} />
          ))}
        </List>
        <form onSubmit={(event) => void save(event)} style={{ padding: 16 }}>
          <TextField
            label={word('viewName')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText={word('viewSaves')}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <FormControlLabel
            label={word('forAll')}
            control={
              <Checkbox
                size="small"
                checked={isShared}
                onChange={({ target }) => setIsShared(target.checked)}
              />
            }
          />
          <Button type="submit" disabled={!name.trim()} variant="contained" size="small">
            {word('saveView')}
          </Button>
        </form>
      </Popover>
    </>
  );
}
