import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  InputAdornment,
  Switch,
  TextField,
  type TextFieldProps,
} from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useActiveLanguages } from '../data/activeLanguages.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import type { WordIn } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { Row } from './Group.tsx';

interface Named {
  /** Dotted path in the form. */
  name: string;
  label: string;
  hint?: string | undefined;
}

interface TextInputProps extends Named, Pick<TextFieldProps, 'multiline' | 'minRows' | 'autoComplete'> {
  type?: 'text' | 'email' | 'number' | 'date' | 'url';
  suffix?: string;
  /** Code of the language that the text is in. */
  lang?: string;
}

/** A text or a number; what is wrong with it stands below. */
export function TextInput({ name, label, hint, type = 'text', suffix, lang, ...shown }: TextInputProps) {
  const { field, fieldState } = useController({ name });
  const fault = fieldState.error?.message;
  const isNumber = type === 'number';
  return (
    <TextField
      {...shown}
      {...field}
      inputRef={field.ref}
      ref={null}
      type={type}
      label={label}
      value={field.value ?? ''}
      onChange={({ target }) =>
        field.onChange(isNumber ? (target.value === '' ? null : Number(target.value)) : target.value)
      }
      error={fault !== undefined}
      helperText={fault ?? hint}
      slotProps={{
        htmlInput: { lang: lang?.toLowerCase(), ...(isNumber && { step: 'any' }) },
        ...(suffix && { input: { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } }),
        ...(type === 'date' && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

/** The active languages, Polish in any case. */
export function useSetLanguages(): string[] {
  const active = useActiveLanguages();
  return active.includes('PL') ? active : ['PL', ...active];
}

/** A text in each active language. */
export function LanguagesInput({ name, label, hint, multiline = false }: Named & { multiline?: boolean }) {
  const languages = useSetLanguages();
  return (
    <Row>
      {languages.map((language, index) => (
        <TextInput
          key={language}
          name={`${name}.${language}`}
          label={`${label}, ${ownLanguageName(language)}`}
          hint={index === 0 ? hint : undefined}
          lang={language}
          {...(multiline && { multiline: true, minRows: 2 })}
        />
      ))}
    </Row>
  );
}

export function SwitchInput({ name, label, hint }: Named) {
  const { field, fieldState } = useController({ name });
  const id = useId();
  const words = fieldState.error?.message ?? hint;
  return (
    <FormControl error={fieldState.error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={field.value === true}
            onChange={(_, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(words && { 'aria-describedby': id }) } }}
          />
        }
      />
      {words && (
        <FormHelperText id={id} sx={{ ml: 0, mt: 0 }}>
          {words}
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface Option<Value> {
  value: Value;
  label: string;
}

export function SelectInput({ name, label, hint, options }: Named & { options: readonly Option<string>[] }) {
  const { field, fieldState } = useController({ name });
  return (
    <ChoiceField
      name={field.name}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      value={field.value ?? ''}
      onChoose={field.onChange}
      choices={options.map((option) => [option.value, option.label])}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}

/** Any of a few, kept in the order in which they are offered. */
export function ChoicesInput<Value extends string | number>({
  name,
  label,
  options,
}: Named & { options: readonly Option<Value>[] }) {
  const { field, fieldState } = useController({ name });
  const chosen: readonly Value[] = Array.isArray(field.value) ? field.value : [];
  const choose = (value: Value, isOn: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
    );
  return (
    <FormControl component="fieldset" error={fieldState.error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                onChange={(_, isOn) => choose(option.value, isOn)}
              />
            }
          />
        ))}
      </FormGroup>
      {fieldState.error && <FormHelperText sx={{ ml: 0 }}>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}

/** Gives the label of a field, by its path without places and languages. */
export function useFieldLabel() {
  const translate = useTranslate();
  return (field: WordIn<'settings.fields'>) => translate(`settings.fields.${field}`);
}
