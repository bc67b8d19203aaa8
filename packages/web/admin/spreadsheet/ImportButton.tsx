import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { CatalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** Opens the import of a spreadsheet into a collection. */
export function ImportButton({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<FileUpload />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('spreadsheet.import.button')}
      </Button>
      {isOpen && <ImportDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
}
