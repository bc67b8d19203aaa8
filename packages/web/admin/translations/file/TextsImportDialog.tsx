import UploadFile from '@mui/icons-material/UploadFileOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { cellId } from '../cells.ts';
import type { TextSection } from '../textTable.ts';
import type { TextChanges } from '../useTextChanges.ts';
import type { ReadTexts } from './fileTexts.ts';
import { planTexts } from './planTexts.ts';
import { readTextsFile } from './readTextsFile.ts';
import { TextsPreview } from './TextsPreview.tsx';

interface Props {
  sections: readonly TextSection[];
  languages: readonly string[];
  change: TextChanges['change'];
  onClose(): void;
}

interface Chosen {
  name: string;
  read: ReadTexts;
}

/** Takes texts out of a file: choose it, see what it would do, then all of it or nothing. */
export function TextsImportDialog({ sections, languages, change, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const words = useWords('translations.file');

  const read = chosen?.read.ok ? chosen.read : null;
  const fault = chosen && !chosen.read.ok ? chosen.read.fault : null;
  const plan = useMemo(() => read && planTexts(read, sections, languages), [read, sections, languages]);
  const edits = plan ? [...plan.changes, ...plan.additions] : [];

  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file || isBusy) return;
    setFailure(null);
    setBusy(true);
    setChosen({ name: file.name, read: await readTextsFile(file) });
    setBusy(false);
  };
  const apply = async () => {
    if (!chosen) return;
    setFailure(null);
    setBusy(true);
    try {
      const reason = { kind: 'import' as const, name: chosen.name.slice(0, 200) };
      const obstacles = await change(edits, { word: 'import', name: chosen.name }, reason);
      if (obstacles.length === 0) return onClose();
      const names = obstacles
        .slice(0, 5)
        .map(({ edit }) => (edit.kind === 'set' ? cellId(edit) : edit.section));
      setFailure(words('blocked', { names: names.join(', ') }));
    } catch {
      setFailure(words('failed'));
    }
    setBusy(false);
  };
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words('title')}</DialogTitle>
      <DialogContent
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files);
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, ...(plan && { height: '70vh' }) }}
      >
        {failure && <Alert severity="error">{failure}</Alert>}
        {fault && <Alert severity="error">{translate(fault.key, fault.values)}</Alert>}
        {!plan && (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 4, textAlign: 'center' }}>
            <UploadFile sx={{ color: 'text.secondary', fontSize: 32 }} />
            <Typography>{words('drop')}</Typography>
            <Button variant="contained" disabled={isBusy} onClick={() => input.current?.click()}>
              {translate('spreadsheet.import.choose')}
            </Button>
            <Typography color="text.secondary">{words('rule')}</Typography>
          </Box>
        )}
        {plan && chosen && <TextsPreview fileName={chosen.name} plan={plan} />}
        <input
          ref={input}
          type="file"
          accept=".json,.csv,.xlsx,.tsv,.txt"
          hidden
          onChange={({ target }) => {
            void take(target.files);
            // The same file, mended meanwhile, may be chosen again.
            target.value = '';
          }}
        />
      </DialogContent>
      {isBusy && <LinearProgress />}
      <DialogActions>
        {plan && (
          <Button onClick={() => input.current?.click()} disabled={isBusy} sx={{ mr: 'auto' }}>
            {translate('spreadsheet.import.chooseOther')}
          </Button>
        )}
        <Button color="inherit" onClick={close} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        {plan && (
          <Button variant="contained" onClick={apply} disabled={isBusy || edits.length === 0}>
            {words('apply', { smart_count: edits.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
