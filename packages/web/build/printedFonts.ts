import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withEvenFigures } from './evenFigures.ts';
import { CHARACTERS, readInter, span } from './interFont.ts';

/** Run after a release of Inter or for more letters. */

const PRINTED_CHARACTERS = `${CHARACTERS}${span(0x384, 0x3ce)}${span(0x400, 0x45f)}Ґґ`;

const WEIGHTS = { 400: 'Regular', 600: 'SemiBold' };

for (const [weight, name] of Object.entries(WEIGHTS)) {
  const options = { targetFormat: 'sfnt', noHinting: true } as const;
  const inter = readInter(`web/Inter-${name}.woff2`);
  const whole = await subsetFont(inter, PRINTED_CHARACTERS, { ...options, keepFeatures: ['kern', 'tnum'] });
  const cut = await subsetFont(withEvenFigures(whole), PRINTED_CHARACTERS, {
    ...options,
    keepFeatures: ['kern'],
  });
  const file = new URL(`../../domain/pdf/fonts/inter-${weight}.ttf`, import.meta.url);
  writeFileSync(fileURLToPath(file), cut);
}
