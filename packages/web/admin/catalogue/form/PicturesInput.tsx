import { MAX_PICTURES } from '@lumitor/domain/catalogue/image';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Star from '@mui/icons-material/StarOutline';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { type ClipboardEvent, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { ArticlePicture } from '../../articles/Picture.tsx';
import { useFileChoice } from '../../articles/useFileChoice.tsx';
import { PICTURE } from '../../data/fileKind.ts';
import { PlacedHint, Row, Spaced } from '../../elements/layout.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useFileUpload } from './useFileUpload.ts';

interface ListedProps {
  url: string;
  number: number;
  onEarlier(): void;
  onFirst(): void;
  onRemove(): void;
}

function ListedPicture({ url, number, onEarlier, onFirst, onRemove }: ListedProps) {
  const translate = useTranslate();
  const word = (name: 'first' | 'earlier' | 'removeOne' | 'numbered') =>
    translate(`catalogue.pictures.${name}`, { number });
  const acts = [
    ['first', onFirst, Star],
    ['earlier', onEarlier, ArrowBack],
    ['removeOne', onRemove, Close],
  ] as const;
  return (
    <Spaced component="li" display="grid" gap={0.5}>
      <ArticlePicture url={url} alt={word('numbered')} size={96} width={320} />
      <Row gap={0} justify="space-between">
        {acts.map(([name, act, Icon]) => (
          <IconButton key={name} size="small" aria-label={word(name)} title={word(name)} onClick={act}>
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Row>
    </Spaced>
  );
}

/** Pictures after the first. Each is uploaded at once; saving the form stores the addresses. */
export function PicturesInput({ collection, label }: { collection: CollectionName; label: string }) {
  const translate = useTranslate();
  const { field: first } = useController({ name: 'img' });
  const isSending = useRef(false);
  const { field, fieldState } = useController({
    name: 'pictures',
    rules: { validate: () => (isSending.current ? translate('catalogue.picture.stillSending') : true) },
  });
  const urls: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const latest = useRef(urls);
  latest.current = urls;
  const change = (changed: readonly string[]) => {
    latest.current = changed;
    field.onChange(changed);
  };
  const upload = useFileUpload(PICTURE, collection, (url) => change([...latest.current, url]), true);
  isSending.current = upload.sending !== null;
  const queue = useRef(Promise.resolve());
  const send = (file: File) => {
    queue.current = queue.current.then(async () => {
      if (latest.current.length < MAX_PICTURES) await upload.send(file);
    });
  };
  const choice = useFileChoice(PICTURE.accept.join(','), send, true);
  const id = useId();
  const without = (at: number) => urls.filter((_, index) => index !== at);
  const moveEarlier = (at: number) => {
    const others = without(at);
    change([...others.slice(0, at - 1), ...urls.slice(at, at + 1), ...others.slice(at - 1)]);
  };
  const makeFirst = (at: number) => {
    const former = String(first.value ?? '');
    change([...(former ? [former] : []), ...without(at)]);
    first.onChange(urls[at]);
  };
  const paste = (event: ClipboardEvent) => {
    for (const file of event.clipboardData.files) send(file);
  };
  const message = upload.message ?? fieldState.error?.message;
  const isFull = urls.length >= MAX_PICTURES;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      {...choice.place}
      onPaste={paste}
      sx={{
        ...{ p: 2, my: 1, border: '1px dashed', borderRadius: 1 },
        borderColor: upload.message ? 'error.main' : choice.isOver ? 'warning.main' : 'text.disabled',
        backgroundColor: choice.isOver ? 'action.hover' : undefined,
      }}
    >
      <Typography id={id} component="h2" variant="h3">
        {label}
      </Typography>
      {urls.length > 0 && (
        <Row component="ul" align="flex-start" gap={1.5} m={0} p={0} my={1.5} style={{ listStyle: 'none' }}>
          {urls.map((url, at) => (
            <ListedPicture
              key={url}
              url={url}
              number={at + 2}
              onEarlier={() => (at === 0 ? makeFirst(at) : moveEarlier(at))}
              onFirst={() => makeFirst(at)}
              onRemove={() => change(without(at))}
            />
          ))}
        </Row>
      )}
      {upload.sending ? (
        <Spaced role="status" my={1}>
          <LinearProgress
            variant="determinate"
            value={Math.round(upload.sending.share * 100)}
            aria-label={translate('catalogue.picture.processing')}
          />
        </Spaced>
      ) : (
        <Typography color="textSecondary">{translate('catalogue.pictures.drop')}</Typography>
      )}
      <Row my={1}>
        <Button variant="outlined" size="small" ref={field.ref} onClick={choice.open} disabled={isFull}>
          {translate('catalogue.pictures.add')}
        </Button>
        {upload.retry && (
          <Button variant="outlined" size="small" onClick={upload.retry}>
            {translate('catalogue.upload.retry')}
          </Button>
        )}
      </Row>
      {choice.input}
      <PlacedHint error={Boolean(message)} role={message ? 'alert' : undefined} m={0}>
        {message ?? translate('catalogue.pictures.about', { max: MAX_PICTURES })}
      </PlacedHint>
    </Box>
  );
}
