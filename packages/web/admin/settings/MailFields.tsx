import { emailAddress } from '@lumitor/domain/catalogue/field';
import { Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { adminRequest, requestChange } from '../data/changes.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { Group, Row } from './Group.tsx';
import { SelectInput, SettingInput } from './inputs.tsx';
import { useAct } from './useAct.ts';

const PASSWORD_PATH = '/api/mail/password';

/** Stored separately and never shown again. */
function MailPassword() {
  const translate = useTranslate();
  const { act, isActing } = useAct();
  const [password, setPassword] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['mailPassword', 'isSet'],
    queryFn: async () => (await adminRequest(PASSWORD_PATH)) as { isSet: boolean },
  });
  const isSet = data?.isSet === true;
  const save = () =>
    act(async () => {
      await requestChange(PASSWORD_PATH, { password });
      setPassword('');
      await refetch();
    }, 'settings.passwordSaved');
  const clear = () =>
    act(async () => {
      await requestChange(PASSWORD_PATH);
      await refetch();
    }, 'settings.passwordCleared');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', maxWidth: 640 }}>
      <TextField
        type="password"
        label={translate('settings.password')}
        value={password}
        autoComplete="new-password"
        helperText={data && translate(isSet ? 'settings.passwordSet' : 'settings.passwordUnset')}
        onChange={({ target }) => setPassword(target.value)}
        sx={{ flex: '1 1 220px' }}
      />
      <Button variant="outlined" disabled={!password || isActing} onClick={save} sx={{ mt: 1 }}>
        {translate('settings.savePassword')}
      </Button>
      {isSet && (
        <Button color="error" disabled={isActing} onClick={clear} sx={{ mt: 1 }}>
          {translate('settings.clearPassword')}
        </Button>
      )}
    </Box>
  );
}

function MailTrial() {
  const translate = useTranslate();
  const { act, isActing } = useAct();
  const [to, setTo] = useState(useStore(sessionStore, ({ email }) => email));
  const isAddress = v.is(emailAddress, to);
  const send = () =>
    act(() => adminRequest('/api/mail/test', { method: 'POST', json: { to } }), 'settings.testSent');
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

const SECURITIES = ['starttls', 'tls', 'none'] as const;

export function MailFields() {
  const translate = useTranslate();
  return (
    <>
      <Group title={translate('settings.groups.server')}>
        <Row>
          <SettingInput name="host" hint="host" autoComplete="off" />
          <SettingInput name="port" type="number" />
          <SelectInput name="security" values={SECURITIES} />
          <SettingInput name="user" autoComplete="off" />
        </Row>
        <MailPassword />
      </Group>
      <Group title={translate('settings.groups.sender')}>
        <Row>
          <SettingInput name="senderName" />
          <SettingInput name="senderAddress" type="email" />
        </Row>
        <SettingInput name="addressees" hint="list" multiline minRows={2} />
      </Group>
      <MailTrial />
    </>
  );
}
