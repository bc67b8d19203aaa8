import type { NamedField } from '@lumitor/domain/catalogue/named';
import { comparedCode } from '@lumitor/domain/catalogue/productCode';
import { COLLECTIONS, type NamedCollection } from '@lumitor/domain/collections/collections';
import { TextField } from '@mui/material';
import { useState } from 'react';
import * as v from 'valibot';
import { textLanguages } from '../articles/aspects.ts';
import { storedTitles, type Titles, titlesOf } from '../articles/titles.ts';
import { useLanguageNames } from '../articles/useFieldLabels.ts';
import { useActiveLanguages } from '../data/activeLanguages.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { DecimalField } from '../elements/DecimalField.tsx';
import { FormDialog } from '../elements/FormDialog.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { fieldsOf, type NamedDocument, useNamedWords } from './named.ts';

interface TitleInputsProps {
  titles: Titles;
  onChange(titles: Titles): void;
  fault: string | null;
}

function TitleInputs({ titles, onChange, fault }: TitleInputsProps) {
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

interface NamedInputProps {
  collection: NamedCollection;
  name: string;
  field: NamedField;
  value: unknown;
  onChange(value: unknown): void;
  fault: string | undefined;
}

function NamedInput({ collection, name, field, value, onChange, fault }: NamedInputProps) {
  const words = useNamedWords(collection);
  const label = words(name);
  const hint = words(`${name}Hint`, { _: '' });
  if (field.kind === 'number')
    return (
      <DecimalField
        label={label}
        hint={hint}
        fault={fault}
        isRequired={!field.isOptional}
        suffix={field.unit}
        empty=""
        value={value ?? ''}
        onChange={(typed) => onChange(typed === '' && field.isOptional ? null : typed)}
      />
    );
  const shown = { label, error: fault !== undefined, helperText: fault ?? hint };
  if (field.kind === 'choice')
    return (
      <ChoiceField
        {...shown}
        helperText={hint || words(`meanings.${value}`, { _: '' })}
        value={String(value)}
        onChoose={onChange}
        choices={field.values.map((each) => [each, words(`${name}s.${each}`)])}
      />
    );
  return (
    <TextField
      {...shown}
      required={!field.isOptional}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: field.maxLength } }}
    />
  );
}

function emptyOf(field: NamedField): unknown {
  if (field.kind === 'choice') return field.values[0];
  return field.kind === 'number' && field.isOptional ? null : '';
}

interface NamedDialogProps<Name extends NamedCollection> {
  collection: Name;
  /** Null: a new document. */
  edited: NamedDocument<Name> | null;
  documents: readonly NamedDocument<Name>[];
  /** Receives the key by which others refer to the document. */
  onSaved(key: string): void;
  onClose(): void;
}

export function NamedDialog<Name extends NamedCollection>(props: NamedDialogProps<Name>) {
  const { collection, edited, documents, onSaved, onClose } = props;
  const translate = useTranslate();
  const words = useNamedWords(collection);
  const { attempt } = useBatch();
  const fields = fieldsOf(collection);
  const [titles, setTitles] = useState<Titles>(edited ? titlesOf(edited) : {});
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => ({
    ...Object.fromEntries(fields.map(([name, field]) => [name, emptyOf(field)])),
    ...edited,
  }));
  const { title } = storedTitles(titles);
  const { identity, maxKey } = COLLECTIONS[collection];
  const nameOf = (fields: Readonly<Record<string, unknown>>) =>
    identity === 'code' ? comparedCode(String(fields.code)) : fields.title;
  const name = identity === 'code' ? String(values.code).trim() : title;
  const isTaken = documents.some(
    (other) =>
      other.id !== edited?.id &&
      (nameOf(other) === nameOf({ title, code: name }) || (!edited && other.key === name)),
  );
  const wrong = fields.filter(([name, { schema }]) => !v.is(schema, values[name])).map(([name]) => name);
  const entries = fields.map(([name]) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value.trim() : value];
  });
  const key = edited?.key ?? name.slice(0, maxKey);
  const stored = { ...storedTitles(titles), ...Object.fromEntries(entries) };
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const noTitle = isSubmitted && !title ? words('faults.title') : null;
  const taken = isTaken ? words('taken', { name }) : null;
  const faultAt = (field: string): string | undefined =>
    (field === identity && taken) ||
    (isSubmitted && wrong.includes(field) ? words(`faults.${field}`) : undefined);
  // After a refusal, saving again means to replace what somebody else saved.
  const [isRefused, setRefused] = useState(false);
  const current = isRefused ? documents.find(({ id }) => id === edited?.id) : edited;

  const submit = async () => {
    setSubmitted(true);
    if (isTaken || !title || wrong.length > 0) return;
    setSaving(true);
    const applied = await attempt(
      { kind: edited ? 'edit' : 'add', name: title },
      [
        edited
          ? {
              kind: 'update',
              collection,
              id: edited.id,
              version: (current ?? edited).version,
              fields: stored,
            }
          : { kind: 'add', collection, fields: { key, ...stored } },
      ],
      { word: `${collection}.done.${edited ? 'saved' : 'added'}`, options: { name: title } },
    );
    setSaving(false);
    setRefused(applied === null);
    if (applied) onSaved(key);
  };
  return (
    <FormDialog
      title={words(edited ? 'edit' : 'add')}
      submit={translate('ra.action.save')}
      submitProps={{ loading: isSaving }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TitleInputs
        titles={titles}
        onChange={setTitles}
        fault={identity === 'title' ? (taken ?? noTitle) : noTitle}
      />
      {fields.map(([name, field]) => (
        <NamedInput
          key={name}
          collection={collection}
          name={name}
          field={field}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
          fault={faultAt(name)}
        />
      ))}
    </FormDialog>
  );
}
