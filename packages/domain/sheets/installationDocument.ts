import { append } from '../math/lists.ts';
import { pathOf } from '../paths/path.ts';
import type { Content } from '../tags/content.ts';
import { element, type StructureElement } from '../tags/structure.ts';
import type { TaggedNode } from '../tags/tagDefinition.ts';
import type { Translate } from '../translation/lookup.ts';
import {
  type InstallationSheet,
  type InstallationSheetsProps,
  installationSheets,
} from './installationSheets.ts';
import type { Paper, PaperArea } from './layouts.ts';
import { boundsOf, INKS, type PaperMark, type PaperPath, type PaperText, PENS } from './marks.ts';

const POINTS = 72 / 25.4;

function planMarkup({ marks, frame, area, isTile }: NonNullable<InstallationSheet['plan']>): string {
  const { x, y, width, height } = area;
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="${isTile ? 'hidden' : 'visible'}"`,
    ` viewBox="${frame.left} ${frame.top} ${width} ${height}">${markupOf(marks)}</svg>`,
  ].join('');
}

/** SVG in points, with millimetres as its user unit. */
const svgOf = (markup: string, { width, height }: Paper): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * POINTS}" height="${height * POINTS}" viewBox="0 0 ${width} ${height}">`,
    `<g font-family="Inter">${markup}</g>`,
    '</svg>',
  ].join('');

const isFigure = (element: StructureElement | null | undefined) => element?.type === 'Figure';

/** Each figure is an SVG of its own, in the order of its marks. */
function separateFigures(marks: readonly PaperMark[]): PaperMark[][] {
  const runs: PaperMark[][] = [];
  for (const mark of marks) {
    const before = runs.at(-1)?.[0]?.element;
    const isSame = before === mark.element || !(isFigure(before) || isFigure(mark.element));
    if (isSame && runs.length > 0) runs.at(-1)?.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

const topOf = (element: StructureElement): StructureElement =>
  element.parent ? topOf(element.parent) : element;

interface DrawnFigure extends TaggedNode {
  svg: string;
}

const boxOf = ({ x, y, width, height }: PaperArea): NonNullable<TaggedNode['box']> => ({
  left: x * POINTS,
  top: y * POINTS,
  width: width * POINTS,
  height: height * POINTS,
});

/** Read as headings, plan, tables and notes, then the title block. */
function sheetStructure(
  marks: readonly PaperMark[],
  pictures: readonly StructureElement[],
): { structure: StructureElement; elementOf: (mark: PaperMark) => StructureElement | null } {
  const paragraphs = new Map<PaperMark, StructureElement>();
  const elementOf = (mark: PaperMark): StructureElement | null => {
    const { kind, element: own } = mark;
    if (own !== undefined || kind === 'path') return own ?? null;
    const made = paragraphs.get(mark) ?? element('P');
    paragraphs.set(mark, made);
    return made;
  };
  const found = marks.flatMap((mark) => elementOf(mark) ?? []);
  const all = [...new Set([...pictures, ...found.map(topOf)])];
  const isHeading = ({ type }: StructureElement) => type === 'H1' || type === 'H2';
  const structure = element('Sect');
  append(structure.children, all.filter(isHeading));
  append(
    structure.children,
    all.filter((one) => !isHeading(one) && one.type !== 'Sect'),
  );
  append(
    structure.children,
    all.filter(({ type }) => type === 'Sect'),
  );
  return { structure, elementOf };
}

function sheetContent(sheet: InstallationSheet, paper: Paper, url: string, t: Translate) {
  const { marks, plan, code } = sheet;
  const figure = plan && element('Figure', null, { alt: plan.alt });
  const qr = code && element('Figure', null, { alt: t('parts.codeAlt', { url }) });
  const { structure, elementOf } = sheetStructure(marks, figure ? [figure] : []);
  if (qr) structure.children.push(qr);
  const drawn = separateFigures(marks).map((run): DrawnFigure => {
    const svg = svgOf(markupOf(run), paper);
    const [first] = run;
    if (first?.element && isFigure(first.element))
      return { svg, element: first.element, box: boxOf(boundsOf(run)) };
    return { svg, elements: run.filter(({ kind }) => kind === 'text').map(elementOf) };
  });
  if (plan && figure)
    drawn.push({ svg: svgOf(planMarkup(plan), paper), element: figure, box: boxOf(plan.area) });
  const nodes: Content[] = drawn.map((one) => ({ ...one, absolutePosition: { x: 0, y: 0 } }));
  if (code && qr)
    nodes.push({
      qr: url,
      element: qr,
      fit: code.size * POINTS,
      foreground: '#1b1b1a',
      absolutePosition: { x: code.x * POINTS, y: code.y * POINTS },
    });
  return { structure, stack: nodes };
}

export interface InstallationDocumentProps extends InstallationSheetsProps {
  url: string;
}

export function installationDocument({ url, ...props }: InstallationDocumentProps) {
  const { paper, titled, sheets } = installationSheets(props);
  const { title, owner, language } = titled;
  const content = sheets.map((sheet, index) => ({
    ...sheetContent(sheet, paper, url, props.t),
    ...(index > 0 && { pageBreak: 'before' }),
  }));
  return {
    pageSize: { width: paper.width * POINTS, height: paper.height * POINTS },
    pageMargins: 0,
    version: '1.7',
    language,
    info: { title: `${props.t('sheet.title')}: ${title}`, author: owner.name, subject: titled.number },
    content,
    defaultStyle: { font: 'Inter', fontSize: 8 },
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const DASHES = { dashed: [1, 0.8], chain: [2.2, 0.6, 0.3, 0.6] };

function pathMarkup({ outlines, pen, fill, isDashed, isChain, scale = 1, move }: PaperPath): string {
  const pattern = isChain ? DASHES.chain : isDashed ? DASHES.dashed : [];
  const dashes =
    pattern.length > 0 ? ` stroke-dasharray="${pattern.map((length) => length / scale).join(' ')}"` : '';
  // Rails extend by half their width, so that corners are filled.
  const cap = pen === 'rail' ? ' stroke-linecap="square"' : '';
  const stroke = pen
    ? ` stroke="${PENS[pen].colour}" stroke-width="${PENS[pen].width / scale}"${cap}${dashes}`
    : '';
  const moved = move ? `translate(${move.x} ${move.y}) ` : '';
  const transform = scale === 1 ? '' : ` transform="${moved}scale(${scale})"`;
  return `<path d="${pathOf(outlines, 3)}" fill="${fill ? INKS[fill] : 'none'}" fill-rule="evenodd"${stroke}${transform}/>`;
}

function placeOf({ x, y, align = 'start', angle = 0 }: PaperText): string {
  const [left, base] = angle === 0 ? [x, y] : [0, 0];
  const turn = angle === 0 ? '' : `transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" `;
  return `${turn}x="${round(left)}" y="${round(base)}" text-anchor="${align}"`;
}

const textMarkup = (mark: PaperText): string =>
  `<text ${placeOf(mark)} font-size="${mark.size}" fill="${INKS[mark.ink ?? 'ink']}"${mark.isBold ? ' font-weight="600"' : ''}>${escaped(mark.text)}</text>`;

const markupOf = (marks: readonly PaperMark[]): string =>
  marks.map((mark) => (mark.kind === 'path' ? pathMarkup(mark) : textMarkup(mark))).join('');
