import { extname, join } from 'node:path';

/** Built, they lie beside the service. */
const FOLDER = extname(import.meta.filename) === '.ts' ? '../../domain/pdf/fonts' : 'fonts';

/** The path of Inter, cut down to what is printed (`web/build/printedFonts.ts`). */
export const fontFile = (weight: 400 | 600): string =>
  join(import.meta.dirname, FOLDER, `inter-${weight}.ttf`);
