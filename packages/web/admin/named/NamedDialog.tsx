import { COLLECTIONS } from '@lumitor/domain/collections/collections';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { DecimalField } from '../articles/DecimalField.tsx';
import { TitleInputs } from '../articles/TitleInputs.tsx';
import { storedTitles, type Titles, titlesOf } from '../articles/titles.ts';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import type { NamedCollection, NamedDocument, NamedField, Values } from './named.ts';

interface NamedInputProps {
  field: NamedField;
  value: unknown;
  onChange(value: unknown): void;
  fault: string | undefined;
}

function NamedInput({ field, value, onChange, fault }: NamedInputProps) {
  const { label, hint } = field;
  if (field.kind === 'number')
    return (
      <DecimalField
        {...{ label, hint, fault }}
        isRequired={!field.isOptional}
        suffix={field.suffix ?? ''}
        empty=""
        value={value ?? ''}
        onChange={(typed) => onChange(typed === '' && field.isOptional ? null : typed)}
      />
    );
  const isChoice = field.kind === 'choice';
  return (
    <TextField
      label={label}
      select={isChoice}
      required={!isChoice}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(fault)}
      helperText={fault ?? hint}
      {...(!isChoice && { slotProps: { htmlInput: { maxLength: field.maxLength } } })}
    >
      {isChoice &&
        field.choices.map(([each, name]) => (
          <MenuItem key={each} value={each}>
            {name}
          </MenuItem>
        ))}
    </TextField>
  );
}

export interface NamedDialogProps<Name extends NamedCollection> {
  collection: Name;
  /** Null: a new one. */
  edited: NamedDocument<Name> | null;
  documents: readonly NamedDocument<Name>[];
  /** What a new one begins with. */
  first: Values;
  fieldsOf(values: Values): readonly NamedField[];
  /** By which others will refer to a new one. */
  keyOf?(title: string): string;
  onSaved(key: string): void;
  onClose(): void;
}

/** Adds something that has a title in each language, or changes it. */
export function NamedDialog<Name extends NamedCollection>(props: NamedDialogProps<Name>) {
  const {
    collection,
    edited,
    documents,
    first,
    fieldsOf,
    keyOf = (title) => title,
    onSaved,
    onClose,
  } = props;
  const id = useId();
  const translate = useTranslate();
  const words = useWords<NamedCollection>(collection);
  const { attempt } = useBatch();
  const [titles, setTitles] = useState<Titles>(edited ? titlesOf(edited) : {});
  const [values, setValues] = useState<Values>(() => ({ ...first, ...edited }));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const fields = fieldsOf(values);
  const { title } = storedTitles(titles);
  const isTaken = documents.some(
    (other) => other.id !== edited?.id && (other.title === title || (!edited && other.key === title)),
  );
  const { entries } = COLLECTIONS[collection].schema;
  const isWrong = ({ name }: NamedField) => !v.is(entries[name as keyof typeof entries], values[name]);
  const titleFault = isTaken
    ? words('taken', { name: title })
    : isSubmitted && !title
      ? words('faults.title')
      : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand in the form of an article.
    event.stopPropagation();
    setSubmitted(true);
    if (isTaken || !title || fields.some(isWrong)) return;
    setSaving(true);
    const own = Object.fromEntries(
      fields.map(({ name }) => {
        const value = values[name];
        return [name, typeof value === 'string' ? value.trim() : value];
      }),
    );
    const stored = { ...storedTitles(titles), ...own };
    const key = edited?.key ?? keyOf(title);
    const applied = await attempt(
      { kind: edited ? 'edit' : 'add', name: title },
      [
        edited
          ? { kind: 'update', collection, id: edited.id, version: edited.version, fields: stored }
          : { kind: 'add', collection, fields: { key, ...stored } },
      ],
      { word: `${collection}.done.${edited ? 'saved' : 'added'}`, options: { name: title } },
    );
    setSaving(false);
    if (applied) onSaved(key);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{words(edited ? 'edit' : 'add')}</DialogTitle>
        <DialogContent>
          <TitleInputs titles={titles} onChange={setTitles} fault={titleFault} />
          {fields.map((field) => (
            <NamedInput
              key={field.name}
              field={field}
              value={values[field.name]}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
              fault={isSubmitted && isWrong(field) ? field.fault : undefined}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
