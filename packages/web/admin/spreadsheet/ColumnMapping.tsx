import { Alert, MenuItem, TextField } from '@mui/material';
import { useLocale } from 'react-admin';
import { Stacked } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { SheetColumn } from './columns.ts';
import { columnHeading, headingLanguage } from './headings.ts';
import { type HeaderCell, headerCells, type Mapping } from './plan/header.ts';
import type { Problem } from './plan/problem.ts';
import { cellText, isEmpty, type Worksheet } from './sheet/cell.ts';

export function useColumnWords(columns: readonly SheetColumn[]) {
  const translate = useTranslate();
  const language = headingLanguage(useLocale());
  const headingFor = (column: SheetColumn) => columnHeading(column, language);
  return {
    language,
    headingFor,
    columnOf: ({ column: name }: Problem) => {
      const column = columns.find((each) => each.name === name);
      return column ? headingFor(column) : name || translate('spreadsheet.table.wholeRow');
    },
    reasonOf: ({ key, values }: Problem) => translate(`spreadsheet.problems.${key}`, values),
  };
}

interface ColumnMappingProps {
  sheet: Worksheet;
  columns: readonly SheetColumn[];
  mapping: Mapping;
  /** Whether the header is invalid, so that every heading is shown. */
  isAtFault: boolean;
  onMap(index: number, name: string | null): void;
}

const sampleOf = ({ rows }: Worksheet, index: number): string => {
  const cell = rows.map(({ cells }) => cells[index]).find((each) => !isEmpty(each));
  return cellText(cell).slice(0, 40);
};

export function ColumnMapping({ sheet, columns, mapping, isAtFault, onMap }: ColumnMappingProps) {
  const translate = useTranslate();
  const { headingFor } = useColumnWords(columns);
  const shown = headerCells(sheet, columns, mapping).filter(
    ({ certainty }) => isAtFault || certainty !== 'named',
  );
  if (shown.length === 0) return null;
  const aboutOf = ({ index, certainty }: HeaderCell) => {
    const text = certainty === 'guessed' ? translate('spreadsheet.mapping.guessed') : '';
    const sample = sampleOf(sheet, index);
    return [text, sample && translate('spreadsheet.mapping.sample', { sample })].filter(Boolean).join(' ');
  };
  return (
    <Alert severity={shown.some(({ column }) => !column) ? 'warning' : 'info'}>
      {translate('spreadsheet.mapping.title')}
      <Stacked
        role="group"
        aria-label={translate('spreadsheet.mapping.title')}
        gap={1.5}
        columns="repeat(auto-fill, minmax(220px, 1fr))"
        mt={1.5}
      >
        {shown.map((cell) => (
          <TextField
            key={cell.index}
            select
            size="small"
            margin="none"
            label={cell.name}
            value={cell.column?.name ?? ''}
            helperText={aboutOf(cell)}
            onChange={({ target }) => onMap(cell.index, target.value || null)}
          >
            <MenuItem value="">{translate('spreadsheet.mapping.passOver')}</MenuItem>
            {columns.map((column) => (
              <MenuItem key={column.name} value={column.name}>
                {headingFor(column)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stacked>
    </Alert>
  );
}
