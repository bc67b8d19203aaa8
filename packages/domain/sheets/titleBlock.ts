import { rectangle } from '../drawing/shapes.ts';
import type { Point } from '../layout/heading.ts';
import { changesInWords } from '../lists/revisionWords.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import { type Area, framed, type Paper } from './layouts.ts';
import { type PaperMark, type PaperText, path, words } from './marks.ts';
import { STAMP, stampMarks } from './notes.ts';
import { revisionLetter } from './orderTables.ts';
import { fitted } from './textWidth.ts';

/** As wide as ISO 7200 has it, in millimetres. */
export const TITLE_BLOCK = { width: 180, height: 56 };
const INSET = 1.6;

/** What the title blocks of all sheets say. */
export interface Titled {
  owner: { name: string; address: string };
  /** Of the document: whether it may be built from. */
  status: string;
  title: string;
  subtitle: string;
  number: string;
  revision: { index: string; change: string };
  /** `2026-11-22`. */
  issued: string;
  department: string;
  contact: string;
  language: string;
}

/** Letters that the description of a change has room for. */
const MOST_CHANGE = 150;

/** Number of the first order of a row of revisions: a drawing keeps it, only its revision letter changes. */
const firstNumber = ({ id, number, former, revises }: ShownOrder): string =>
  former?.[0]?.number || revises?.number || revises?.id || number || id;

function revisionOf(
  { data, former, changes, revises }: ShownOrder,
  language: string,
  t: Translate,
): Titled['revision'] {
  const before = former?.at(-1)?.number || revises?.number || revises?.id || data.revises;
  if (!before) return { index: revisionLetter(0), change: t('sheet.firstIssue') };
  return {
    index: revisionLetter(former?.length || 1),
    change: changes
      ? changesInWords(changes, language, t, MOST_CHANGE)
      : t('sheet.replaces', { number: before }),
  };
}

/** @param hasFeeds of an order that says where they are */
export function titledBy(
  page: ShownOrder,
  hasFeeds: boolean,
  language: string,
  t: Translate,
): Omit<Titled, 'status'> {
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
  };
}

/** What it is called in other programs, its place within the block in millimetres, its label, and what it says. */
type Field = [
  tag: string,
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
  value?: string,
];

/** Of which sheet of how many a title block is, and its scale in words. */
export interface TitledSheet {
  number: number;
  count: number;
  scale: string;
  /** What it shows, where that is not what the document is of. */
  subtitle?: string | undefined;
}

/** The upper left corner of the block on its sheet. */
export function cornerOfBlock(paper: Paper): Point {
  const inside = framed(paper);
  return {
    x: inside.x + inside.width - TITLE_BLOCK.width,
    y: inside.y + inside.height - TITLE_BLOCK.height,
  };
}

/** From the block to the stamp over it, and from that to what stands above, in millimetres. */
const OVER = { block: 2, stamp: 2 };

/** Across the sheet over its block: that nothing may be built by it (D57). */
export function stampOf(paper: Paper, t: Translate): PaperMark[] {
  const { x, y } = cornerOfBlock(paper);
  return stampMarks({ x, y: y - OVER.block - STAMP.height }, TITLE_BLOCK.width, t);
}

/** What is left of areas where that stands. */
export function areasUnderStamp(areas: readonly Area[], paper: Paper): Area[] {
  const { x, y } = cornerOfBlock(paper);
  const bottom = y - OVER.block - STAMP.height - OVER.stamp;
  return areas.map((area) =>
    area.x + area.width > x ? { ...area, height: Math.min(area.height, bottom - area.y) } : area,
  );
}

/** The fields that ISO 7200 asks for, and those that it allows. Owner, title and number say theirs in a size of their own. */
export function titleFields(
  paper: Paper,
  { status, revision, issued, department, contact, language }: Titled,
  sheet: TitledSheet,
  t: Translate,
): Field[] {
  return [
    ['OWNER', 0, 0, 60, 18, t('sheet.owner')],
    ['TYPE', 60, 0, 44, 9, t('sheet.documentType'), t('sheet.title')],
    ['STATUS', 104, 0, 40, 9, t('sheet.status'), status],
    ['FORMAT', 144, 0, 36, 9, t('sheet.format'), `${paper.name}, ${paper.width} × ${paper.height}`],
    ['CREATOR', 60, 9, 44, 9, t('sheet.creator')],
    ['CHECKER', 104, 9, 40, 9, t('sheet.checker')],
    ['APPROVER', 144, 9, 36, 9, t('sheet.approver')],
    ['TITLE', 0, 18, 120, 20, t('sheet.name')],
    ['NUMBER', 120, 18, 60, 10, t('sheet.number')],
    ['REVISION', 120, 28, 30, 10, t('sheet.revision'), revision.index],
    ['ISSUED', 150, 28, 30, 10, t('sheet.issued'), issued],
    ['DEPARTMENT', 0, 38, 50, 9, t('sheet.department'), department],
    ['CONTACT', 50, 38, 70, 9, t('sheet.contact'), contact],
    ['SCALE', 120, 38, 20, 9, t('sheet.scale'), sheet.scale],
    ['LANGUAGE', 140, 38, 15, 9, t('sheet.language'), language],
    ['SHEET', 155, 38, 25, 9, t('sheet.sheet'), `${sheet.number} / ${sheet.count}`],
    ['CHANGE_REVISION', 0, 47, 15, 9, t('sheet.revisionShort'), revision.index],
    ['CHANGE', 15, 47, 105, 9, t('sheet.change'), revision.change],
    ['CHANGED', 120, 47, 30, 9, t('sheet.changed'), issued],
    ['SIGNATURE', 150, 47, 30, 9, t('sheet.signature')],
  ];
}

export function titleBlock(paper: Paper, titled: Titled, sheet: TitledSheet, t: Translate): PaperMark[] {
  const { owner, title, number } = titled;
  const { subtitle = titled.subtitle } = sheet;
  const { x: left, y: top } = cornerOfBlock(paper);
  /** @param x @param y within the block */
  const text = (
    said: string,
    x: number,
    y: number,
    size: number,
    width: number,
    more: Partial<PaperText> = {},
  ) =>
    said
      ? [words(fitted(said, size, width - 2 * INSET), size, { x: left + x + INSET, y: top + y }, more)]
      : [];
  return [
    ...titleFields(paper, titled, sheet, t).flatMap(
      ([, x, y, width, height, label, value = '']): PaperMark[] => [
        path(rectangle(left + x, top + y, width, height), { pen: 'thin' }),
        ...text(label, x, y + 3, 1.9, width, { ink: 'soft' }),
        ...text(value, x, y + height - 2.2, 2.7, width),
      ],
    ),
    path(rectangle(left, top, TITLE_BLOCK.width, TITLE_BLOCK.height), { pen: 'frame' }),
    ...text(number, 120, 25.8, 3.4, 60, { isBold: true }),
    ...text(owner.name, 0, 10, 3.8, 60, { isBold: true }),
    ...text(owner.address, 0, 15.4, 2.3, 60, { ink: 'soft' }),
    ...text(title, 0, 28.6, 5, 120, { isBold: true }),
    ...text(subtitle, 0, 34.4, 2.7, 120),
  ];
}
