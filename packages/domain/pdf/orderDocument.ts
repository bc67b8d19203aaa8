import { railColour } from '../catalogue/railColour.ts';
import type { DrawnUnderlay } from '../drawing/drawnRoom.ts';
import { printedDrawing } from '../drawing/printedDrawing.ts';
import type { SheetContent } from '../drawing/sheet.ts';
import { drawLayout } from '../kinds/rail/drawing.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { bendsInWords, cutRows, sawingInWords } from '../lists/cutRows.ts';
import { type Fact, factsOf } from '../lists/facts.ts';
import { luminaireList } from '../lists/luminaireList.ts';
import { offerRows } from '../lists/offerRows.ts';
import { missingWords, openWords } from '../lists/openWords.ts';
import { orderSigns } from '../lists/orderSigns.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { upTo } from '../math/lists.ts';
import { type Offer, offerNumber } from '../order/offer.ts';
import type { OrderLight } from '../order/orderLight.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { orderShowsGross } from '../order/worth.ts';
import { type Sawing, sawingOf } from '../parts/sawing.ts';
import { isOutdated } from '../plan/viewSubject.ts';
import type { Content } from '../tags/content.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import { formatDate } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import type { Ms } from '../units.ts';
import { conditionsContent } from './conditionsContent.ts';
import { fact, headCell, heading, INK, right, STYLES, tableContent } from './content.ts';
import { lightContent } from './lightContent.ts';
import { luminairesContent, partsContent, totalsContent } from './partsContent.ts';

type OfferSettings = Offer['settings'];

const LOGO_SIZE = [150, 36];

const authorOf = ({ shop }: OfferSettings): string => shop.name;

function logoContent({ name }: OfferSettings['shop'], logo: string | null): Content {
  if (logo) return { image: logo, alt: name, fit: LOGO_SIZE, width: 'auto' };
  return { text: name, bold: true, fontSize: 12, width: 'auto' };
}

function letterhead({ shop, documents }: OfferSettings, language: string, logo: string | null): Content {
  const adjacent = { text: wordsIn(documents.header, language), style: 'note', width: '*' };
  return { columnGap: 14, columns: [logoContent(shop, logo), adjacent] };
}

function companyLine({ shop }: OfferSettings, language: string): string {
  const { name, street, city, country, taxId } = companyIn(shop, language);
  return [name, street, city, country, taxId].filter(Boolean).join(' · ');
}

function reachedBy(contacts: OfferSettings['shop']['contacts'], url: string, language: string): string {
  const reported = contacts.map((contact) => contactIn(contact, language));
  const ways = [...reported.flatMap(({ email, phone }) => [email, phone.replaceAll(' ', '\u00a0')]), url];
  return ways.filter(Boolean).join(' · ');
}

const contactLine = ({ shop: { contacts, url } }: OfferSettings, language: string): string =>
  reachedBy(contacts.slice(0, 1), url, language);

function partiesContent(reported: OfferSettings, buyer: string, language: string, t: Translate): Content[] {
  const { shop } = reported;
  const lines = [companyLine(reported, language), reachedBy(shop.contacts, shop.url, language)].filter(
    Boolean,
  );
  const parties = [
    [t('parts.seller'), lines],
    [t('parts.buyer'), buyer.split('\n').filter(Boolean)],
  ] as const;
  return parties.flatMap(([label, reported]) =>
    reported.length > 0 ? [{ margin: [0, 8, 20, 0], stack: [fact(label, ...reported)] }] : [],
  );
}

function ownWords(words: Readonly<Record<string, string>>, language: string): Content[] {
  const text = wordsIn(words, language);
  return text ? [{ text, style: 'note', margin: [0, 10, 0, 0] }] : [];
}

const PAGE = { width: 595.28, side: 48, top: 48, bottom: 60 };
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
const DRAWING = { width: CONTENT_WIDTH, maxHeight: 290, font: 7.5 };
const FACTS_IN_ROW = 5;
const DAY: Ms = 86_400_000;
/** Table and heading stay on the same page. */
const LAST_HEADING = 0.83;

