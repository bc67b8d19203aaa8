import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { MAX_SENT_MEGABYTES, type SentPicture } from '@lumitor/domain/order/sentPictures';
import type { Bytes } from '@lumitor/domain/units';
import { storedPicture } from '../data/pictures.ts';
import { onWhite } from '../pdf/printedPictures.ts';
import type { SaveDraft } from './draft.ts';

const MAX_BYTES: Bytes = MAX_SENT_MEGABYTES * 2 ** 20;
/** Oversized pictures are PNGs of browsers that write no WebP. */
const QUALITY = 0.85;

async function asJpeg(picture: Blob): Promise<Blob | null> {
  const canvas = await onWhite(picture);
  return canvas && new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}

const inBase64 = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

async function sent(id: string): Promise<string | null> {
  const stored = await storedPicture(id);
  const picture = stored && stored.size > MAX_BYTES ? await asJpeg(stored) : stored;
  return picture && inBase64(picture);
}

/** File names may identify a person. Missing pictures: only the id. */
export async function collectSentPictures({
  underlay,
  sendsUnderlay,
  view,
}: Pick<SaveDraft, 'underlay' | 'sendsUnderlay' | 'view'>): Promise<
  | { pictures: Pick<OrderRequest, SentPicture>; missing?: undefined }
  | { pictures?: undefined; missing: SentPicture }
> {
  const pictures: Pick<OrderRequest, SentPicture> = {};
  if (underlay && sendsUnderlay) {
    const picture = await sent(underlay.id);
    if (!picture) return { missing: 'underlay' };
    pictures.underlay = { ...underlay, name: '', picture };
  }
  if (view) {
    const picture = await sent(view.id);
    if (!picture) return { missing: 'view' };
    pictures.view = { ...view, picture };
  }
  return { pictures };
}
