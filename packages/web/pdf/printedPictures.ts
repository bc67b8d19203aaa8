import type { DrawnUnderlay } from '@lumitor/domain/drawing/drawnRoom';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { readBlob } from '../data/readBlob.ts';

/** Longest side in pixels, finer than a printer shows: of a drawing as wide as a page, and of a logo. */
const SIDES = { underlay: 1600, view: 1600, logo: 640 };
const QUALITY = 0.82;

/** A picture on a canvas of no longer side than that, in pixels; what is clear in it is white. Null where the browser draws none. */
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

/** A picture as a data URL: a PDF takes no WebP. */
async function printed(file: string, maxSide: number, type: 'image/jpeg' | 'image/png'): Promise<string> {
  const canvas = await onWhite(await readBlob(file), maxSide);
  if (!canvas) throw new Error('The browser draws no pictures: close other tabs, and try again.');
  return canvas.toDataURL(type, QUALITY);
}

/** The floor plan of an order; null where it has none. */
export async function printedUnderlay({ data: { underlay } }: ShownOrder): Promise<DrawnUnderlay | null> {
  return underlay ? { ...underlay, href: await printed(underlay.file, SIDES.underlay, 'image/jpeg') } : null;
}

/** The view of the room of an order; null where it has none. */
export async function printedView({ data: { view } }: ShownOrder): Promise<string | null> {
  return view ? printed(view.file, SIDES.view, 'image/jpeg') : null;
}

/** The shop's logo; null where it has none. */
export async function printedLogo({ settings: { shop } }: ShownOrder): Promise<string | null> {
  return shop.logo ? printed(shop.logo, SIDES.logo, 'image/png') : null;
}
