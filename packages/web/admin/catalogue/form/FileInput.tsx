import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useController } from 'react-hook-form';
import type { FileKind } from '../../data/fileKind.ts';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { useFileUpload } from './useFileUpload.ts';

interface FileInputProps {
  collection: CollectionName;
  kind: FileKind;
  /** Stored field, as a dotted path. */
  name: string;
  label: string;
  isPasted?: boolean;
  /** Shows what is stored, or on its way. @param preview empty where there is neither */
  children(url: string, preview: string): ReactNode;
}

const filesIn = (data: DataTransfer | null): File | undefined => data?.files[0];

/** Takes a file that is pasted anywhere on the page; null: none. */
function usePasted(take: ((file: File) => void) | null) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: globalThis.ClipboardEvent) => {
      const file = filesIn(event.clipboardData);
      if (!file || !latest.current) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** A file of a document: dropped, pasted or chosen, sent at once, and kept when the form is saved. */
export function FileInput(props: FileInputProps) {
  const { collection, kind, name, label, isPasted = false, children } = props;
  const translate = useTranslate();
  const word = useWords(`catalogue.${kind.name}`);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isSending = useRef(false);
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => (isSending.current ? word('stillSending') : true) },
  });
  const {
    sending,
    message: failure,
    retry,
    send,
    stop,
    remove,
  } = useFileUpload(kind, collection, field.onChange);
  isSending.current = sending !== null;
  usePasted(isPasted ? (file) => void send(file) : null);
  const id = useId();
  const url = String(field.value ?? '');
  const message = failure ?? fieldState.error?.message;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = filesIn(event.dataTransfer);
    if (file) void send(file);
  };
  // Where a page has several such fields, the one that has the focus takes what is pasted.
  const paste = (event: ClipboardEvent) => {
    const file = filesIn(event.clipboardData);
    if (file) void send(file);
  };
  const percent = Math.round((sending?.share ?? 0) * 100);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={isPasted ? undefined : paste}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        p: 2,
        my: 1,
        border: '1px dashed',
        borderColor: failure ? 'error.main' : isOver ? 'warning.main' : 'text.disabled',
        borderRadius: 1,
        backgroundColor: isOver ? 'action.hover' : undefined,
      }}
    >
      {children(url, sending?.preview ?? '')}
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography id={id} component="h2" variant="h3">
          {label}
        </Typography>
        {sending ? (
          <Box role="status" sx={{ my: 1 }}>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={translate('catalogue.upload.sending', { percent })}
            />
            <Typography variant="caption">
              {sending.isRetried
                ? translate('catalogue.upload.retried')
                : percent < 100
                  ? translate('catalogue.upload.sending', { percent })
                  : word('processing')}
            </Typography>
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{word('drop')}</Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          <Button variant="outlined" size="small" ref={field.ref} onClick={() => chooser.current?.click()}>
            {word(url || sending ? 'replace' : 'choose')}
          </Button>
          {retry && (
            <Button variant="outlined" size="small" onClick={retry}>
              {translate('catalogue.upload.retry')}
            </Button>
          )}
          {sending && (
            <Button size="small" onClick={stop}>
              {translate('frame.stop')}
            </Button>
          )}
          {url && !sending && (
            <Button size="small" color="error" onClick={remove}>
              {word('remove')}
            </Button>
          )}
        </Box>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={kind.accept.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file chosen again is a choice too.
            target.value = '';
            if (file) void send(file);
          }}
        />
        <FormHelperText error={Boolean(message)} role={message ? 'alert' : undefined} sx={{ m: 0 }}>
          {message ?? word('formats')}
        </FormHelperText>
      </Box>
    </Box>
  );
}
