import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useLocale, useNotify } from 'react-admin';
import { saveFile } from '../../parts/file.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { catalogueFile, catalogueFileName } from './catalogueFile.ts';

interface TemplateButtonProps {
  resource: CatalogueResource;
  languages: readonly string[];
}

/** Saves a workbook that has all columns and no articles. */
export function TemplateButton({ resource, languages }: TemplateButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const save = async () => {
    try {
      const sheetName = translate(`resources.${resource.name}.name`);
      const file = await catalogueFile([], { resource, languages, format: 'xlsx', locale, sheetName });
      saveFile(file, catalogueFileName(resource, translate('spreadsheet.note.template'), 'xlsx'));
    } catch {
      notify('spreadsheet.export.failed', { type: 'error' });
    }
  };
  return (
    <Button size="small" startIcon={<FileDownload />} onClick={save} sx={{ justifySelf: 'start' }}>
      {translate('spreadsheet.import.template')}
    </Button>
  );
}
