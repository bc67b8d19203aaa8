import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import type { CatalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { catalogueFileName } from './catalogueFile.ts';
import type { FileFault } from './sheet/cell.ts';
import { useCatalogueSaving } from './useCatalogueSaving.ts';

const ACCEPTED = '.xlsx,.csv,.tsv,.txt,.json,.zip,text/csv';

interface FileChoiceProps {
  resource: CatalogueResource;
  isReading: boolean;
  /** Why the last file could not be taken, and which of its sheets. */
  fault: { fault: FileFault; sheet: string } | null;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** Takes a file by drag and drop or by the file dialog, and says what it may hold. */
export function FileChoice({ resource, isReading, fault, onChoose, onClose }: FileChoiceProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isReading) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const save = useCatalogueSaving();
  const saveTemplate = () =>
    save([{ resource, articles: [] }], {
      format: 'xlsx',
      name: catalogueFileName(resource, translate('spreadsheet.note.template'), 'xlsx'),
    });
  const rules = [
    'rule1',
    ...(codeFieldOf(resource.collection) ? (['rule2', 'ruleFiles'] as const) : (['rule2NoCode'] as const)),
    'ruleWhole',
    'rule3',
    'rule4',
  ] as const;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {fault && (
          <Alert severity="error">
            {fault.sheet && `${fault.sheet}: `}
            {translate(`spreadsheet.faults.${fault.fault.key}`, fault.fault.values)}
          </Alert>
        )}
        <Box
          onDragOver={dragOver}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            py: 5,
            textAlign: 'center',
            border: '1px dashed',
            borderColor: isOver ? 'secondary.main' : 'text.disabled',
            borderRadius: 1,
            bgcolor: isOver ? 'action.hover' : 'transparent',
          }}
        >
          <UploadFile sx={{ color: 'text.secondary', fontSize: 32 }} />
          <Typography role="status">
            {translate(isReading ? 'spreadsheet.import.reading' : 'spreadsheet.import.drop')}
          </Typography>
          <Button variant="contained" disabled={isReading} onClick={() => input.current?.click()}>
            {translate('spreadsheet.import.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            hidden
            onChange={({ target }) => {
              take(target.files);
              // The same file, mended meanwhile, may be chosen again.
              target.value = '';
            }}
          />
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.5 }}>
          {rules.map((rule) => (
            <Typography key={rule} component="li">
              {translate(`spreadsheet.import.${rule}`)}
            </Typography>
          ))}
        </Box>
        <Button
          size="small"
          startIcon={<FileDownload />}
          onClick={() => void saveTemplate()}
          sx={{ justifySelf: 'start' }}
        >
          {translate('spreadsheet.import.template')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </>
  );
}
