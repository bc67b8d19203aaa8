import { emailAddress } from '@lumitor/domain/catalogue/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { adminRequest, requestChange } from '../data/changes.ts';
import { FormFields } from '../elements/FormFields.tsx';
import { PlacedButton, PlacedField, Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { SETTING_FIELDS } from './fields.ts';
import { Group } from './Group.tsx';
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
    <Row align="flex-start" maxWidth={640}>
      <PlacedField
        type="password"
        label={translate('settings.password')}
        value={password}
        autoComplete="new-password"
        helperText={data && translate(isSet ? 'settings.passwordSet' : 'settings.passwordUnset')}
        onChange={({ target }) => setPassword(target.value)}
        flex="1 1 220px"
      />
      <PlacedButton variant="outlined" disabled={!password || isActing} onClick={save} mt={1}>
        {translate('settings.savePassword')}
      </PlacedButton>
      {isSet && (
        <PlacedButton color="error" disabled={isActing} onClick={clear} mt={1}>
          {translate('settings.clearPassword')}
        </PlacedButton>
      )}
    </Row>
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
      <Row align="flex-start" maxWidth={640}>
        <PlacedField
          type="email"
          label={translate('settings.testTo')}
          value={to}
          error={!isAddress}
          helperText={isAddress ? translate('settings.testSaved') : translate('settings.faults.email')}
          onChange={({ target }) => setTo(target.value)}
          flex="1 1 220px"
        />
        <PlacedButton variant="outlined" disabled={!isAddress} loading={isActing} onClick={send} mt={1}>
          {translate('settings.sendTest')}
        </PlacedButton>
      </Row>
    </Group>
  );
}

export function MailFields() {
  const translate = useTranslate();
  return (
    <>
      <Group title={translate('settings.groups.server')}>
        <FormFields fields={SETTING_FIELDS.mailServer} />
        <MailPassword />
      </Group>
      <Group title={translate('settings.groups.sender')}>
        <FormFields fields={SETTING_FIELDS.mailSender} />
      </Group>
      <MailTrial />
    </>
  );
}
