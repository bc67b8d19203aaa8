import type { DrawnUnderlay } from '@lumitor/domain/drawing/drawnRoom';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';

/** Longest side in pixels: finer than a printer shows of a drawing as wide as a page. */
const MAX_SIDE = 1600;
const QUALITY = 0.82;

async function fetchPicture(file: string): Promise<ImageBitmap> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The floor plan could not be had (${response.status}). Try again.`);
  return createImageBitmap(await response.blob());
}

/** The floor plan of an order with its picture as a JPEG: a PDF takes no WebP. Null where it has none. */
export async function printedUnderlay({ data: { underlay } }: ShownOrder): Promise<DrawnUnderlay | null> {
  if (!underlay) return null;
  const picture = await fetchPicture(underlay.file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures: close other tabs, and try again.');
  // What is clear in it is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { ...underlay, href: canvas.toDataURL('image/jpeg', QUALITY) };
}
