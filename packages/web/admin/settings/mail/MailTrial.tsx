import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../../data/session.ts';
import { ask } from '../../data/changes.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { Group } from '../Group.tsx';
import { useAct } from '../useAct.ts';

/** A letter to see whether what is saved sends one. */
export function MailTrial() {
  const translate = useTranslate();
  const { act, isActing } = useAct();
  const [to, setTo] = useState(useStore(sessionStore, ({ email }) => email));
  const isAddress = v.is(emailAddress, to);
  const send = () => act(() => ask('/api/mail/test', { method: 'POST', json: { to } }), 'settings.testSent');
  return (
    <Group title={translate('settings.groups.test')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', maxWidth: 640 }}>
        <TextField
          type="email"
          label={translate('settings.testTo')}
          value={to}
          error={!isAddress}
          helperText={isAddress ? translate('settings.testSaved') : translate('settings.faults.email')}
          onChange={({ target }) => setTo(target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        <Button variant="outlined" disabled={!isAddress} loading={isActing} onClick={send} sx={{ mt: 1 }}>
          {translate('settings.sendTest')}
        </Button>
      </Box>
    </Group>
  );
}
