import { Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { useRenewal } from '../data/renewal.ts';
import { sendFile } from '../data/uploadFile.ts';
import { failureWords } from '../elements/failureWords.ts';
import { PlacedAlert, Row, Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { newFilePath } from './useOrder.ts';

interface Sending {
  name: string;
  share: number;
  isRetried: boolean;
}

export function useFileSending(orderId: string) {
  const translate = useTranslate();
  const renew = useRenewal();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<{ message: string; retry(): void } | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (file: File, key: string = crypto.randomUUID()) => {
    const upload = new AbortController();
    leaving.current = upload;
    const initial: Sending = { name: file.name, share: 0, isRetried: false };
    setFailure(null);
    setSending(initial);
    const answer = await sendFile(newFilePath(orderId, file.name, key), file, {
      signal: upload.signal,
      onProgress: (share) => setSending({ ...initial, share }),
      onRetry: () => setSending({ ...initial, isRetried: true }),
    });
    if (!answer) return;
    if (answer.ok) {
      await renew(['reflinksdownload']);
      setSending(null);
      return;
    }
    setSending(null);
    const { status, refusal, retryMinutes } = answer;
    const error = new HttpError(refusal?.message ?? '', status, { ...refusal, retryMinutes });
    setFailure({ message: failureWords(error, translate), retry: () => void send(file, key) });
  };
  const stop = () => {
    leaving.current?.abort();
    setSending(null);
  };
  return { sending, failure, send, stop };
}

type FileUpload = ReturnType<typeof useFileSending>;

export function FileSending({ upload: { sending, failure, stop } }: { upload: FileUpload }) {
  const translate = useTranslate();
  if (failure)
    return (
      <PlacedAlert
        severity="error"
        mx={2}
        mb={1}
        action={
          <Button color="inherit" size="small" onClick={failure.retry}>
            {translate('catalogue.upload.retry')}
          </Button>
        }
      >
        {failure.message}
      </PlacedAlert>
    );
  if (!sending) return null;
  const { name, share, isRetried } = sending;
  const percent = Math.round(share * 100);
  const words = isRetried
    ? translate('catalogue.upload.retried')
    : translate('catalogue.upload.sending', { percent });
  return (
    <Row isWrapped={false} px={2} pb={1}>
      <Spaced role="status" flex={1} minWidth={0}>
        <Text isBreakable>{name}</Text>
        <LinearProgress variant="determinate" value={percent} aria-label={words} />
        <Typography variant="caption">{words}</Typography>
      </Spaced>
      <Button size="small" onClick={stop}>
        {translate('frame.stop')}
      </Button>
    </Row>
  );
}
