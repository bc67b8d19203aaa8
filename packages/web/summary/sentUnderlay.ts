import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { MAX_SENT_MEGABYTES } from '@lumitor/domain/order/sentUnderlay';
import type { Underlay } from '@lumitor/domain/room/underlay';
import { keptPicture } from '../data/pictures.ts';

const MAX_BYTES = MAX_SENT_MEGABYTES * 2 ** 20;
/** Of a picture that is too large as it is kept: a browser that writes no WebP has kept a PNG. */
const QUALITY = 0.85;

async function asJpeg(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has nothing that is clear.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}

const inBase64 = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

/**
 * A floor plan as it is sent with an order: with its picture, and without the name of its file, which may say whose
 * it is. Null where this browser does not have the picture any more.
 */
export async function sentUnderlay(
  underlay: Underlay,
): Promise<NonNullable<OrderRequest['underlay']> | null> {
  const kept = await keptPicture(underlay.id);
  const picture = kept && kept.size > MAX_BYTES ? await asJpeg(kept) : kept;
  return picture && { ...underlay, name: '', picture: await inBase64(picture) };
}
