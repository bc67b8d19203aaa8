import { useTranslate } from '../words/useTranslate.ts';
import type { SettingField, SettingFieldList } from './fields.ts';
import { Columns } from './Group.tsx';
import { ChoicesInput, LanguagesInput, SelectInput, SettingInput, SwitchInput } from './inputs.tsx';

interface FieldInputProps {
  field: SettingField;
  at: string;
}

function FieldInput({ field, at }: FieldInputProps) {
  const translate = useTranslate();
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
      const { kind, unit, lines, label, autoComplete } = field;
      return (
        <SettingInput
          name={name}
          hint={hint}
          type={kind}
          label={label && translate(`settings.fields.${label}`)}
          suffix={unit === 'days' ? translate('settings.days') : unit}
          autoComplete={autoComplete}
          lines={lines}
        />
      );
    }
  }
}

interface SettingFieldsProps {
  fields: SettingFieldList;
  /** Path of the document that contains the fields, with its last dot. */
  at?: string;
}

export const SettingFields = ({ fields, at = '' }: SettingFieldsProps) =>
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
