import type { CollectionName } from '@lumitor/domain/collections/collections';
import { useEffect, useRef, useState } from 'react';
import { type HttpError, useLocale } from 'react-admin';
import { type FileKind, fileFault, type UploadFault } from '../../data/fileKind.ts';
import { removeFile, uploadFile } from '../../data/uploadFile.ts';
import { failureWords } from '../../elements/failureWords.ts';
import { fileFaultWords } from '../../elements/fileFaultWords.ts';
import { useTranslate } from '../../words/useTranslate.ts';

/** A file on its way to the data service. */
export interface Sending {
  /** What the browser shows of the file meanwhile. */
  preview: string;
  /** 0 to 1. */
  share: number;
  /** The data service did not answer, and is asked again. */
  isRetried: boolean;
}

/** Why a file was not taken: what is wrong with it, or what failed, and what sends it again. */
type Failure = { fault: UploadFault } | { error: HttpError; retry: () => void };

/** Sends files as they are chosen, one at a time; the last one counts. */
export function useFileUpload(kind: FileKind, collection: CollectionName, onStored: (url: string) => void) {
  const translate = useTranslate();
  const locale = useLocale();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leaving = useRef<AbortController>(undefined);
  /** Stored from this form and in no document yet. */
  const unsaved = useRef<string>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const stop = () => {
    leaving.current?.abort();
    setSending(null);
    setFailure(null);
  };
  const show = (url: string) => {
    // Nothing shows the one before: it would lie in the store for ever.
    if (unsaved.current) void removeFile(unsaved.current);
    unsaved.current = url;
    onStored(url);
  };

  const send = async (file: File) => {
    const refused = await fileFault(kind, file);
    if (refused) return setFailure({ fault: refused });
    stop();
    const upload = new AbortController();
    leaving.current = upload;
    const preview = URL.createObjectURL(file);
    const initial: Sending = { preview, share: 0, isRetried: false };
    setSending(initial);
    const stored = await uploadFile(kind, collection, file, {
      signal: upload.signal,
      onProgress: (share) => setSending({ ...initial, share }),
      onRetry: () => setSending({ ...initial, isRetried: true }),
    });
    URL.revokeObjectURL(preview);
    if (!stored) return;
    setSending(null);
    if ('url' in stored) return show(stored.url);
    setFailure('fault' in stored ? stored : { ...stored, retry: () => void send(file) });
  };

  const remove = () => {
    stop();
    show('');
  };
  const messageOf = (failed: Failure): string => {
    if ('error' in failed) return failureWords(failed.error, translate);
    return fileFaultWords(kind, failed.fault, translate, locale);
  };
  return {
    sending,
    /** Why the last file was not taken. */
    message: failure && messageOf(failure),
    /** Sends it again, where that may help. */
    retry: failure && 'retry' in failure ? failure.retry : null,
    send,
    stop,
    remove,
  };
}
