import type { Point } from '../kinds/rail/heading.ts';
import { changesInWords } from '../lists/revisionWords.ts';
import { radians } from '../math/angle.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { polygon, rectangleOutline } from '../paths/outlines.ts';
import type { PathOutline } from '../paths/path.ts';
import { element } from '../tags/structure.ts';
import type { Translate } from '../translation/lookup.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import type { Deg, Mm } from '../units.ts';
import { framedArea, type Paper, type PaperArea } from './layouts.ts';
import { type PaperMark, type PaperText, path, words } from './marks.ts';
import { STAMP, stampMarks } from './notes.ts';
import { revisionLetter } from './orderTables.ts';
import { BASELINE, fittedInside, LEADING } from './textWidth.ts';
import { NO_TITLE_ENTRIES, type TitleEntries } from './titleEntries.ts';

export const TITLE_BLOCK = { width: 180, height: 56 };
const INSET: Mm = 1.6;

export interface SheetTitle {
  owner: { name: string; address: string };
  status: string;
  title: string;
  subtitle: string;
  number: string;
  revision: { index: string; change: string };
  issued: string;
  department: string;
  contact: string;
  language: string;
  entries: TitleEntries;
}

const MOST_CHANGE = 150;

/** First order's number; only the letter of a drawing changes. */
const firstNumber = ({ id, number, former, revises }: ShownOrder): string =>
  former?.[0]?.number || revises?.number || revises?.id || number || id;

function revisionOf(
  { data, former, changes, revises }: ShownOrder,
  language: string,
  t: Translate,
): SheetTitle['revision'] {
  const before = former?.at(-1)?.number || revises?.number || revises?.id || data.revises;
  if (!before) return { index: revisionLetter(0), change: t('sheet.firstIssue') };
  return {
    index: revisionLetter(former?.length || 1),
    change: changes
      ? changesInWords(changes, language, t, MOST_CHANGE)
      : t('sheet.replaces', { number: before }),
  };
}

export function titledBy(
  page: ShownOrder,
  hasFeeds: boolean,
  language: string,
  t: Translate,
  entries: TitleEntries = NO_TITLE_ENTRIES,
): Omit<SheetTitle, 'status'> {
  const {
    data,
    settings: { shop },
  } = page;
  const company = companyIn(shop, language);
  const [first] = shop.contacts;
  const contact = first && contactIn(first, language);
  return {
    owner: {
      name: company.name || shop.name,
      address: [company.street, company.city, company.country].filter(Boolean).join(', '),
    },
    title: data.name || t('parts.unnamed'),
    subtitle: hasFeeds
      ? t('sheet.subtitle', { voltage: data.electric?.voltage ?? 0 })
      : t('sheet.subtitleWithoutFeeds'),
    number: `${firstNumber(page)}-${t('sheet.suffix')}`,
    revision: revisionOf(page, language, t),
    issued: data.savedAt.slice(0, 10),
    department: contact ? contact.name : '',
    contact: contact ? [contact.email, contact.phone].filter(Boolean).join(', ') : '',
    language: language.toLowerCase(),
    entries,
  };
}

type Field = [tag: string, x: Mm, y: Mm, width: Mm, height: Mm, label: string, value?: string];

export interface TitledSheet {
  number: number;
  count: number;
  scale: string;
  subtitle?: string | undefined;
  name?: string;
}

export function cornerOfBlock(paper: Paper): Point {
  const inside = framedArea(paper);
  return {
    x: inside.x + inside.width - TITLE_BLOCK.width,
    y: inside.y + inside.height - TITLE_BLOCK.height,
  };
}

const OVER = { block: 2, stamp: 2 };

export function stampOf(paper: Paper, t: Translate): PaperMark[] {
  const { x, y } = cornerOfBlock(paper);
  return stampMarks({ x, y: y - OVER.block - STAMP.height }, TITLE_BLOCK.width, t);
}

export function areasUnderStamp(areas: readonly PaperArea[], paper: Paper): PaperArea[] {
  const { x, y } = cornerOfBlock(paper);
  const bottom = y - OVER.block - STAMP.height - OVER.stamp;
  return areas.map((area) =>
    area.x + area.width > x ? { ...area, height: Math.min(area.height, bottom - area.y) } : area,
  );
}

const NORTH = { x: 104, y: 16, size: 16 };

const northField = (t: Translate): Field => [
  'NORTH',
  NORTH.x,
  NORTH.y,
  NORTH.size,
  NORTH.size,
  t('sheet.north'),
];

