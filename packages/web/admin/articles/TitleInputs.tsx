import { TextField } from '@mui/material';
import { useActiveLanguages } from '../data/activeLanguages.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { textLanguages } from './aspects.ts';
import type { Titles } from './titles.ts';
import { useLanguageNames } from './useFieldLabels.ts';

interface TitleInputsProps {
  titles: Titles;
  onChange(titles: Titles): void;
  /** What is wrong with the Polish one, which alone must be there; null: nothing. */
  fault: string | null;
}

/** What something is called in every language of the shop. */
export function TitleInputs({ titles, onChange, fault }: TitleInputsProps) {
  const translate = useTranslate();
  const nameOf = useLanguageNames();
  return textLanguages(useActiveLanguages()).map((language) => (
    <TextField
      key={language}
      label={translate('catalogue.form.language', {
        field: translate('catalogue.fields.title'),
        language: nameOf(language),
      })}
      value={titles[language] ?? ''}
      onChange={({ target }) => onChange({ ...titles, [language]: target.value })}
      required={language === 'PL'}
      autoFocus={language === 'PL'}
      error={language === 'PL' && fault !== null}
      helperText={language === 'PL' && fault}
      slotProps={{ htmlInput: { lang: language.toLowerCase(), maxLength: 200 } }}
    />
  ));
}
