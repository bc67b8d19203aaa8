import type { Breaker } from '../lists/mountingCables.ts';
import type { MountingGroup, MountingItem } from '../lists/mountingRails.ts';
import { upTo } from '../math/lists.ts';
import { wrapped } from '../sheets/textWidth.ts';
import type { Content } from '../tags/content.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm, Pt } from '../units.ts';
import { INK } from './content.ts';

export interface PrintedLabel {
  key: string;
  mark: string;
  title: string;
  code: string;
  details: readonly string[];
}

const LABELLED: readonly MountingItem['kind'][] = ['feed', 'luminaire', 'supply'];

function luminaireLabels(
  { title: mark, details, lengths, items }: MountingGroup,
  language: string,
  t: Translate,
): PrintedLabel[] {
  const pieces = items.filter(({ kind }) => kind === 'piece');
  return pieces.map(({ key }, index) => {
    const place = { number: index + 1, all: pieces.length };
    const length = `${formatNumber(lengths[index] ?? 0, language)}\u00a0cm`;
    const own = pieces.length > 1 ? [t('mounting.pieceOf', place), length] : [];
    const [whole = '', ...others] = details;
    return {
      key,
      mark,
      title: '',
      code: '',
      details: [...own, ...(own.length > 0 ? [t('mounting.ofRail', { length: whole })] : [whole]), ...others],
    };
  });
}

const endLabels = (item: MountingItem, t: Translate): PrintedLabel[] =>
  (item.ends ?? []).map((name) => ({ ...item, details: [t('mounting.endAt', { name }), ...item.details] }));

const breakerLabel = ({ name, devices }: Breaker, t: Translate): PrintedLabel => ({
  key: devices[0] ?? '',
  mark: name,
  title: t('mounting.breaker', { board: t('sheet.boardName') }),
  code: '',
  details: [devices.join(', ')],
});

export const labelsOf = (
  groups: readonly MountingGroup[],
  breakers: readonly Breaker[],
  language: string,
  t: Translate,
): PrintedLabel[] => [
  ...groups.flatMap((group) => {
    const { number, title: mark, items } = group;
    const labelled = items.filter(({ kind }) => LABELLED.includes(kind));
    if (number === null) return [...items.flatMap((item) => endLabels(item, t)), ...labelled];
    return [
      ...luminaireLabels(group, language, t),
      ...labelled.map((item) => ({ ...item, details: [mark, ...item.details] })),
    ];
  }),
  ...breakers.map((breaker) => breakerLabel(breaker, t)),
];

const inLines = (text: string, fontSize: number): string =>
  wrapped(text, fontSize, TEXT_WIDTH)
    .map((line) => line.replaceAll(' ', '\u00a0'))
    .join('\n');

const points = (length: Mm): Pt => (length * 72) / 25.4;

const SHEET = {
  columns: 3,
  rows: 7,
  label: { width: 63.5, height: 38.1 },
  pitch: { x: 66.04, y: 38.1 },
  first: { x: 7.21, y: 15.15 },
};
const ON_SHEET = SHEET.columns * SHEET.rows;

/** Larger than the tolerance of printers. */
const PADDING: Mm = 3;
const GAP: Mm = 2;
/** Large enough for modules of 2 pt with an address of 100 letters. */
const QR: Pt = 76;
const TEXT_WIDTH = points(SHEET.label.width - 2 * PADDING - GAP) - QR;

const SIZE = { shortMark: 20, mark: 11, text: 7.5, small: 6.5 };
const SHORT_MARK = 5;
const LINE = 1.21;

const lines = (text: string, most: number, fontSize: number, more: object = {}): Content => ({
  text,
  fontSize,
  maxHeight: (most - 0.5) * fontSize * LINE + fontSize * LINE,
  ...more,
});

const LEAST = { size: 5, step: 0.5 };

function inHeight(text: string, most: number, more: object = {}): Content {
  const linesAt = (size: number) => Math.floor((most * SIZE.text) / size);
  let size = SIZE.text;
  while (size > LEAST.size && wrapped(text, size, TEXT_WIDTH).length > linesAt(size)) size -= LEAST.step;
  return lines(inLines(text, size), linesAt(size), size, more);
}

function labelContent(
  { key, mark, title, code, details }: PrintedLabel,
  place: number,
  props: LabelSheetsProps,
) {
  const url = props.urlOf(key);
  const column = place % SHEET.columns;
  const row = Math.floor(place / SHEET.columns);
  const markSize = mark.length > SHORT_MARK ? SIZE.mark : SIZE.shortMark;
  return {
    absolutePosition: {
      x: points(SHEET.first.x + column * SHEET.pitch.x + PADDING),
      y: points(SHEET.first.y + row * SHEET.pitch.y + PADDING),
    },
    columnGap: points(GAP),
    columns: [
      {
        width: TEXT_WIDTH,
        stack: [
          lines(mark, 1, markSize, { bold: true }),
          inHeight(details.join(' · '), 4),
          inHeight(title, 2, { color: INK.soft }),
          lines(code, 1, SIZE.small, { color: INK.soft }),
        ],
      },
      {
        width: QR,
        stack: [
          { qr: url, alt: props.t('parts.codeAlt', { url }), fit: QR, foreground: '#000000' },
          lines(props.reference, 1, SIZE.small, { color: INK.soft, margin: [0, 2, 0, 0] }),
        ],
      },
    ],
  };
}

export interface LabelSheetsProps {
  labels: readonly PrintedLabel[];
  reference: string;
  urlOf: (key: string) => string;
  language: string;
  t: Translate;
}

export function labelSheets(props: LabelSheetsProps) {
  const { labels, reference, language, t } = props;
  const sheets = upTo(Math.ceil(labels.length / ON_SHEET)).map((sheet) =>
    labels.slice(sheet * ON_SHEET, (sheet + 1) * ON_SHEET),
  );
  const hint = t('mounting.labels', {
    width: formatNumber(SHEET.label.width, language),
    height: formatNumber(SHEET.label.height, language),
    count: ON_SHEET,
  });
  return {
    pageSize: 'A4',
    pageMargins: 0,
    version: '1.7',
    language: language.toLowerCase(),
    info: { title: `${t('mounting.title')} ${reference}` },
    content: sheets.map((own, index) => ({
      ...(index > 0 && { pageBreak: 'before' }),
      stack: [
        {
          text: `${reference}   ${t('mounting.sheet', { number: index + 1, all: sheets.length })}   ${hint}`,
          absolutePosition: { x: points(SHEET.first.x + PADDING), y: points(SHEET.first.y / 2) },
          fontSize: SIZE.small,
          color: INK.soft,
        },
        ...own.map((label, place) => labelContent(label, place, props)),
      ],
    })),
    defaultStyle: { font: 'Inter', fontSize: SIZE.text, lineHeight: 1, color: INK.text },
  };
}