/** ISO 7200 and construction drawings (D58b). */
export function titleFields(
  paper: Paper,
  { status, revision, issued, department, contact, language, entries }: SheetTitle,
  sheet: TitledSheet,
  t: Translate,
): Field[] {
  const { client, site, storey, discipline, drawnBy, licence, checkedBy, north } = entries;
  const titleWidth = north === null ? 120 : NORTH.x;
  return [
    ['OWNER', 0, 0, 60, 16, t('sheet.owner')],
    ['TYPE', 60, 0, 44, 8, t('sheet.documentType'), t('sheet.title')],
    ['STATUS', 104, 0, 40, 8, t('sheet.status'), status],
    ['FORMAT', 144, 0, 36, 8, t('sheet.format'), `${paper.name}, ${paper.width} × ${paper.height}`],
    ['CREATOR', 60, 8, 36, 8, t('sheet.creator'), drawnBy],
    ['LICENCE', 96, 8, 26, 8, t('sheet.licence'), licence],
    ['CHECKER', 122, 8, 30, 8, t('sheet.checker'), checkedBy],
    ['APPROVER', 152, 8, 28, 8, t('sheet.approver')],
    ['TITLE', 0, 16, titleWidth, 16, t('sheet.name')],
    ...(north === null ? [] : [northField(t)]),
    ['NUMBER', 120, 16, 60, 8, t('sheet.number')],
    ['REVISION', 120, 24, 30, 8, t('sheet.revision'), revision.index],
    ['ISSUED', 150, 24, 30, 8, t('sheet.issued'), issued],
    ['CLIENT', 0, 32, 55, 8, t('sheet.client'), client],
    ['SITE', 55, 32, 65, 8, t('sheet.site'), site],
    ['STOREY', 120, 32, 25, 8, t('sheet.storey'), storey],
    ['DISCIPLINE', 145, 32, 35, 8, t('sheet.discipline'), discipline || t('sheet.electrical')],
    ['DEPARTMENT', 0, 40, 50, 8, t('sheet.department'), department],
    ['CONTACT', 50, 40, 70, 8, t('sheet.contact'), contact],
    ['SCALE', 120, 40, 20, 8, t('sheet.scale'), sheet.scale],
    ['LANGUAGE', 140, 40, 15, 8, t('sheet.language'), language],
    ['SHEET', 155, 40, 25, 8, t('sheet.sheet'), `${sheet.number} / ${sheet.count}`],
    ['CHANGE_REVISION', 0, 48, 15, 8, t('sheet.revisionShort'), revision.index],
    ['CHANGE', 15, 48, 105, 8, t('sheet.change'), revision.change],
    ['CHANGED', 120, 48, 30, 8, t('sheet.changed'), issued],
    ['SIGNATURE', 150, 48, 30, 8, t('sheet.signature')],
  ];
}

const ARROW = [
  [0, 5.4],
  [150, 4.6],
  [180, 2.4],
  [210, 4.6],
] as const;

export const northArrowAt = (middle: Point, north: Deg, size: number): PathOutline =>
  polygon(
    ...ARROW.map(([angle, by]) => {
      const turn = radians(north + angle);
      return { x: middle.x + size * by * Math.sin(turn), y: middle.y - size * by * Math.cos(turn) };
    }),
  );

/** Null without a typed angle. */
export function northArrow({ north }: TitleEntries, corner: Point): PathOutline | null {
  if (north === null) return null;
  const middle = { x: corner.x + NORTH.x + NORTH.size / 2, y: corner.y + NORTH.y + NORTH.size / 2 + 1.6 };
  return northArrowAt(middle, north, 1);
}

const VALUE = { above: 3.5, below: 0.5 };
const SIZES = { value: 2.7, label: 1.9 };

export function titleBlock(paper: Paper, titled: SheetTitle, sheet: TitledSheet, t: Translate): PaperMark[] {
  const { owner, title, number, entries } = titled;
  const { subtitle = titled.subtitle } = sheet;
  const corner = cornerOfBlock(paper);
  const { x: left, y: top } = corner;
  const text = (reported: string, box: PaperArea, size: Mm, more: Partial<PaperText> = {}): PaperMark[] => {
    if (!reported) return [];
    const whole = fittedInside(reported, size, { width: box.width - 2 * INSET, height: box.height });
    const bottom = top + box.y + box.height;
    return whole.lines.map((line, index) =>
      words(
        line,
        whole.size,
        {
          x: left + box.x + INSET,
          y: bottom - whole.size * (BASELINE + (whole.lines.length - 1 - index) * LEADING),
        },
        more,
      ),
    );
  };
  const fields = titleFields(paper, titled, sheet, t);
  const boxes = new Map(fields.map(([tag, x, y, width, height]) => [tag, { x, y, width, height }]));
  const within = (tag: string, above: Mm, height: Mm): PaperArea => {
    const { x = 0, y = 0, width = 0 } = boxes.get(tag) ?? {};
    return { x, y: y + above, width, height };
  };
  const arrow = northArrow(entries, corner);
  const block = element('Sect');
  const elements = new Map(fields.map(([tag]) => [tag, tag === 'TITLE' ? null : element('P', block)]));
  const elementOf = (tag: string) => elements.get(tag) ?? null;
  const isFirst = sheet.number === 1;
  const bookmark = `${sheet.number}. ${sheet.name ?? subtitle}`;
  return [
    ...fields.flatMap(([tag, x, y, width, height, label, value = '']): PaperMark[] => [
      path(rectangleOutline(left + x, top + y, width, height), { pen: 'thin' }),
      ...text(label, { x, y, width, height: 3.4 }, SIZES.label, { ink: 'soft', element: elementOf(tag) }),
      ...text(
        value,
        { x, y: y + VALUE.above, width, height: height - VALUE.above - VALUE.below },
        SIZES.value,
        { element: elementOf(tag) },
      ),
    ]),
    path(rectangleOutline(left, top, TITLE_BLOCK.width, TITLE_BLOCK.height), { pen: 'frame' }),
    ...text(number, within('NUMBER', 3.3, 4.4), 3.4, { isBold: true, element: elementOf('NUMBER') }),
    ...text(owner.name, within('OWNER', 3.6, 6.2), 3.8, { isBold: true, element: elementOf('OWNER') }),
    ...text(owner.address, within('OWNER', 10.2, 5.2), 2.3, { ink: 'soft', element: elementOf('OWNER') }),
    ...text(title, within('TITLE', 3.6, 7.2), 5, {
      isBold: true,
      element: isFirst ? element('H1') : null,
    }),
    ...text(subtitle, within('TITLE', 11, 4.6), 2.7, { element: element('H2', null, { bookmark }) }),
    ...(arrow ? [path(arrow, { pen: 'thin', fill: 'ink', sign: 'north' })] : []),
  ];
}
