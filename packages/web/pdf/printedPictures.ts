import type { DrawnUnderlay } from '@lumitor/domain/drawing/drawnRoom';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { readBlob } from '../data/readBlob.ts';

/** Longest side in pixels, above the resolution of printers: of a drawing as wide as a page, and of a logo. */
const SIDES = { underlay: 1600, view: 1600, logo: 640 };
const QUALITY = 0.82;

/** Canvas of a picture on white, with a limited side in pixels. Null if the browser cannot draw the picture. */
export async function onWhite(
  file: Blob,
  maxSide = Number.POSITIVE_INFINITY,
): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** Picture as a data URL, because PDFs support no WebP. */
async function printed(file: string, maxSide: number, type: 'image/jpeg' | 'image/png'): Promise<string> {
  const canvas = await onWhite(await readBlob(file), maxSide);
  if (!canvas) throw new Error('The browser draws no pictures: close other tabs, and try again.');
  return canvas.toDataURL(type, QUALITY);
}

/** Floor plan of an order; null without one. */
export async function printedUnderlay({ data: { underlay } }: ShownOrder): Promise<DrawnUnderlay | null> {
  return underlay ? { ...underlay, href: await printed(underlay.file, SIDES.underlay, 'image/jpeg') } : null;
}

/** View of the room of an order; null without one. */
export async function printedView({ data: { view } }: ShownOrder): Promise<string | null> {
  return view ? printed(view.file, SIDES.view, 'image/jpeg') : null;
}

/** Logo of the shop; null without one. */
export async function printedLogo({ settings: { shop } }: ShownOrder): Promise<string | null> {
  return shop.logo ? printed(shop.logo, SIDES.logo, 'image/png') : null;
}
