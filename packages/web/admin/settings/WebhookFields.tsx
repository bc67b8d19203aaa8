import { WEBHOOK_EVENTS } from '@lumitor/domain/settings/service';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../data/changes.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { ShownOnce } from './CopyField.tsx';
import { Group } from './Group.tsx';
import { ChoicesInput, SwitchInput, TextInput, useFieldLabel } from './inputs.tsx';
import { useAct } from './useAct.ts';

const PATH = '/api/webhook/secret';

/** By what events are signed: shown once, when it is made. */
function WebhookSecret() {
  const translate = useTranslate();
  const { act, isActing } = useAct();
  const [made, setMade] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['webhookSecret', 'isSet'],
    queryFn: async () => (await ask(PATH)) as { isSet: boolean },
  });
  const make = () =>
    act(async () => {
      const { secret } = (await ask(PATH, { method: 'POST' })) as { secret: string };
      setMade(secret);
      await refetch();
    }, null);
  const send = () => act(() => ask('/api/webhook/test', { method: 'POST' }), 'settings.eventSent');
  return (
    <Group title={translate('settings.groups.secret')}>
      {data && (
        <Typography sx={{ mb: 1 }}>
          {translate(data.isSet ? 'settings.secretSet' : 'settings.secretUnset')}
        </Typography>
      )}
      <ShownOnce label={translate('settings.groups.secret')} text={made} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" disabled={isActing} onClick={make}>
          {translate('settings.newSecret')}
        </Button>
        <Button variant="outlined" disabled={isActing} onClick={send}>
          {translate('settings.sendEvent')}
        </Button>
      </Box>
    </Group>
  );
}

/** What is left of an event's name for its word. */
const wordOf = (event: (typeof WEBHOOK_EVENTS)[number]) =>
  event.slice('order.'.length) as 'saved' | 'enquired' | 'offered' | 'status';

/** Where another system of the shop is told of what happens, and by which keys it reads. */
export function WebhookFields() {
  const translate = useTranslate();
  const value = useWords('settings.values');
  const label = useFieldLabel();
  return (
    <>
      <Group title={translate('settings.groups.webhook')}>
        <TextInput name="url" label={label('told')} type="url" />
        <ChoicesInput
          name="events"
          label={label('events')}
          options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: value(wordOf(event)) }))}
        />
        <SwitchInput name="allowsPrivate" label={label('allowsPrivate')} />
      </Group>
      <WebhookSecret />
      <ApiKeys />
    </>
  );
}
