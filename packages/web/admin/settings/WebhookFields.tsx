import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, IconButton, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { adminRequest, requestChange } from '../data/changes.ts';
import { useMay } from '../data/useMay.ts';
import { dayOf } from '../elements/dates.ts';
import { FormFields } from '../elements/FormFields.tsx';
import { PlacedButton, PlacedField, Row, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ShownOnce } from './CopyField.tsx';
import { SETTING_FIELDS } from './fields.ts';
import { Group } from './Group.tsx';
import { useAct } from './useAct.ts';

const KEYS_PATH = '/api/keys';

interface ApiKey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

function ApiKeys() {
  const translate = useTranslate();
  const locale = useLocale();
  const { act, isActing } = useAct();
  const [name, setName] = useState('');
  const [made, setMade] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['apiKeys', 'list'],
    queryFn: async () => ((await adminRequest(KEYS_PATH)) as { keys: ApiKey[] }).keys,
  });
  const make = () =>
    act(async () => {
      const { key } = (await adminRequest(KEYS_PATH, { method: 'POST', json: { name } })) as { key: string };
      setMade(key);
      setName('');
      await refetch();
    }, null);
  const remove = (key: ApiKey) =>
    act(
      async () => {
        await requestChange(`${KEYS_PATH}/${encodeURIComponent(key.id)}`);
        await refetch();
      },
      'settings.keyRemoved',
      { name: key.name },
    );
  const day = (time: string) => dayOf(time, locale);
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
      <Text>
        <Link href="/api" target="_blank" rel="noreferrer">
          {translate('settings.apiPage')}
        </Link>
      </Text>
      <Row align="flex-start" maxWidth={640}>
        <PlacedField
          label={translate('settings.keyName')}
          helperText={translate('settings.keyHint')}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          flex="1 1 220px"
        />
        <PlacedButton variant="outlined" disabled={!name.trim() || isActing} onClick={make} mt={1}>
          {translate('settings.makeKey')}
        </PlacedButton>
      </Row>
    </Group>
  );
}

const PATH = '/api/webhook/secret';

function WebhookSecret() {
  const translate = useTranslate();
  const { act, isActing } = useAct();
  const [made, setMade] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['webhookSecret', 'isSet'],
    queryFn: async () => (await adminRequest(PATH)) as { isSet: boolean },
  });
  const make = () =>
    act(async () => {
      const { secret } = (await adminRequest(PATH, { method: 'POST' })) as { secret: string };
      setMade(secret);
      await refetch();
    }, null);
  const send = () => act(() => adminRequest('/api/webhook/test', { method: 'POST' }), 'settings.eventSent');
  return (
    <Group title={translate('settings.groups.secret')}>
      {data && <Text mb={1}>{translate(data.isSet ? 'settings.secretSet' : 'settings.secretUnset')}</Text>}
      <ShownOnce label={translate('settings.groups.secret')} text={made} />
      <Row align="stretch" mt={1}>
        <Button variant="outlined" disabled={isActing} onClick={make}>
          {translate('settings.newSecret')}
        </Button>
        <Button variant="outlined" disabled={isActing} onClick={send}>
          {translate('settings.sendEvent')}
        </Button>
      </Row>
    </Group>
  );
}

export function WebhookFields() {
  const translate = useTranslate();
  const mayReadKeys = useMay('api').read;
  return (
    <>
      <Group title={translate('settings.groups.webhook')}>
        <FormFields fields={SETTING_FIELDS.webhook} />
      </Group>
      <WebhookSecret />
      {mayReadKeys && <ApiKeys />}
    </>
  );
}
