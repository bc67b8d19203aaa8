import { useTranslate } from 'react-admin';
import { useFieldLabels } from '../catalogue/useFieldLabels.ts';
import type { Column } from './columns.ts';

/** What a person calls a column, beside its name in the file. */
export function useColumnLabel(): (column: Column) => string {
  const translate = useTranslate();
  const { ofField, ofText } = useFieldLabels();
  return ({ name, stored, part, field, language }) => {
    if (!field) return name;
    if (language) return ofText(field, language);
    const label = ofField(field);
    const value = field.kind === 'colour' ? (stored === 'isWhite' ? 'white' : 'black') : part;
    if (value === null) return label;
    return translate('catalogue.form.protocol', {
      field: label,
      protocol: translate(`catalogue.values.${value}`),
    });
  };
}
