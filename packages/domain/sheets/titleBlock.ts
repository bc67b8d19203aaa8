import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import { type PaperMark, type PaperText, rectangle } from './marks.ts';
import { framed, type Paper } from './paper.ts';
import { fitted } from './textWidth.ts';

/** As wide as ISO 7200 has it, in millimetres. */
const TITLE_BLOCK = { width: 180, height: 56 };
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

/** @param hasFeeds of an order that says where they are */
export function titledBy(
  { id, number, data, revises, settings: { shop } }: ShownOrder,
  hasFeeds: boolean,
  language: string,
  t: Translate,
): Omit<Titled, 'status'> {
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
    number: `${number || id}-${t('sheet.suffix')}`,
    revision: {
      index: revises ? 'B' : 'A',
      change: revises ? t('sheet.replaces', { number: revises.number || revises.id }) : t('sheet.firstIssue'),
    },
    issued: data.savedAt.slice(0, 10),
    department: contact ? contact.name : '',
    contact: contact ? [contact.email, contact.phone].filter(Boolean).join(', ') : '',
    language: language.toLowerCase(),
  };
}

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  value?: string;
  size?: number;
  isBold?: boolean;
}

/** The fields that ISO 7200 asks for, and those that it allows. */
export function titleBlock(
  paper: Paper,
  { owner, status, title, subtitle, number, revision, issued, department, contact, language }: Titled,
  sheet: { number: number; count: number; scale: string },
  t: Translate,
): PaperMark[] {
  const inside = framed(paper);
  const left = inside.x + inside.width - TITLE_BLOCK.width;
  const top = inside.y + inside.height - TITLE_BLOCK.height;
  const fields: Field[] = [
    { x: 0, y: 0, width: 60, height: 18, label: t('sheet.owner') },
    { x: 60, y: 0, width: 44, height: 9, label: t('sheet.documentType'), value: t('sheet.title') },
    { x: 104, y: 0, width: 40, height: 9, label: t('sheet.status'), value: status },
    {
      ...{ x: 144, y: 0, width: 36, height: 9, label: t('sheet.format') },
      value: `${paper.name}, ${paper.width} × ${paper.height}`,
    },
    { x: 60, y: 9, width: 44, height: 9, label: t('sheet.creator') },
    { x: 104, y: 9, width: 40, height: 9, label: t('sheet.checker') },
    { x: 144, y: 9, width: 36, height: 9, label: t('sheet.approver') },
    { x: 0, y: 18, width: 120, height: 20, label: t('sheet.name') },
    {
      x: 120,
      y: 18,
      width: 60,
      height: 10,
      label: t('sheet.number'),
      value: number,
      size: 3.4,
      isBold: true,
    },
    { x: 120, y: 28, width: 30, height: 10, label: t('sheet.revision'), value: revision.index },
    { x: 150, y: 28, width: 30, height: 10, label: t('sheet.issued'), value: issued },
    { x: 0, y: 38, width: 50, height: 9, label: t('sheet.department'), value: department },
    { x: 50, y: 38, width: 70, height: 9, label: t('sheet.contact'), value: contact },
    { x: 120, y: 38, width: 20, height: 9, label: t('sheet.scale'), value: sheet.scale },
    { x: 140, y: 38, width: 15, height: 9, label: t('sheet.language'), value: language },
    {
      ...{ x: 155, y: 38, width: 25, height: 9, label: t('sheet.sheet') },
      value: `${sheet.number} / ${sheet.count}`,
    },
    { x: 0, y: 47, width: 15, height: 9, label: t('sheet.revisionShort'), value: revision.index },
    { x: 15, y: 47, width: 105, height: 9, label: t('sheet.change'), value: revision.change },
    { x: 120, y: 47, width: 30, height: 9, label: t('sheet.changed'), value: issued },
    { x: 150, y: 47, width: 30, height: 9, label: t('sheet.signature') },
  ];
  const text = (
    words: string,
    x: number,
    y: number,
    size: number,
    width: number,
    more: Partial<PaperText> = {},
  ) =>
    words
      ? [{ kind: 'text' as const, text: fitted(words, size, width), x: left + x, y: top + y, size, ...more }]
      : [];
  return [
    ...fields.flatMap(
      ({ x, y, width, height, label, value = '', size = 2.7, isBold = false }): PaperMark[] => [
        { kind: 'path', path: rectangle(left + x, top + y, width, height), pen: 'thin' },
        ...text(label, x + INSET, y + 3, 1.9, width - 2 * INSET, { ink: 'soft' }),
        ...text(value, x + INSET, y + height - 2.2, size, width - 2 * INSET, { isBold }),
      ],
    ),
    { kind: 'path', path: rectangle(left, top, TITLE_BLOCK.width, TITLE_BLOCK.height), pen: 'frame' },
    ...text(owner.name, INSET, 10, 3.8, 60 - 2 * INSET, { isBold: true }),
    ...text(owner.address, INSET, 15.4, 2.3, 60 - 2 * INSET, { ink: 'soft' }),
    ...text(title, INSET, 28.6, 5, 120 - 2 * INSET, { isBold: true }),
    ...text(subtitle, INSET, 34.4, 2.7, 120 - 2 * INSET),
  ];
}
