import type { CollectionName } from '@lumitor/domain/collections/collections';
import { useEffect, useRef, useState } from 'react';
import { type HttpError, useLocale } from 'react-admin';
import { type FileKind, fileFault, type UploadFault } from '../../data/fileKind.ts';
import { deleteUpload, uploadFile } from '../../data/uploadFile.ts';
import { failureWords } from '../../elements/failureWords.ts';
import { fileFaultWords } from '../../elements/fileFaultWords.ts';
import { useTranslate } from '../../words/useTranslate.ts';

export interface Sending {
  preview: string;
  share: number;
  isRetried: boolean;
}

type Failure = { fault: UploadFault } | { error: HttpError; retry: () => void };

/** A new upload cancels and replaces the previous, or only adds to them. */
export function useFileUpload(
  kind: FileKind,
  collection: CollectionName,
  onStored: (url: string) => void,
  isAdding = false,
) {
  const translate = useTranslate();
  const locale = useLocale();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leaving = useRef<AbortController>(undefined);
  /** Uploaded file that no stored document references. */
  const unsaved = useRef<string>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const stop = () => {
    leaving.current?.abort();
    setSending(null);
    setFailure(null);
  };
  const show = (url: string) => {
    // The replaced upload would stay in the store unreferenced.
    if (unsaved.current && !isAdding) void deleteUpload(unsaved.current);
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
    message: failure && messageOf(failure),
    /** Null if a retry cannot help. */
    retry: failure && 'retry' in failure ? failure.retry : null,
    send,
    stop,
    remove,
  };
}
