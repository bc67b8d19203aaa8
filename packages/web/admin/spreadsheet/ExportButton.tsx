import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { saveFile } from '../../parts/file.ts';
import { allDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import { LIST_RESOURCES, type ListResource, storedCollection } from '../data/resources.ts';
import { useMayOpen } from '../data/useMay.ts';
import { today } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { catalogueFile, catalogueFileName, type Exported, type FileFormat } from './catalogueFile.ts';
import { languageCodes } from './columns.ts';
import { headingLanguage } from './headings.ts';

export function useCatalogueSaving() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = headingLanguage(useLocale());
  const queries = useQueryClient();
  return async (
    exported: readonly Exported[] | Promise<readonly Exported[]>,
    { format, name }: { format: FileFormat; name: string },
  ): Promise<void> => {
    try {
      const [lists, languages] = await Promise.all([exported, queries.query(allDocuments('languages'))]);
      saveFile(await catalogueFile(lists, { format, languages: languageCodes(languages), language }), name);
    } catch {
      notify(translate('spreadsheet.export.failed'), { type: 'error' });
    }
  };
}

const FORMATS: readonly FileFormat[] = ['xlsx', 'csv', 'json'];

export interface ExportButtonProps {
  resource: ListResource;
  documents: () => Promise<readonly Document[]>;
  isSelection?: boolean;
}

export function ExportButton({ resource, documents, isSelection = false }: ExportButtonProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const mayOpen = useMayOpen();
  const save = useCatalogueSaving();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);

  const saveAs = async (exported: Promise<Exported[]>, name: string, format: FileFormat) => {
    setAnchor(null);
    setBusy(true);
    await save(exported, { format, name });
    setBusy(false);
  };
  const saveList = async (format: FileFormat) => {
    const exported = documents().then((found) => [{ resource, documents: found }]);
    await saveAs(exported, catalogueFileName(resource, today(), format), format);
  };
  /** Sequential: browsers limit a host to six connections, including the event stream. */
  const wholeCatalogue = async () => {
    const exported: Exported[] = [];
    for (const each of LIST_RESOURCES.filter(({ name }) => mayOpen(name)))
      exported.push({ resource: each, documents: await queries.query(allDocuments(storedCollection(each))) });
    return exported;
  };
  const saveWhole = (format: FileFormat) =>
    saveAs(wholeCatalogue(), `${translate('spreadsheet.note.catalogue')}-${today()}.${format}`, format);

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
          <MenuItem key={format} onClick={() => void saveList(format)}>
            <ListItemText
              primary={translate(`spreadsheet.export.${format}`)}
              secondary={translate(`spreadsheet.export.${format}About`)}
            />
          </MenuItem>
        ))}
        {!isSelection && <Divider />}
        {!isSelection &&
          (['xlsx', 'json'] as const).map((format) => (
            <MenuItem key={`whole ${format}`} onClick={() => void saveWhole(format)}>
              <ListItemText
                primary={translate('spreadsheet.export.whole', { format: format.toUpperCase() })}
                secondary={translate('spreadsheet.export.wholeAbout')}
              />
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
