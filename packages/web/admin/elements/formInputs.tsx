import { FormControl, FormControlLabel, InputAdornment, Switch, TextField } from '@mui/material';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { useActiveLanguages } from '../data/activeLanguages.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DecimalField } from './DecimalField.tsx';
import { ownLanguageName } from './languageNames.ts';
import { PlacedHint, Stacked } from './layout.tsx';
import { Ticks } from './Ticks.tsx';

export interface FormWords {
  label(name: string): string;
  hint(hint: string): string;
  value(value: string | number): string;
  /** Fault of a value that the field’s own schema refuses. */
  fault?(name: string): string;
}

const FormWordsContext = createContext<FormWords | null>(null);
export const FormWordsProvider = FormWordsContext.Provider;

export function useFormWords(): FormWords {
  const words = useContext(FormWordsContext);
  if (!words) throw new Error('The form has no words. Wrap its fields in FormWordsProvider.');
  return words;
}

interface Named {
  name: string;
  label?: string | undefined;
  hint?: string | undefined;
}

function useFieldWords({ name, label, hint }: Named) {
  const words = useFormWords();
  return { label: label ?? words.label(name), hint: hint && words.hint(hint) };
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <Stacked gap={0} columnGap={2} columns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))">
      {children}
    </Stacked>
  );
}

interface TextInputProps extends Named {
  type?: 'text' | 'email' | 'number' | 'date' | 'url' | undefined;
  suffix?: string | undefined;
  lang?: string;
  lines?: number | undefined;
  autoComplete?: string | undefined;
  isRequired?: boolean | undefined;
  schema?: v.GenericSchema | undefined;
}

export function WrittenInput(props: TextInputProps) {
  const { name, label, hint, type = 'text', suffix, lang, lines, autoComplete, isRequired, schema } = props;
  const words = useFormWords();
  const text = useFieldWords({ name, label, hint });
  const validate = (value: unknown) => !schema || v.is(schema, value) || (words.fault?.(name) ?? false);
  const { field, fieldState } = useController({ name, rules: { validate } });
  const fault = fieldState.error?.message;
  // A number field of the browser drops the comma of another locale: 4,25 would be 425.
  if (type === 'number')
    return (
      <DecimalField
        {...text}
        value={field.value}
        onChange={(value) => field.onChange(value === '' ? null : value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        suffix={suffix}
        fault={fault}
        isRequired={isRequired}
        empty=""
      />
    );
  return (
    <TextField
      {...(lines && { multiline: true, minRows: lines })}
      {...(autoComplete && { autoComplete })}
      {...field}
      inputRef={field.ref}
      ref={null}
      type={type}
      required={isRequired ?? false}
      label={text.label}
      value={field.value ?? ''}
      error={fault !== undefined}
      helperText={fault ?? text.hint}
      slotProps={{
        htmlInput: { lang: lang?.toLowerCase() },
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
        <WrittenInput
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
  const words = useFormWords();
  return values.map((value) => [value, nameOf?.(value) ?? words.value(value)] as const);
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
