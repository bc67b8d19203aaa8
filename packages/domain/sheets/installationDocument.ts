import {
  type InstallationSheet,
  type InstallationSheetsProps,
  installationSheets,
} from './installationSheets.ts';
import type { Paper } from './paper.ts';
import { markupOf } from './svg.ts';

/** Of a millimetre. */
const POINTS = 72 / 25.4;

/** What of the plan is on a sheet. */
function planMarkup({ marks, frame, area, isTile }: NonNullable<InstallationSheet['plan']>): string {
  const { x, y, width, height } = area;
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="${isTile ? 'hidden' : 'visible'}"`,
    ` viewBox="${frame.left} ${frame.top} ${width} ${height}">${markupOf(marks)}</svg>`,
  ].join('');
}

/** A sheet as an SVG as large as its paper, in points; one of its units is a millimetre. */
const svgOf = ({ marks, plan }: InstallationSheet, { width, height }: Paper): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * POINTS}" height="${height * POINTS}" viewBox="0 0 ${width} ${height}">`,
    `<g font-family="Inter">${markupOf(marks)}${plan ? planMarkup(plan) : ''}</g>`,
    '</svg>',
  ].join('');

export interface InstallationDocumentProps extends InstallationSheetsProps {
  /** Of the page of the order. */
  url: string;
}

/** What the PDF of an order's installation drawing holds, for pdfmake: each sheet a vector drawing to scale. */
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
