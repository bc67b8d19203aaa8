import type { OwnAccount } from '@lumitor/domain/people/account';
import Delete from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Card,
  CardContent,
  IconButton,
  List,
  ListItem,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Confirm, useLocale, useNotify } from 'react-admin';
import { hasPasskeys } from '../../data/passkey.ts';
import { addPasskey, removePasskey } from '../../data/secondFactor.ts';
import { dayOf } from '../elements/dates.ts';
import { Text } from '../elements/layout.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';

type Passkey = OwnAccount['passkeys'][number];

interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  onChanged(): unknown;
}

function NewPasskey({ onAdded }: { onAdded(name: string): void }) {
  const word = useWords('account.passkeys');
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (!given) return setFault(word('nameMissing'));
    setWaiting(true);
    const failure = await addPasskey(given);
    setWaiting(false);
    setFault(failure && translate(`account.failures.${failure}`));
    if (failure) return;
    setName('');
    onAdded(given);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={word('name')}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fault !== null}
        helperText={fault ?? word('nameHint')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Button type="submit" variant="outlined" loading={isWaiting}>
        {word('add')}
      </Button>
    </form>
  );
}

export function PasskeysCard({ passkeys, onChanged }: PasskeysCardProps) {
  const word = useWords('account.passkeys');
  const notify = useNotify();
  const locale = useLocale();
  const [leaving, setLeaving] = useState<Passkey | null>(null);

  const remove = async ({ id, name }: Passkey) => {
    setLeaving(null);
    const failure = await removePasskey(id);
    if (failure) notify(`account.failures.${failure}`, { type: 'error' });
    else notify('account.passkeys.removed', { type: 'info', messageArgs: { name } });
    onChanged();
  };
  const added = (name: string) => {
    notify('account.passkeys.added', { type: 'info', messageArgs: { name } });
    onChanged();
  };
  return (
    <Card component="section" aria-labelledby="own-passkeys">
      <CardContent>
        <Typography id="own-passkeys" variant="h2" gutterBottom>
          {word('title')}
        </Typography>
        <Typography color="textSecondary">{word('about')}</Typography>
        {passkeys.length === 0 ? (
          <Text my={1}>{word('none')}</Text>
        ) : (
          <List dense aria-label={word('list')}>
            {passkeys.map((passkey) => (
              <ListItem
                key={passkey.id}
                disableGutters
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={word('remove', { name: passkey.name })}
                    onClick={() => setLeaving(passkey)}
                  >
                    <Delete />
                  </IconButton>
                }
              >
                <ListItemText
                  primary={passkey.name}
                  secondary={word('since', {
                    day: dayOf(passkey.createdAt, locale),
                  })}
                />
              </ListItem>
            ))}
          </List>
        )}
        {hasPasskeys() ? (
          <NewPasskey onAdded={added} />
        ) : (
          <Typography color="textSecondary">{word('unsupported')}</Typography>
        )}
      </CardContent>
      {leaving && (
        <Confirm
          isOpen
          title={word('removeQuestion', { name: leaving.name })}
          content={word('removeMeaning')}
          confirm={word('confirm')}
          confirmColor="warning"
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}