function factsContent(facts: readonly Fact[]): Content {
  const rows = upTo(Math.ceil(facts.length / FACTS_IN_ROW)).map((row) =>
    facts.slice(row * FACTS_IN_ROW, (row + 1) * FACTS_IN_ROW),
  );
  return rows.map((row) => ({
    columnGap: 12,
    margin: [0, 0, 0, 9],
    columns: upTo(FACTS_IN_ROW).map((column) => {
      const one = row[column];
      return one ? fact(one.label, one.value) : { text: '' };
    }),
  }));
}

function cutContent({ plan }: ShownOrder, sawing: Sawing, language: string, t: Translate): Content {
  const margin = [14, 0, 0, 0];
  const heads = [
    headCell(t('parts.rail')),
    headCell(t('parts.cut')),
    headCell(t('parts.quantity'), 'right'),
    headCell(t('parts.offcut'), 'right'),
    headCell(t('parts.steps'), 'left', { margin }),
  ];
  const rows = cutRows(plan.layout.steps, sawing, language, t).map(({ rail, cut, count, offcut, steps }) => [
    rail,
    cut,
    right(t('parts.count', { count })),
    right(offcut),
    { text: steps, margin, color: INK.soft },
  ]);
  return tableContent([90, 90, 46, 50, '*'], heads, rows);
}

const viewContent = (view: string, alt: string, isOld: boolean, t: Translate): Content => ({
  unbreakable: true,
  stack: [
    { text: t('parts.view'), tag: 'H2', style: 'heading' },
    ...(isOld ? [{ text: t('parts.viewOutdated'), color: INK.bad, margin: [0, 0, 0, 6] }] : []),
    { image: view, alt, fit: [CONTENT_WIDTH, DRAWING.maxHeight] },
  ],
});

/** Node of pdfmake; 0 is the top of the content, 1 its bottom. */
interface PlacedNode {
  headlineLevel?: number;
  startPosition: { verticalRatio: number };
}

export interface OrderDocumentProps {
  page: ShownOrder;
  language: string;
  t: Translate;
  url: string;
  underlay?: DrawnUnderlay | null;
  view?: string | null;
  logo?: string | null;
  offer?: Offer | null;
  /** Absent if nothing can be measured. */
  light?: OrderLight | null;
}

function titleContent({ page: { id, number, data }, offer = null, language, t }: OrderDocumentProps) {
  const name = data.name || t('parts.unnamed');
  if (!offer) {
    const saved = `${t('parts.savedOn')} ${formatDate(data.savedAt, language)}`;
    const reference = id ? `${t('parts.reference')} ${number || id}` : number;
    return { title: name, note: `${saved}   ${reference}` };
  }
  const valid = t('parts.validUntil', { date: formatDate(`${offer.validUntil}T12:00`, language) });
  return {
    title: t('parts.offer', { number: offerNumber(number, offer.position) }),
    note: `${name}   ${formatDate(offer.at, language)}, ${valid}`,
  };
}

/** An offer states its validity in the title. */
function priceNote({ page: { data, settings }, offer = null, language, t }: OrderDocumentProps): string[] {
  if (offer) return [];
  const { priceDays } = settings.documents;
  if (!priceDays) return [t('parts.indicative')];
  const until = new Date(Date.parse(data.savedAt) + priceDays * DAY).toISOString();
  return [t('parts.indicativeUntil', { date: formatDate(until, language) })];
}

function headContent(props: OrderDocumentProps, title: string, note: string): Content {
  const { page, language, t, url, logo = null, offer = null } = props;
  const settings = offer?.settings ?? page.settings;
  const reported = [
    letterhead(settings, language, logo),
    { text: title, tag: 'H1', style: 'title', margin: [0, 22, 20, 3] },
    { text: note, style: 'note' },
    ...partiesContent(settings, offer?.buyer ?? '', language, t),
  ];
  const code = [
    { qr: url, alt: t('parts.codeAlt', { url }), fit: 68, foreground: INK.text, alignment: 'right' },
    {
      text: t(page.id ? 'parts.online' : 'parts.projectOnline'),
      link: url,
      style: 'label',
      alignment: 'right',
      margin: [0, 3, 0, 0],
    },
  ];
  return {
    columns: [
      { width: '*', stack: reported },
      { width: 68, stack: code },
    ],
  };
}

