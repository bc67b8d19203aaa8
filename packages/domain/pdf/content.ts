import type { Content } from '../tags/content.ts';

export const right = (text: string, more: object = {}): Content => ({
  text,
  alignment: 'right',
  ...more,
});

export const INK = { text: '#1b1b1a', soft: '#55534d', faint: '#85827a', line: '#d8d5cd', bad: '#b3261e' };

export const HAIRLINES = {
  hLineWidth: (line: number, { table }: { table: { headerRows: number; body: unknown[] } }) =>
    line === 0 ? 0 : line === table.headerRows ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (line: number, { table }: { table: { headerRows: number } }) =>
    line === table.headerRows ? INK.faint : INK.line,
  paddingLeft: (column: number) => (column === 0 ? 0 : 5),
  paddingRight: (column: number, { table }: { table: { widths: unknown[] } }) =>
    column === table.widths.length - 1 ? 0 : 5,
  paddingTop: () => 4.5,
  paddingBottom: () => 4.5,
};

export const tableContent = (
  widths: readonly (string | number)[],
  head: readonly Content[],
  body: readonly Content[][],
): Content => ({
  layout: HAIRLINES,
  table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [[...head], ...body] },
});

export const headCell = (text: string, alignment: 'left' | 'right' = 'left', more: object = {}): Content => ({
  text,
  style: 'head',
  alignment,
  ...more,
});

/** Label with its value below. */
export const fact = (label: string, ...value: readonly Content[]): Content => ({
  tag: 'P',
  stack: [{ text: label, style: 'label' }, ...value],
});

export const heading = (text: string): Content => ({
  text,
  tag: 'H2',
  style: 'heading',
  headlineLevel: 1,
});

export const STYLES = {
  title: { fontSize: 20, bold: true, lineHeight: 1.1 },
  heading: { fontSize: 12, bold: true, margin: [0, 16, 0, 6] },
  head: { fontSize: 7.5, color: INK.faint },
  group: { fontSize: 7.5, bold: true, margin: [0, 6, 0, 4] },
  label: { fontSize: 7.5, color: INK.faint },
  note: { color: INK.soft },
  subtotal: { color: INK.soft },
  total: { fontSize: 13, bold: true },
};
