import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textLanguages, textPath } from '../../articles/aspects.ts';
import { articleTitle } from '../../articles/titles.ts';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { DecimalField } from '../../elements/DecimalField.tsx';
import { PlacedButton, PlacedField, PlacedHint, Row, Stacked } from '../../elements/layout.tsx';
import { AddType, useLuminaireTypes } from '../../named/luminaireTypes.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useArticles } from '../useArticles.ts';
import { useArticleInput } from './useArticleInput.ts';

interface InputProps {
  collection: CatalogueCollection;
  path: string;
  label: string;
  hint?: string | undefined;
}

function textFieldProps(input: ReturnType<typeof useArticleInput>, { label, hint }: InputProps) {
  const { ref, value, ...rest } = input.field;
  const { fault } = input;
  return {
    ...rest,
    value: value ?? '',
    inputRef: ref,
    label,
    error: Boolean(fault),
    helperText: fault ?? hint,
  };
}

interface TextInputProps extends InputProps {
  isLong?: boolean | undefined;
  isRequired?: boolean | undefined;
  language?: string;
}

export function TextInput({ isLong = false, isRequired = false, language, ...input }: TextInputProps) {
  return (
    <TextField
      {...textFieldProps(useArticleInput(input.collection, input.path), input)}
      required={isRequired}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 10 })}
      slotProps={{ htmlInput: { lang: language?.toLowerCase() } }}
    />
  );
}

interface TextsInputProps {
  collection: CatalogueCollection;
  field: Extract<CatalogueField, { kind: 'texts' }>;
  languages: readonly string[];
}

export function TextsInput({ collection, field, languages }: TextsInputProps) {
  const labels = useFieldLabels();
  return (
    <Stacked gap={0} columnGap={2} columns="repeat(auto-fit, minmax(220px, 1fr))">
      {textLanguages(languages).map((language) => (
        <TextInput
          key={language}
          collection={collection}
          path={textPath(field, language)}
          label={labels.ofText(field, language)}
          language={language}
          isLong={field.isLong}
          // Only Polish is required: the other languages fall back to it (D33).
          isRequired={field.isRequired && language === 'PL'}
        />
      ))}
    </Stacked>
  );
}

interface CodeInputProps extends TextInputProps {
  resource: CatalogueResource;
  id: string;
}

/** Part rules find only one article per code. */
export function CodeInput({ resource, id, ...input }: CodeInputProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { path } = input;
  const code = String(useWatch({ name: path }) ?? '').trim();
  const others = useArticles(resource).filter(
    (article) => article.id !== id && code && article[path] === code,
  );
  const names = others.map((article) => articleTitle(article, locale)).join(', ');
  return (
    <>
      <TextInput {...input} />
      {others.length > 0 && (
        <PlacedHint role="status" className="warning">
          {translate('catalogue.form.usedCode', { names })}
        </PlacedHint>
      )}
    </>
  );
}

export function TypeInput({ types, ...input }: InputProps & { types: readonly string[] }) {
  const { field, fault } = useArticleInput(input.collection, input.path);
  const value = String(field.value ?? '');
  return (
    <Autocomplete
      freeSolo
      autoSelect={false}
      options={types}
      inputValue={value}
      value={value}
      onInputChange={(_, typed, reason) => {
        // The initial value is reported too, which is no change.
        if (reason !== 'reset' || typed !== value) field.onChange(typed);
      }}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          required
          label={input.label}
          inputRef={field.ref}
          error={Boolean(fault)}
          helperText={fault}
        />
      )}
    />
  );
}

export function SystemTypeInput(input: InputProps) {
  const translate = useTranslate();
  return (
    <TextField {...textFieldProps(useArticleInput(input.collection, input.path), input)} select required>
      {SYSTEM_TYPES.map((type) => (
        <MenuItem key={type} value={type}>
          {translate(`catalogue.values.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function LuminaireTypeInput(input: InputProps) {
  const translate = useTranslate();
  const control = useArticleInput(input.collection, input.path);
  const { types = [], titleOf } = useLuminaireTypes();
  const [isAdding, setAdding] = useState(false);
  const value = String(control.field.value ?? '');
  const keys = types.map(({ key }) => key);
  // An imported catalogue may use an unlisted type.
  const options = !value || keys.includes(value) ? keys : [value, ...keys];
  return (
    <Row align="flex-start" isWrapped={false}>
      <PlacedField {...textFieldProps(control, input)} select required flex={1}>
        {options.map((key) => (
          <MenuItem key={key} value={key}>
            {titleOf(key)}
          </MenuItem>
        ))}
      </PlacedField>
      <PlacedButton className="unbroken" flexShrink={0} mt={1.5} onClick={() => setAdding(true)}>
        {translate('luminaireTypes.add')}
      </PlacedButton>
      {isAdding && (
        <AddType
          documents={types}
          onSaved={(key) => {
            setAdding(false);
            control.field.onChange(key);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Row>
  );
}

interface NumberInputProps extends InputProps {
  suffix?: string;
  isOptional?: true;
  isZeroUnknown?: boolean;
  isMoney?: true;
  isDisabled?: boolean;
}

/** An optional input stores null if empty. */
export function NumberInput({ collection, path, isOptional, isZeroUnknown, ...shown }: NumberInputProps) {
  const { field, fault } = useArticleInput(collection, path);
  const { ref, value, onChange, onBlur } = field;
  return (
    <DecimalField
      {...shown}
      empty={isOptional ? '' : 0}
      value={isZeroUnknown && value === 0 ? '' : value}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
      onBlur={onBlur}
      inputRef={ref}
      fault={fault}
    />
  );
}
