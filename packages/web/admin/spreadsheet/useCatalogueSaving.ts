import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import { saveFile } from '../../parts/file.ts';
import { allDocuments } from '../data/allDocuments.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { catalogueFile, type Exported, type FileFormat } from './catalogueFile.ts';
import { languageCodes } from './columns.ts';
import { headingLanguage } from './headings.ts';

/** Saves lists of articles as a file that imports again, or says that it could not be made. */
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
