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
import { type ReactNode, useId, useState } from 'react';
import { useFileChoice } from '../articles/useFileChoice.tsx';
import { Placed, PlacedButton } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

export type ReadImport<Content> = { content: Content } | { fault: ReactNode };

export interface ChosenFile<Content> {
  content: Content;
  name: string;
  onBusy(isBusy: boolean): void;
  onForget(): void;
  onClose(): void;
}

interface FileImportProps<Content> {
  title: string;
  accept: string;
  read(file: File): Promise<ReadImport<Content>>;
  drop: string;
  about: ReactNode;
  width: ['lg' | 'md' | 'sm', 'md' | 'sm'];
  onClose(): void;
  children(chosen: ChosenFile<Content>): ReactNode;
}

export function FileImport<Content>(props: FileImportProps<Content>) {
  const { title, accept, read, drop, about, width, onClose, children } = props;
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<{ name: string; answer: ReadImport<Content> } | null>(null);
  const choice = useFileChoice(accept, async (file) => {
    if (isReading) return;
    setReading(true);
    setChosen({ name: file.name, answer: await read(file) });
    setReading(false);
  });
  const close = () => {
    // A running import cannot be cancelled, and its result must be shown.
    if (!isBusy) onClose();
  };
  const answer = isReading ? undefined : chosen?.answer;
  const hasContent = answer && 'content' in answer;
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={width[hasContent ? 0 : 1]}
      aria-labelledby={id}
      // The browser must not open a file dropped outside the drop area.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {hasContent ? (
        children({
          content: answer.content,
          name: chosen?.name ?? '',
          onBusy: setBusy,
          onForget: () => setChosen(null),
          onClose: close,
        })
      ) : (
        <>
          <Placed as={DialogContent} display="grid" gap={2}>
            {answer && <Alert severity="error">{answer.fault}</Alert>}
            <Box
              {...choice.place}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                gap: 1.5,
                px: 2,
                py: 5,
                textAlign: 'center',
                border: '1px dashed',
                borderColor: choice.isOver ? 'secondary.main' : 'text.disabled',
                borderRadius: 1,
                bgcolor: choice.isOver ? 'action.hover' : 'transparent',
              }}
            >
              <UploadFile sx={{ color: 'text.secondary', fontSize: 32 }} />
              <Typography role="status">
                {isReading ? translate('spreadsheet.import.reading') : drop}
              </Typography>
              <Button variant="contained" disabled={isReading} onClick={choice.open}>
                {translate('spreadsheet.import.choose')}
              </Button>
              {choice.input}
            </Box>
            {about}
          </Placed>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface ImportBodyProps {
  chosen: ChosenFile<unknown>;
  failure?: string | null;
  isBusy: boolean;
  progress?: { words: string; share: number };
  words: string;
  isDisabled: boolean;
  apply(): Promise<void>;
  children: ReactNode;
}

export function ImportBody(props: ImportBodyProps) {
  const { chosen, failure, isBusy, progress, words, isDisabled, apply, children } = props;
  const translate = useTranslate();
  const applying = translate('spreadsheet.import.applying');
  const applyAll = async () => {
    chosen.onBusy(true);
    await apply();
    chosen.onBusy(false);
  };
  return (
    <>
      <Placed as={DialogContent} display="flex" flexDirection="column" gap={2} height="70vh">
        {failure && <Alert severity="error">{failure}</Alert>}
        {children}
      </Placed>
      {isBusy && (
        <LinearProgress
          aria-label={progress?.words ?? applying}
          {...(progress && { variant: 'determinate', value: 100 * progress.share })}
        />
      )}
      <DialogActions className="wrapped">
        <PlacedButton onClick={chosen.onForget} disabled={isBusy} mr="auto">
          {translate('spreadsheet.import.chooseOther')}
        </PlacedButton>
        <Button onClick={chosen.onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void applyAll()} disabled={isBusy || isDisabled}>
          {isBusy ? applying : words}
        </Button>
      </DialogActions>
    </>
  );
}
