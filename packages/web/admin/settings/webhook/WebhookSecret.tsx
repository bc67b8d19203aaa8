import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../data/changes.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { CopyField } from '../CopyField.tsx';
import { Group } from '../Group.tsx';
import { useAct } from '../useAct.ts';

const PATH = '/api/webhook/secret';

/** By what events are signed: shown once, when it is made. */
export function WebhookSecret() {
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
      {made && (
        <>
          <Alert severity="warning">{translate('settings.shownOnce')}</Alert>
          <CopyField label={translate('settings.groups.secret')} text={made} />
        </>
      )}
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
