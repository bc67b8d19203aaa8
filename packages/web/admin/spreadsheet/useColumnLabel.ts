import type { SystemType } from '@lumitor/domain/catalogue/article';
import { useFieldLabels } from '../articles/useFieldLabels.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Column } from './columns.ts';

/** What a person calls a column, beside its name in the file. */
export function useColumnLabel(): (column: Column) => string {
  const translate = useTranslate();
  const { ofField, ofText } = useFieldLabels();
  return ({ name, stored, part, field, language }) => {
    if (!field) return name;
    if (language) return ofText(field, language);
    const label = ofField(field);
    if (field.kind === 'colour') {
      const colour = translate(`spreadsheet.colours.${stored === 'isBlack' ? 'isBlack' : 'isWhite'}`);
      return translate('catalogue.form.language', { field: label, language: colour });
    }
    if (part === null) return label;
    return translate('catalogue.form.protocol', {
      field: label,
      protocol: translate(`catalogue.values.${part as SystemType}`),
    });
  };
}
