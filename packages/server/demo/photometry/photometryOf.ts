import type { PhotometryHead } from '@lumitor/domain/photometry/photometryHead';
import { writeIes } from '@lumitor/domain/photometry/writeIes';
import { writeLdt } from '@lumitor/domain/photometry/writeLdt';
import * as v from 'valibot';
import type { DemoArticle } from '../article.ts';
import { isLinear, tableOf } from './optics.ts';

/** A file made anew is the same: it is dated by the catalogue, not by the clock. */
const DATE = '2026-01-01';

/** What the demo catalogue tells of every luminaire. */
const figures = v.object({
  titleEn: v.string(),
  power: v.number(),
  lumens: v.number(),
  beam: v.number(),
  cct: v.number(),
  cri: v.number(),
  length: v.number(),
  luminousLength: v.number(),
  drop: v.number(),
});

/** In cm: what the articles do not tell of a luminaire's body. */
const LINEAR_WIDTH = 3.5;
const LONGEST_HEAD = 12;

/**
 * The photometric file of a luminaire of the demo catalogue, as a maker would publish it.
 *
 * @returns the same for the same luminaire; null for what is no luminaire
 */
export function photometryOf({ fields, code, light }: DemoArticle): { name: string; text: string } | null {
  if (!light || !code) return null;
  const { titleEn, power, lumens, beam, cct, cri, length, luminousLength, drop } = v.parse(figures, fields);
  const linear = isLinear(light.optics);
  const opening = linear ? luminousLength : length * 0.8;
  const head: PhotometryHead = {
    ...{ maker: 'Lumitor', name: titleEn, code, date: DATE, lamp: 'LED' },
    ...{ lumens, watts: power, cct, cri },
    ...{ length, width: linear ? LINEAR_WIDTH : 0, height: Math.min(drop, LONGEST_HEAD) },
    ...{ luminousLength: opening, luminousWidth: linear ? LINEAR_WIDTH - 0.5 : 0 },
  };
  const isLdt = light.file === 'ldt';
  const table = tableOf(light.optics, lumens, beam, !isLdt);
  return {
    name: `${code}.${isLdt ? 'ldt' : 'ies'}`,
    text: light.file === 'ldt' ? writeLdt(table, head) : writeIes(light.file, table, head),
  };
}
