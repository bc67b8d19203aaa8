import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { CHARACTERS, readInter, span } from './interFont.ts';

/** Cuts the fonts of PDFs anew: after a new release of Inter, or for more letters. */

/** What names in a PDF may be written in beside what the product shows: Greek and Cyrillic letters. */
const PRINTED_CHARACTERS = `${CHARACTERS}${span(0x384, 0x3ce)}${span(0x400, 0x45f)}Ґґ`;

/** A PDF takes a file of its own for each weight. */
const WEIGHTS = { 400: 'Regular', 600: 'SemiBold' };

for (const [weight, name] of Object.entries(WEIGHTS)) {
  const options = { targetFormat: 'sfnt', keepFeatures: ['kern', 'tnum'], noHinting: true } as const;
  const cut = await subsetFont(readInter(`web/Inter-${name}.woff2`), PRINTED_CHARACTERS, options);
  const file = new URL(`../../domain/pdf/fonts/inter-${weight}.ttf`, import.meta.url);
  writeFileSync(fileURLToPath(file), cut);
}
