import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Box, Button, LinearProgress, Link, Typography } from '@mui/material';
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ArticlePicture } from '../../articles/Picture.tsx';
import { useFileChoice } from '../../articles/useFileChoice.tsx';
import { type FileKind, PHOTOMETRY_FILE, PICTURE, SHEET } from '../../data/fileKind.ts';
import { PlacedHint, Row, Spaced } from '../../elements/layout.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { PhotometryFacts } from './PhotometryFacts.tsx';
import { type Sending, useFileUpload } from './useFileUpload.ts';

export function PictureInput(props: { collection: CollectionName }) {
  const translate = useTranslate();
  const title = useWatch({ name: 'title' });
  return (
    <FileInput {...props} kind={PICTURE} name="img" label={translate('catalogue.fields.img')} isPasted>
      {(url, preview) => (
        <ArticlePicture
          url={preview || url}
          alt={
            preview || url
              ? translate('catalogue.picture.shownAs', { name: title || '' })
              : translate('catalogue.list.noPicture')
          }
          size={128}
          width={320}
        />
      )}
    </FileInput>
  );
}

export function SheetInput(props: { collection: CollectionName }) {
  const translate = useTranslate();
  return (
    <FileInput {...props} kind={SHEET} name="sheet" label={translate('catalogue.fields.sheet')}>
      {(url) => url && <Link href={url}>{translate('catalogue.sheet.open')}</Link>}
    </FileInput>
  );
}

export function PhotometryInput({ collection, label }: { collection: CollectionName; label: string }) {
  const translate = useTranslate();
  const [file, code, title]: unknown[] = useWatch({ name: ['photometry', 'description', 'title'] });
  const path = String(file ?? '');
  return (
    <>
      <FileInput collection={collection} kind={PHOTOMETRY_FILE} name="photometry" label={label}>
        {(url) =>
          url && (
            // The product code as file name lets an import match the article (D40).
            <Link href={url} download={`${code || title || 'photometry'}.${url.split('.').at(-1)}`}>
              {translate('catalogue.photometry.open')}
            </Link>
          )
        }
      </FileInput>
      {path && <PhotometryFacts path={path} />}
    </>
  );
}

interface FileInputProps {
  collection: CollectionName;
  kind: FileKind;
  name: string;
  label: string;
  isPasted?: boolean;
  children(url: string, preview: string): ReactNode;
}

function usePasted(take: ((file: File) => void) | null) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: globalThis.ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || !latest.current) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function Progress({ sending, processing }: { sending: Sending; processing: string }) {
  const translate = useTranslate();
  const percent = Math.round(sending.share * 100);
  const words = translate('catalogue.upload.sending', { percent });
  return (
    <Spaced role="status" my={1}>
      <LinearProgress variant="determinate" value={percent} aria-label={words} />
      <Typography variant="caption">
        {sending.isRetried ? translate('catalogue.upload.retried') : percent < 100 ? words : processing}
      </Typography>
    </Spaced>
  );
}

/** Uploads at once; saving the form stores the address. */
export function FileInput(props: FileInputProps) {
  const { collection, kind, name, label, isPasted = false, children } = props;
  const translate = useTranslate();
  const word = useWords(`catalogue.${kind.name}`);
  const isSending = useRef(false);
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => (isSending.current ? word('stillSending') : true) },
  });
  const upload = useFileUpload(kind, collection, field.onChange);
  const { sending, retry } = upload;
  const send = (file: File) => void upload.send(file);
  isSending.current = sending !== null;
  usePasted(isPasted ? send : null);
  const choice = useFileChoice(kind.accept.join(','), send);
  const id = useId();
  const url = String(field.value ?? '');
  const message = upload.message ?? fieldState.error?.message;
  // With several such fields, the focused one receives the paste.
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (file) send(file);
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      {...choice.place}
      onPaste={isPasted ? undefined : paste}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        p: 2,
        my: 1,
        border: '1px dashed',
        borderColor: upload.message ? 'error.main' : choice.isOver ? 'warning.main' : 'text.disabled',
        borderRadius: 1,
        backgroundColor: choice.isOver ? 'action.hover' : undefined,
      }}
    >
      {children(url, sending?.preview ?? '')}
      <Spaced flex="1 1 220px">
        <Typography id={id} component="h2" variant="h3">
          {label}
        </Typography>
        {sending ? (
          <Progress sending={sending} processing={word('processing')} />
        ) : (
          <Typography color="textSecondary">{word('drop')}</Typography>
        )}
        <Row align="stretch" my={1}>
          <Button variant="outlined" size="small" ref={field.ref} onClick={choice.open}>
            {word(url || sending ? 'replace' : 'choose')}
          </Button>
          {retry && (
            <Button variant="outlined" size="small" onClick={retry}>
              {translate('catalogue.upload.retry')}
            </Button>
          )}
          {sending && (
            <Button size="small" onClick={upload.stop}>
              {translate('frame.stop')}
            </Button>
          )}
          {url && !sending && (
            <Button size="small" color="error" onClick={upload.remove}>
              {word('remove')}
            </Button>
          )}
        </Row>
        {choice.input}
        <PlacedHint error={Boolean(message)} role={message ? 'alert' : undefined} m={0}>
          {message ?? word('formats')}
        </PlacedHint>
      </Spaced>
    </Box>
  );
}
