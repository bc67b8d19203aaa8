import type { DrawnUnderlay } from '@lumitor/domain/drawing/drawnRoom';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { Px } from '@lumitor/domain/units';
import { readBlob } from '../data/readBlob.ts';

/** Longest sides, above the resolution of printers. */
const SIDES: Readonly<Record<'underlay' | 'view' | 'logo', Px>> = { underlay: 1600, view: 1600, logo: 640 };
const QUALITY = 0.82;

export async function onWhite(
  file: Blob,
  maxSide: Px = Number.POSITIVE_INFINITY,
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

/** Data URL, because PDFs support no WebP. */
async function printed(file: string, maxSide: Px, type: 'image/jpeg' | 'image/png'): Promise<string> {
  const canvas = await onWhite(await readBlob(file), maxSide);
  if (!canvas) throw new Error('The browser cannot draw the picture: close other tabs, and try again.');
  return canvas.toDataURL(type, QUALITY);
}

export async function printedUnderlay({ data: { underlay } }: ShownOrder): Promise<DrawnUnderlay | null> {
  return underlay ? { ...underlay, href: await printed(underlay.file, SIDES.underlay, 'image/jpeg') } : null;
}

export async function printedView({ data: { view } }: ShownOrder): Promise<string | null> {
  return view ? printed(view.file, SIDES.view, 'image/jpeg') : null;
}

export async function printedLogo({ settings: { shop } }: ShownOrder): Promise<string | null> {
  return shop.logo ? printed(shop.logo, SIDES.logo, 'image/png') : null;
}
