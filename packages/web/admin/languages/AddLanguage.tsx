import { Button, Paper, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLocale } from 'react-admin';
import { isKnownLanguage, languageName, ownLanguageName } from '../elements/languageNames.ts';
import { Placed } from '../elements/layout.tsx';
import { useWords } from '../words/useTranslate.ts';

interface Props {
  codes: readonly string[];
  onAdd(code: string): Promise<boolean>;
}

export function AddLanguage({ codes, onAdd }: Props) {
  const locale = useLocale() ?? 'pl';
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const code = typed.trim().toUpperCase();
  const isKnown = isKnownLanguage(code);
  const own = ownLanguageName(code);
  const isTaken = codes.includes(code);
  const words = useWords('languages.add');

  const help = () => {
    if (isTaken) return words('taken', { own });
    if (isKnown) return words('is', { own, name: languageName(code, locale) });
    return isSubmitted || code.length > 1 ? words('unknown') : words('rule');
  };
  const isWrong = isTaken || (!isKnown && (isSubmitted || code.length > 1));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isKnown || isTaken || isWaiting) return;
    setWaiting(true);
    const isAdded = await onAdd(code);
    setWaiting(false);
    if (!isAdded) return;
    setTyped('');
    setSubmitted(false);
  };
  return (
    <Placed
      as={Paper<'form'>}
      component="form"
      noValidate
      onSubmit={submit}
      aria-labelledby="add-language"
      variant="outlined"
      display="grid"
      gap={1}
      p={2}
      maxWidth={480}
    >
      <Typography variant="h2" id="add-language">
        {words('title')}
      </Typography>
      <TextField
        label={words('code')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setSubmitted(false);
        }}
        error={isWrong}
        helperText={help()}
        slotProps={{
          htmlInput: { maxLength: 3, autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Typography color="text.secondary">{words('hint')}</Typography>
      <div>
        <Button type="submit" variant="contained" aria-disabled={isWaiting}>
          {words('button')}
        </Button>
      </div>
    </Placed>
  );
}
