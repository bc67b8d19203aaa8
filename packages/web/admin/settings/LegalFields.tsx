import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ownLanguageName } from '../elements/languageNames.ts';
import { useWords } from '../words/useTranslate.ts';
import { Group } from './Group.tsx';
import { useFieldLabel, useSetLanguages } from './inputs.tsx';

/** The editor weighs more than the rest of the page. */
const RichText = lazy(() => import('./RichText.tsx'));

const TEXTS = ['privacy', 'terms'] as const;

/** What a shop owes its visitors to say, in every language. */
export function LegalFields() {
  const label = useFieldLabel();
  const hint = useWords('settings.hints');
  const languages = useSetLanguages();
  return TEXTS.map((text) => (
    <Group key={text} title={label(text)}>
      <FormHelperText>{hint(text)}</FormHelperText>
      {languages.map((language) => (
        <Suspense key={language} fallback={<Skeleton variant="rounded" height={240} sx={{ my: 1 }} />}>
          <RichText name={`${text}.${language}`} label={`${label(text)}, ${ownLanguageName(language)}`} />
        </Suspense>
      ))}
    </Group>
  ));
}
