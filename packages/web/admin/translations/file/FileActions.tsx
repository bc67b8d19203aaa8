import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { csvFile } from '../../../csv/csv.ts';
import { saveFile } from '../../../parts/file.ts';
import { today } from '../../elements/dates.ts';
import { Writing } from '../../elements/Writing.tsx';
import { gridCsv } from '../../spreadsheet/sheet/csv.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import type { TextSection } from '../textTable.ts';
import type { TextChanges } from '../useTextChanges.ts';
import { jsonOf } from './jsonTexts.ts';
import { textsGrid } from './sheetTexts.ts';
import { TextsImportDialog } from './TextsImportDialog.tsx';

interface Props {
  sections: readonly TextSection[];
  languages: readonly string[];
  change: TextChanges['change'];
}

function languagesIn(sections: readonly TextSection[], languages: readonly string[]): string[] {
  const written = sections.flatMap(({ rows }) => rows.flatMap(({ texts }) => Object.keys(texts)));
  return [...new Set([...languages, ...written])];
}

const CONTENT = {
  json: (sections: readonly TextSection[]) => new Blob([jsonOf(sections)], { type: 'application/json' }),
  csv: (sections: readonly TextSection[], languages: readonly string[]) =>
    csvFile(gridCsv(textsGrid(sections, languagesIn(sections, languages)), 'pl')),
};

export function FileActions({ sections, languages, change }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isImporting, setImporting] = useState(false);
  const save = (format: 'json' | 'csv') => {
    setAnchor(null);
    saveFile(
      CONTENT[format](sections, languages),
      `lumitor-${translate('translations.fileName')}-${today()}.${format}`,
    );
  };
  return (
    <>
      <Writing area="texts">
        <Button size="small" startIcon={<FileUpload />} onClick={() => setImporting(true)}>
          {translate('spreadsheet.import.button')}
        </Button>
      </Writing>
      <Button
        size="small"
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('spreadsheet.export.button')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('json')}>
          <ListItemText primary="JSON" secondary={translate('translations.file.jsonAbout')} />
        </MenuItem>
        <MenuItem onClick={() => save('csv')}>
          <ListItemText primary="CSV" secondary={translate('spreadsheet.export.csvAbout')} />
        </MenuItem>
      </Menu>
      {isImporting && (
        <TextsImportDialog
          sections={sections}
          languages={languages}
          change={change}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
