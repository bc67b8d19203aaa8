import type { DrawnUnderlay } from '@lumitor/domain/drawing/drawnRoom';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { readBlob } from '../data/readBlob.ts';
import { onWhite } from './onWhite.ts';

/** Longest side in pixels, finer than a printer shows: of a drawing as wide as a page, and of a logo. */
const SIDES = { underlay: 1600, view: 1600, logo: 640 };
const QUALITY = 0.82;

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
