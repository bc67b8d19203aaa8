import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/documents/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { Picture } from '../../articles/Picture.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { PICTURE_TYPES } from './uploadPicture.ts';
import { usePictureUpload } from './usePictureUpload.ts';

interface PictureInputProps {
  collection: CatalogueCollection;
  line: ProductLine;
}

const filesIn = (data: DataTransfer | null): File | undefined => data?.files[0];

/** Takes a picture that is pasted anywhere on the page. */
function usePasted(take: (file: File) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = filesIn(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** An article's picture: dropped, pasted or chosen, sent at once, and kept when the form is saved. */
export function PictureInput({ collection, line }: PictureInputProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isSending = useRef(false);
  const { field, fieldState } = useController({
    name: 'img',
    rules: { validate: () => (isSending.current ? translate('catalogue.picture.stillSending') : true) },
  });
  const { sending, fault, send, stop, remove } = usePictureUpload(
    collectionOf(collection, line),
    field.onChange,
  );
  isSending.current = sending !== null;
  usePasted((file) => void send(file));
  const title = useWatch({ name: 'title' });
  const id = useId();
  const word = useWords('catalogue.picture');
  const url = String(field.value ?? '');
  const message = fault
    ? word(fault.word, { size: fault.size?.toLocaleString(locale, { maximumFractionDigits: 1 }) })
    : fieldState.error?.message;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = filesIn(event.dataTransfer);
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
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        p: 2,
        my: 1,
        border: '1px dashed',
        borderColor: fault ? 'error.main' : isOver ? 'warning.main' : 'text.disabled',
        borderRadius: 1,
        backgroundColor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Picture
        url={sending?.preview ?? url}
        alt={url || sending ? word('shownAs', { name: title || '' }) : translate('catalogue.list.noPicture')}
        size={128}
        width={320}
      />
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography id={id} component="h2" variant="h3">
          {translate('catalogue.fields.img')}
        </Typography>
        {sending ? (
          <Box role="status" sx={{ my: 1 }}>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={word('uploading', { percent })}
            />
            <Typography variant="caption">
              {sending.isRetried
                ? word('retried')
                : percent < 100
                  ? word('uploading', { percent })
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
          {fault?.retry && (
            <Button variant="outlined" size="small" onClick={fault.retry}>
              {word('retry')}
            </Button>
          )}
          {sending && (
            <Button size="small" onClick={stop}>
              {word('stop')}
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
          accept={PICTURE_TYPES.join(',')}
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
