import { FormControl, FormControlLabel, InputAdornment, Switch, TextField } from '@mui/material';
import { useId } from 'react';
// biome-ignore lint/style/noRestrictedImports: the paths of the form decide the keys
import { useTranslate as useTranslateAny } from 'react-admin';
import { useController } from 'react-hook-form';
import { Ticks } from '../catalogue/Ticks.tsx';
import { isSetting, settingLabel } from '../changes/pathLabel.ts';
import { useActiveLanguages } from '../data/activeLanguages.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import { PlacedHint } from '../elements/layout.tsx';
import type { WordIn } from '../words/messages.ts';
import { Columns } from './Group.tsx';

interface Named {
  name: string;
  label?: string | undefined;
  hint?: WordIn<'settings.hints'> | undefined;
}

function useFieldWords({ name, label, hint }: Named) {
  const translate = useTranslateAny();
  return {
    label: label ?? settingLabel(name.split('.').filter(isSetting), translate),
    hint: hint && translate(`settings.hints.${hint}`),
  };
}

interface TextInputProps extends Named {
  type?: 'text' | 'email' | 'number' | 'date' | 'url' | undefined;
  suffix?: string | undefined;
  lang?: string;
  lines?: number | undefined;
  autoComplete?: string | undefined;
}

export function SettingInput(props: TextInputProps) {
  const { name, label, hint, type = 'text', suffix, lang, lines, autoComplete } = props;
  const text = useFieldWords({ name, label, hint });
  const { field, fieldState } = useController({ name });
  const fault = fieldState.error?.message;
  const isNumber = type === 'number';
  return (
    <TextField
      {...(lines && { multiline: true, minRows: lines })}
      {...(autoComplete && { autoComplete })}
      {...field}
      inputRef={field.ref}
      ref={null}
      type={type}
      label={text.label}
      value={field.value ?? ''}
      onChange={({ target }) =>
        field.onChange(isNumber ? (target.value === '' ? null : Number(target.value)) : target.value)
      }
      error={fault !== undefined}
      helperText={fault ?? text.hint}
      slotProps={{
        htmlInput: { lang: lang?.toLowerCase(), ...(isNumber && { step: 'any' }) },
        ...(suffix && { input: { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } }),
        ...(type === 'date' && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

/** Active languages, always with Polish. */
export function useSetLanguages(): string[] {
  const active = useActiveLanguages();
  return active.includes('PL') ? active : ['PL', ...active];
}

export function LanguagesInput({ name, label, lines }: Named & Pick<TextInputProps, 'lines'>) {
  const languages = useSetLanguages();
  const text = useFieldWords({ name, label });
  return (
    <Columns>
      {languages.map((language) => (
        <SettingInput
          key={language}
          name={`${name}.${language}`}
          label={`${text.label}, ${ownLanguageName(language)}`}
          lang={language}
          lines={lines}
        />
      ))}
    </Columns>
  );
}

export function SwitchInput(named: Named) {
  const { name } = named;
  const { label, hint } = useFieldWords(named);
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
        <PlacedHint id={id} ml={0} mt={0}>
          {words}
        </PlacedHint>
      )}
    </FormControl>
  );
}

interface ChoiceProps<Value extends string | number> extends Named {
  values: readonly Value[];
  nameOf?: ((value: Value) => string) | undefined;
}

function useChoices<Value extends string | number>({ values, nameOf }: ChoiceProps<Value>) {
  const translate = useTranslateAny();
  const wordOf = (value: Value) => String(value).split('.').at(-1);
  return values.map(
    (value) => [value, nameOf?.(value) ?? translate(`settings.values.${wordOf(value)}`)] as const,
  );
}

export function SelectInput(props: ChoiceProps<string>) {
  const { label, hint } = useFieldWords(props);
  const { field, fieldState } = useController({ name: props.name });
  return (
    <ChoiceField
      name={field.name}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      value={field.value ?? ''}
      onChoose={field.onChange}
      choices={useChoices(props)}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}

export function ChoicesInput<Value extends string | number>(props: ChoiceProps<Value>) {
  const { field, fieldState } = useController({ name: props.name });
  const choices = new Map(useChoices(props));
  return (
    <Ticks
      label={useFieldWords(props).label}
      all={props.values}
      ticked={Array.isArray(field.value) ? field.value : []}
      nameOf={(value) => choices.get(value) ?? ''}
      onChange={field.onChange}
      fault={fieldState.error?.message}
    />
  );
}
