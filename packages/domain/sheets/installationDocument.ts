import { pathOf } from '../paths/path.ts';
import {
  type InstallationSheet,
  type InstallationSheetsProps,
  installationSheets,
} from './installationSheets.ts';
import type { Paper } from './layouts.ts';
import { INKS, type PaperMark, type PaperPath, type PaperText, PENS } from './marks.ts';

const POINTS = 72 / 25.4;

function planMarkup({ marks, frame, area, isTile }: NonNullable<InstallationSheet['plan']>): string {
  const { x, y, width, height } = area;
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="${isTile ? 'hidden' : 'visible'}"`,
    ` viewBox="${frame.left} ${frame.top} ${width} ${height}">${markupOf(marks)}</svg>`,
  ].join('');
}

/** SVG in points, with millimetres as its user unit. */
const svgOf = ({ marks, plan }: InstallationSheet, { width, height }: Paper): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * POINTS}" height="${height * POINTS}" viewBox="0 0 ${width} ${height}">`,
    `<g font-family="Inter">${markupOf(marks)}${plan ? planMarkup(plan) : ''}</g>`,
    '</svg>',
  ].join('');

export interface InstallationDocumentProps extends InstallationSheetsProps {
  url: string;
}

export function installationDocument({ url, ...props }: InstallationDocumentProps) {
  const { paper, titled, sheets } = installationSheets(props);
  const { title, owner, language } = titled;
  const content = sheets.map((sheet, index) => [
    { svg: svgOf(sheet, paper), absolutePosition: { x: 0, y: 0 }, ...(index > 0 && { pageBreak: 'before' }) },
    ...(sheet.code
      ? [
          {
            qr: url,
            fit: sheet.code.size * POINTS,
            foreground: '#1b1b1a',
            absolutePosition: { x: sheet.code.x * POINTS, y: sheet.code.y * POINTS },
          },
        ]
      : []),
  ]);
  return {
    pageSize: { width: paper.width * POINTS, height: paper.height * POINTS },
    pageMargins: 0,
    version: '1.7',
    language,
    displayTitle: true,
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
