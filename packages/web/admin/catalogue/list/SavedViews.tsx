import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useNotify,
  useSavedQueries,
} from 'react-admin';
import { useTranslate } from '../../words/useTranslate.ts';

/** Filters, order and page size under a name, kept in this browser. */
export function SavedViews({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage, onUnselectItems } = useListContext();
  const notify = useNotify();
  const [saved, setSaved] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const views = extractValidSavedQueries(saved);
  const show = ({ value }: SavedQuery) => {
    setAnchor(null);
    onUnselectItems();
    setFilters(value.filter, undefined, false);
    if (value.sort) setSort(value.sort);
    if (value.perPage) setPerPage(value.perPage);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const label = name.trim();
    if (!label) return;
    const view = { label, value: { filter: filterValues, sort, perPage, displayedFilters: [] } };
    setSaved([...views.filter((other) => other.label !== label), view]);
    setName('');
    setAnchor(null);
    notify('catalogue.list.viewSaved', { messageArgs: { name: label } });
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('catalogue.list.views')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('catalogue.list.views'), sx: { width: 320 } },
        }}
      >
        {views.length === 0 && (
          <Typography sx={{ px: 2, pt: 2, color: 'text.secondary' }}>
            {translate('catalogue.list.noViews')}
          </Typography>
        )}
        <List dense disablePadding>
          {views.map((view) => (
            <ListItem
              key={view.label}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={translate('catalogue.list.removeView', { name: view.label })}
                  onClick={() => setSaved(views.filter((other) => other !== view))}
                >
                  <Delete fontSize="small" />
                </IconButton>
              }
            >
              <ListItemButton onClick={() => show(view)}>
                <ListItemText primary={view.label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Divider sx={{ mt: 1 }} />
        <form onSubmit={save} style={{ padding: 16 }}>
          <TextField
            label={translate('catalogue.list.viewName')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText={translate('catalogue.list.viewSaves')}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" disabled={!name.trim()} sx={{ mt: 1 }} variant="contained" size="small">
            {translate('catalogue.list.saveView')}
          </Button>
        </form>
      </Popover>
    </>
  );
}
