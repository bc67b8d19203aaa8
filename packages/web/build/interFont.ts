import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin, Latin-1 and Central European letters, arrows and the signs of typography. */
const CHARACTERS = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}ȘșȚț\u2009\u202f–—‘’‚“”„•…‰‹›€™−×÷≤≥≈≠←↑→↓↔↗⇄⌀∅✓`;

const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: ['kern', 'tnum', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'case'],
  noHinting: true,
} as const;

/** What names in a PDF may be written in beside those: Greek and Cyrillic letters. */
const PRINTED_CHARACTERS = `${CHARACTERS}${span(0x384, 0x3ce)}${span(0x400, 0x45f)}Ґґ`;

/** A PDF takes a file of its own for each weight. */
const PRINTED_WEIGHTS = { 400: 'Regular', 600: 'SemiBold' };

const require = createRequire(import.meta.url);
const inter = dirname(require.resolve('inter-ui/package.json'));
const read = (path: string) => readFileSync(join(inter, path));

async function cutPrintedWeights(folder: string) {
  for (const [weight, name] of Object.entries(PRINTED_WEIGHTS)) {
    const options = { targetFormat: 'sfnt', keepFeatures: ['kern', 'tnum'], noHinting: true } as const;
    const cut = await subsetFont(read(`web/Inter-${name}.woff2`), PRINTED_CHARACTERS, options);
    writeFileSync(join(folder, `inter-${weight}.ttf`), cut);
  }
}

/**
 * Inter cut down to what the product shows, 31 kB of 352. The cut is kept in `.cache/` and made
 * anew when the characters or Inter itself change.
 */
async function cutFont(root: string): Promise<string> {
  const source = read('variable/InterVariable.woff2');
  const version = createHash('sha256')
    .update(source)
    .update(PRINTED_CHARACTERS)
    .update(JSON.stringify([OPTIONS, PRINTED_WEIGHTS]));
  const folder = join(root, '.cache', version.digest('hex').slice(0, 16));
  const file = join(folder, 'inter.woff2');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    await cutPrintedWeights(folder);
    writeFileSync(file, await subsetFont(source, CHARACTERS, OPTIONS));
  }
  return folder;
}

/** Makes the font and gives it as `@font/inter.woff2` to style sheets, as `@font/inter-400.ttf` and `-600` to PDF. */
export function interFont(root: string): Plugin {
  return {
    name: 'lumitor-inter-font',
    config: async () => ({ resolve: { alias: { '@font': await cutFont(root) } } }),
  };
}
