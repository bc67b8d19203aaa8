import type { CollectionName } from '@lumitor/domain/documents/collections';
import { useEffect, useRef, useState } from 'react';
import { removeFile } from '../../../data/files.ts';
import { type PictureFault, pictureFault, uploadPicture } from './uploadPicture.ts';

const pathOf = (url: string) => url.replace(/^\/files\//, '');

/** A picture on its way to the data service. */
export interface Sending {
  /** What the browser shows of the file meanwhile. */
  preview: string;
  /** 0 to 1. */
  share: number;
}

/** Sends pictures as they are chosen, one at a time; the last one counts. */
export function usePictureUpload(collection: CollectionName, onStored: (url: string) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const cancel = useRef<() => void>(undefined);
  /** Stored from this form and in no document yet. */
  const unsaved = useRef<string>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const letGo = () => {
    cancel.current?.();
    // Nothing shows it: it would lie in the store for ever.
    if (unsaved.current) void removeFile(pathOf(unsaved.current));
    unsaved.current = undefined;
  };

  const send = async (file: File) => {
    const refused = pictureFault(file);
    setFault(refused);
    if (refused) return;
    letGo();
    const preview = URL.createObjectURL(file);
    setSending({ preview, share: 0 });
    const upload = uploadPicture(collection, file, (share) => setSending({ preview, share }));
    cancel.current = upload.cancel;
    const stored = await upload.result;
    URL.revokeObjectURL(preview);
    if (!stored) return;
    cancel.current = undefined;
    setSending(null);
    if ('fault' in stored) {
      setFault(stored.fault);
      return;
    }
    unsaved.current = stored.url;
    onStored(stored.url);
  };

  const remove = () => {
    letGo();
    setSending(null);
    setFault(null);
    onStored('');
  };
  return { sending, fault, send, remove };
}
