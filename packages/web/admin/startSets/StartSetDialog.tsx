import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useLineNames } from '../../data/settings.ts';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { StartSetPreview, StartSetRefused } from './StartSetPreview.tsx';
import { saveSample } from './sampleFile.ts';
import { useStartSet } from './useStartSet.ts';

/** The longest name that the history keeps. */
const NAME_MAX = 200;

interface StartSetDialogProps {
  line: ProductLine;
  onClose(): void;
}

/** Takes a start set into a line: choose the file, see what it brings, then all of it or nothing. */
export function StartSetDialog({ line, onClose }: StartSetDialogProps) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const { attempt } = useBatch();
  const queries = useQueryClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isImporting, setImporting] = useState(false);
  const { name, set, fault, plan, operations, error, choose } = useStartSet(line);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void choose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const bring = async () => {
    setImporting(true);
    const applied = await attempt({ kind: 'import', name: name.slice(0, NAME_MAX) }, operations, {
      word: 'startSets.done',
      options: { title: set?.title ?? '' },
    });
    setImporting(false);
    if (!applied) return;
    // Rules that are open for editing begin anew with those that have come.
    void queries.invalidateQueries({ queryKey: ['partTables', 'getOne', line] });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => !isImporting && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <DialogTitle id={id}>{translate('startSets.title', { line: lineNames[line] })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{translate('startSets.loadFailed')}</Alert>}
        {fault && <StartSetRefused fault={fault} />}
        {set && plan ? (
          <StartSetPreview plan={plan} title={set.title} />
        ) : (
          <>
            <DialogContentText>{translate('startSets.about')}</DialogContentText>
            <Button
              size="small"
              startIcon={<FileDownload />}
              onClick={saveSample}
              sx={{ justifySelf: 'start' }}
            >
              {translate('startSets.sample')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={translate('startSets.choose')}
          onChange={({ target }) => {
            take(target.files);
            // The same file, mended meanwhile, may be chosen again.
            target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isImporting} sx={{ mr: 'auto' }}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant={set ? 'text' : 'contained'}
          disabled={isImporting}
          onClick={() => input.current?.click()}
        >
          {translate(set ? 'startSets.chooseOther' : 'startSets.choose')}
        </Button>
        {set && (
          <Button
            variant="contained"
            onClick={() => void bring()}
            loading={isImporting}
            disabled={operations.length === 0}
          >
            {translate('startSets.import')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
