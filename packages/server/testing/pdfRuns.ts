import { inflateSync } from 'node:zlib';
import type { Pt } from '@lumitor/domain/units';

/** Text in points from the lower left corner; `width` covers all letters. */
export interface PdfRun {
  page: number;
  x: Pt;
  y: Pt;
  size: Pt;
  width: Pt;
}

const OBJECT = /\n(\d+) 0 obj\n(.*?)\nendobj/gs;
const RUN = /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) (\S+) Tf|\[(.*)\] TJ/g;

export function pdfRuns(pdf: Buffer): PdfRun[] {
  const file = `\n${pdf.toString('latin1')}`;
  const objects = new Map([...file.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const widthsOf = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', id = '']) => {
      const inner = /\/DescendantFonts \[(\d+) 0 R\]/.exec(objects.get(id) ?? '')?.[1] ?? '';
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(inner) ?? '')?.[1] ?? '';
      return [font, widths.trim().split(/\s+/).map(Number)];
    }),
  );
  const pages = [...objects.values()].filter((body) => body.includes('/Type /Page\n'));
  return pages.flatMap((body, page): PdfRun[] => {
    const stream = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? '';
    const start = stream.indexOf('stream\n') + 'stream\n'.length;
    const bytes = Buffer.from(stream.slice(start), 'latin1');
    const content = (stream.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    const runs: PdfRun[] = [];
    let [x, y, size, widths]: [number, number, number, readonly number[]] = [0, 0, 0, []];
    for (const [, left, bottom, font, points, words] of content.matchAll(RUN)) {
      if (left) [x, y] = [Number(left), Number(bottom)];
      else if (font) [size, widths] = [Number(points), widthsOf.get(font) ?? []];
      else {
        let units = 0;
        for (const [, hex = '', kerning] of words?.matchAll(/<(\w+)>(?: (-?[\d.]+))?/g) ?? []) {
          for (const glyph of hex.match(/.{4}/g) ?? [])
            units += widths[Number.parseInt(glyph, 16)] ?? Number.NaN;
          units -= Number(kerning ?? 0);
        }
        runs.push({ page, x, y, size, width: (units / 1000) * size });
      }
    }
    return runs;
  });
}
