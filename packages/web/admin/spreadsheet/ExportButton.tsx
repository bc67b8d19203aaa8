import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { saveFile } from '../../parts/file.ts';
import { allDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { catalogueFile, catalogueFileName, type FileFormat, today } from './catalogueFile.ts';
import { languageCodes } from './columns.ts';

const FORMATS: readonly FileFormat[] = ['xlsx', 'csv'];

export interface ExportButtonProps {
  resource: CatalogueResource;
  /** The articles to be exported, in the order of the list; asked for when a format is chosen. */
  articles: () => Promise<readonly Document[]>;
  /** Whether they are those that a person ticked. */
  isSelection?: boolean;
}

/** Saves articles as a file that a spreadsheet opens and that imports again. */
export function ExportButton({ resource, articles, isSelection = false }: ExportButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async (format: FileFormat) => {
    setAnchor(null);
    setBusy(true);
    try {
      const [exported, languages] = await Promise.all([articles(), queries.query(allDocuments('languages'))]);
      const file = await catalogueFile(exported, {
        resource,
        languages: languageCodes(languages),
        format,
        locale,
        sheetName: translate(`resources.${resource.name}.name`),
      });
      saveFile(file, catalogueFileName(resource, today(), format));
    } catch {
      notify('spreadsheet.export.failed', { type: 'error' });
    }
    setBusy(false);
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(isSelection ? 'spreadsheet.export.selection' : 'spreadsheet.export.button')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => save(format)}>
            <ListItemText
              primary={translate(`spreadsheet.export.${format}`)}
              secondary={translate(`spreadsheet.export.${format}About`)}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
