import { inflateSync } from 'node:zlib';
import type { Mm } from '@lumitor/domain/units';

const POINTS = 72 / 25.4;

type Matrix = readonly [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

export interface PdfPoint {
  x: Mm;
  y: Mm;
}

/** Continuous line in mm, from the lower left corner. */
export interface PdfPath {
  points: PdfPoint[];
  width: Mm | null;
}

export interface PdfPage {
  width: Mm;
  height: Mm;
  paths: PdfPath[];
  clips: PdfPoint[][];
}

const STREAM = /(\d+) 0 obj\n<<\n(?:(?!endobj).)*?\/Length (\d+)(?:(?!endobj).)*?>>\nstream\n/gs;

function drawn(content: string): Pick<PdfPage, 'paths' | 'clips'> {
  const paths: PdfPath[] = [];
  const clips: PdfPoint[][] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let width = 1;
  const stored: { matrix: Matrix; width: number }[] = [];
  let lines: PdfPoint[][] = [];
  let isClip = false;
  const add = (x: number, y: number) => {
    const [, , , , e, f] = times([1, 0, 0, 1, x, y], matrix);
    lines.at(-1)?.push({ x: e / POINTS, y: f / POINTS });
  };
  for (const row of content.split('\n')) {
    const words = row.trim().split(/\s+/);
    const operator = words.pop() ?? '';
    if (words[0] === 'W') isClip = true;
    const numbers = words.map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const end = (isStroked: boolean) => {
      const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
      const stroke = isStroked ? (width * scale) / POINTS : null;
      if (isClip) clips.push(...lines);
      else paths.push(...lines.map((points) => ({ points, width: stroke })));
      lines = [];
      isClip = false;
    };
    if (operator === 'q') stored.push({ matrix, width });
    else if (operator === 'Q') ({ matrix, width } = stored.pop() ?? { matrix, width });
    else if (operator === 'cm') matrix = times([a, b, c, d, e, f], matrix);
    else if (operator === 'w') width = a;
    else if (operator === 'm') {
      lines.push([]);
      add(a, b);
    } else if (operator === 'l') add(a, b);
    else if (operator === 'c') add(e, f);
    else if (operator === 're') {
      lines.push([]);

      for (const [x, y] of [
        [a, b],
        [a + c, b],
        [a + c, b + d],
        [a, b + d],
      ] as const)
        add(x, y);
    } else if (['S', 's', 'B', 'B*', 'b', 'b*'].includes(operator)) end(true);
    else if (['f', 'f*', 'F', 'n'].includes(operator)) end(false);
  }
  return { paths, clips };
}

export function pdfPaths(pdf: Buffer): PdfPage[] {
  const file = pdf.toString('latin1');
  const streams = new Map(
    [...file.matchAll(STREAM)].map((match) => {
      const start = match.index + match[0].length;
      const bytes = pdf.subarray(start, start + Number(match[2]));
      return [match[1], match[0].includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : ''];
    }),
  );
  return [...file.matchAll(/\/Type \/Page\n(?:(?!endobj).)*/gs)].map(([page]) => {
    const [, width, height] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(page) ?? [];
    const content = streams.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    return { width: Number(width) / POINTS, height: Number(height) / POINTS, ...drawn(content) };
  });
}
