import { useTranslate } from '../words/useTranslate.ts';
import type { FormField, FormFieldList } from './formField.ts';
import {
  ChoicesInput,
  Columns,
  LanguagesInput,
  SelectInput,
  SwitchInput,
  useFormWords,
  WrittenInput,
} from './formInputs.tsx';

interface FieldInputProps {
  field: FormField;
  at: string;
}

function FieldInput({ field, at }: FieldInputProps) {
  const translate = useTranslate();
  const words = useFormWords();
  const name = `${at}${field.name}`;
  const { hint } = field;
  switch (field.kind) {
    case 'languages':
      return <LanguagesInput name={name} lines={field.lines} />;
    case 'switch':
      return <SwitchInput name={name} hint={hint} />;
    case 'choice':
      return <SelectInput name={name} hint={hint} values={field.values.map(String)} nameOf={field.nameOf} />;
    case 'choices':
      return <ChoicesInput name={name} hint={hint} values={field.values} nameOf={field.nameOf} />;
    default: {
      const { kind, unit, lines, label, autoComplete, isRequired, schema } = field;
      return (
        <WrittenInput
          name={name}
          hint={hint}
          type={kind}
          label={label && words.label(label)}
          suffix={unit === 'days' ? translate('settings.days') : unit}
          autoComplete={autoComplete}
          lines={lines}
          isRequired={isRequired}
          schema={schema}
        />
      );
    }
  }
}

interface FormFieldsProps {
  fields: FormFieldList;
  /** Path of the document that contains the fields, with its last dot. */
  at?: string;
}

export const FormFields = ({ fields, at = '' }: FormFieldsProps) =>
  fields.map((field) =>
    'name' in field ? (
      <FieldInput key={field.name} field={field} at={at} />
    ) : (
      <Columns key={field[0]?.name}>
        {field.map((each) => (
          <FieldInput key={each.name} field={each} at={at} />
        ))}
      </Columns>
    ),
  );