function billContent(props: OrderDocumentProps): Content[] {
  const { page, language, t, offer = null } = props;
  const { data } = page;
  const style = { currency: data.currency, language, t };
  const rows = offer ? offerRows(offer, language, t) : rowsOfRecord(data.lines, language, t);
  const totals = offer ?? data.totals;
  return [
    heading(t('parts.title')),
    partsContent(rows, style),
    totalsContent({ ...style, totals, showsGross: orderShowsGross(page), notes: priceNote(props), offer }),
    ...(offer ? conditionsContent(offer, style) : []),
    ...(offer?.remark ? [{ text: offer.remark, margin: [0, 10, 0, 0] }] : []),
  ];
}

export function orderDocument(props: OrderDocumentProps) {
  const { page, language, t, underlay = null, view = null, offer = null, light = null } = props;
  const { data, order, plan } = page;
  const settings = offer?.settings ?? page.settings;
  const { title, note } = titleContent(props);
  const open = openWords(page, language, t);
  const luminaires = orderLuminaires(data, plan);
  const sawing = sawingOf(plan.choices, data);
  const around: SheetContent = {
    luminaires,
    signs: orderSigns(page),
    room: plan.room,
    areas: plan.areas,
    hidden: plan.hidden,
    underlay,
  };
  const drawnCounts = { rails: plan.layout.steps.length, luminaires: luminaires.length };
  const drawn = [drawLayout(geometryOf(plan.layout)), around, railColour(order), DRAWING] as const;
  const lines = (all: readonly string[], look: object): Content[] => all.map((text) => ({ text, ...look }));
  const content: Content[] = [
    headContent(props, title, note),
    { svg: printedDrawing(...drawn), alt: t('parts.drawingAlt', drawnCounts), margin: [0, 14, 0, 14] },
    factsContent(factsOf(page, language, t)),
    ...lines([...open.confirmed, ...missingWords(data, t)], { color: INK.bad, margin: [0, 0, 0, 6] }),
    ...lines(open.advised, { style: 'note', margin: [0, 0, 0, 6] }),
    ...billContent(props),
    ...ownWords(settings.documents.remarks, language),
    heading([t('parts.cutList'), sawingInWords(sawing, language, t)].filter(Boolean).join(', ')),
    cutContent(page, sawing, language, t),
    ...lines(bendsInWords(plan.layout, language, t), { style: 'note', margin: [0, 5, 0, 0] }),
    ...(luminaires.length > 0
      ? luminairesContent(luminaireList(luminaires, data.lines, plan, language, t), t)
      : []),
    ...(light ? lightContent(light, page, [...drawn], language, t) : []),
    ...(view ? [viewContent(view, t('parts.viewAlt', drawnCounts), isOutdated(data.view, plan), t)] : []),
    ...ownWords(settings.documents.terms, language),
  ];
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    version: '1.7',
    language: language.toLowerCase(),
    info: { title, author: authorOf(settings), subject: t('parts.title') },
    content,
    footer: (current: number, count: number): Content => ({
      margin: [PAGE.side, 22, PAGE.side, 0],
      style: 'label',
      columns: [
        [title, companyLine(settings, language), contactLine(settings, language)],
        right(`${current} / ${count}`, { width: 40 }),
      ],
    }),
    pageBreakBefore: ({ headlineLevel, startPosition }: PlacedNode) =>
      headlineLevel === 1 && startPosition.verticalRatio > LAST_HEADING,
    defaultStyle: { font: 'Inter', fontSize: 8.5, lineHeight: 1.2, color: INK.text },
    styles: STYLES,
  };
}
