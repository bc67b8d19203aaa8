import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { ask, askForChange } from '../data/changes.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { ShownOnce } from './CopyField.tsx';
import { Group } from './Group.tsx';
import { useAct } from './useAct.ts';

const PATH = '/api/keys';

interface ApiKey {
  /** The beginning of the key. */
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Keys by which the shop's other programs read; each is shown once, when it is made. */
export function ApiKeys() {
  const translate = useTranslate();
  const locale = useLocale();
  const { act, isActing } = useAct();
  const [name, setName] = useState('');
  const [made, setMade] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['apiKeys', 'list'],
    queryFn: async () => ((await ask(PATH)) as { keys: ApiKey[] }).keys,
  });
  const make = () =>
    act(async () => {
      const { key } = (await ask(PATH, { method: 'POST', json: { name } })) as { key: string };
      setMade(key);
      setName('');
      await refetch();
    }, null);
  const remove = (key: ApiKey) =>
    act(
      async () => {
        await askForChange(`${PATH}/${encodeURIComponent(key.id)}`);
        await refetch();
      },
      'settings.keyRemoved',
      { name: key.name },
    );
  const day = (time: string) => new Date(time).toLocaleDateString(locale);
  return (
    <Group title={translate('settings.groups.keys')}>
      {data?.length === 0 && <Typography>{translate('settings.noKeys')}</Typography>}
      <List dense disablePadding>
        {data?.map((key) => (
          <ListItem
            key={key.id}
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                disabled={isActing}
                aria-label={translate('settings.removeKey', { name: key.name })}
                onClick={() => remove(key)}
              >
                <DeleteOutline />
              </IconButton>
            }
          >
            <ListItemText
              primary={`${key.name} · ${key.id}…`}
              secondary={[key.createdAt, key.lastUsedAt]
                .filter((time) => time !== null)
                .map(day)
                .join(' – ')}
            />
          </ListItem>
        ))}
      </List>
      <ShownOnce label={translate('settings.groups.keys')} text={made} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', maxWidth: 640 }}>
        <TextField
          label={translate('settings.keyName')}
          helperText={translate('settings.keyHint')}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        <Button variant="outlined" disabled={!name.trim() || isActing} onClick={make} sx={{ mt: 1 }}>
          {translate('settings.makeKey')}
        </Button>
      </Box>
    </Group>
  );
}
