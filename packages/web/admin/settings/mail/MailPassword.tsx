import { Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, askForChange } from '../../data/changes.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { useAct } from '../useAct.ts';

const PATH = '/api/mail/password';

/** The password of the mail server, which is kept apart and never shown again. */
export function MailPassword() {
  const translate = useTranslate();
  const { act, isActing } = useAct();
  const [password, setPassword] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['mailPassword', 'isSet'],
    queryFn: async () => (await ask(PATH)) as { isSet: boolean },
  });
  const isSet = data?.isSet === true;
  const save = () =>
    act(async () => {
      await askForChange(PATH, { password });
      setPassword('');
      await refetch();
    }, 'settings.passwordSaved');
  const clear = () =>
    act(async () => {
      await askForChange(PATH);
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
