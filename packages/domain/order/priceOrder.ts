import { symbolOf } from '../catalogue/luminaireType.ts';
import { isRecessedFamily } from '../catalogue/partTable.ts';
import { bodyColour } from '../catalogue/railColour.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { checkPlan } from '../check/checkPlan.ts';
import { examine } from '../check/examine.ts';
import { type Finding, ofWeight } from '../check/finding.ts';
import type { FindingKind } from '../check/kinds.ts';
import { bodiesOf } from '../kinds/luminaire/body.ts';
import { sawingOf } from '../parts/sawing.ts';
import { readPlan, storedPlan } from '../plan/storedPlan.ts';
import { basisOf, chosenIn } from '../quote/basis.ts';
import { type BillLine, familyOf, imgOf, wattsOf } from '../quote/lines.ts';
import type { Quote, QuoteTotals } from '../quote/quote.ts';
import type { Refusal } from '../refusal.ts';
import { type Currency, type PricesByLanguage, pricesAsPicked } from '../settings/languagePrices.ts';
import { titlesInLanguages } from '../translation/articleTexts.ts';
import { DEFAULT_LANGUAGE } from '../translation/lookup.ts';
import { lineFieldsOf } from './lineFields.ts';
import { storedLuminaires } from './orderLuminaires.ts';
import type { OrderRequest } from './orderRequest.ts';
import type { Order, RecordData, RecordLine } from './record.ts';
import type { SentPicture } from './sentPictures.ts';
import {
  storedBusCapacity,
  storedBusUse,
  storedElectric,
  storedFindings,
  storedInrush,
  storedLight,
  storedTarget,
} from './storedParts.ts';

export interface PricingContext {
  /** Inactive articles may be included; they are not sold. */
  catalogue: LineCatalogue;
  euroRate: number;
  activeLanguages: readonly string[];
  prices: PricesByLanguage;
}

export interface PricedOrder {
  order: Order;
  vat: number;
  data: Omit<RecordData, 'savedAt' | 'requestHash' | SentPicture>;
}

/** `totals` are set if the total differs from that shown (D29). */
export type OrderRefusal = Refusal & { totals?: QuoteTotals; currency?: Currency };

const refuse = (code: string, message: string, field?: string): { refusal: OrderRefusal } => ({
  refusal: field ? { code, message, field } : { code, message },
});

function titlesOf(line: BillLine, languages: readonly string[]): Record<string, string> {
  const { article } = line;
  if (article) return titlesInLanguages(article, languages);
  return Object.fromEntries(languages.map((language) => [language, line.code]));
}

function drawnAs({ kind, article }: BillLine, { luminaireTypes }: LineCatalogue): Partial<RecordLine> {
  if (kind === 'gateway' && article && 'systemTypes' in article) return storedBusCapacity(article);
  if (kind === 'power' && article && 'isDali' in article) return storedInrush(article);
  if (kind !== 'binding' || !article || !('fitsBent' in article)) return {};
  const symbol = symbolOf(article, luminaireTypes);
  const body = bodyColour(article);
  return {
    ...(article.length && { length: article.length }),
    ...(symbol !== 'spotlight' && { symbol }),
    ...(body && { body }),
    ...storedLight(article),
    ...(article.sheet && { sheet: article.sheet }),
    ...storedBusUse(article),
  };
}

function toRecordLine(line: BillLine, languages: readonly string[], catalogue: LineCatalogue): RecordLine {
  const { article, colour, kind, collection, code, role, unitPrice, quantity, total } = line;
  return {
    kind,
    articleId: article?.id ?? null,
    collection,
    code,
    role,
    titles: titlesOf(line, languages),
    ...(colour && { colour }),
    img: imgOf(line),
    unitPrice,
    quantity,
    total,
    ...lineFieldsOf(line),
    ...drawnAs(line, catalogue),
    missing: article === null,
  };
}

function orderOf(request: OrderRequest, quote: Quote, catalogue: LineCatalogue): Order {
  const { choices, isMicro } = request;
  const { connection, system, gateway } = chosenIn(catalogue, choices);
  const { power } = quote;
  const item = ({ article, code, quantity }: BillLine) => ({
    id: article?.id ?? '',
    type: article && 'type' in article ? article.type : '',
    title: article?.title ?? code,
    description: code,
    quantity,
  });
  return {
    frameType: connection?.type ?? '',
    frameDescription: connection?.description ?? '',
    frameLength100: quote.parts.frameLength100,
    frameLength200: quote.parts.frameLength200,
    systemType: system?.type ?? '',
    gateWay: gateway?.title ?? '',
    powerType: power?.type ?? '',
    powerDescription: power?.description ?? '',
    power: power?.power ?? 0,
    bindings: quote.lines
      .filter(({ kind }) => kind === 'binding')
      .map((line) => ({ ...item(line), power: wattsOf(line) })),
    accessories: quote.lines.filter(({ collection }) => collection === 'accessories').map(item),
    totalItems: quote.totalItems,
    isBlack: connection?.isBlack ?? false,
    isWhite: connection?.isWhite ?? false,
    isMicro,
  };
}

interface FindingRefusal {
  code: string;
  field: keyof OrderRequest['confirmed'];
  message: (open: readonly Finding[]) => string;
}

const figure = (open: readonly Finding[], name: string) => open[0]?.figures[name];
const IMPOSSIBLE: FindingRefusal = {
  code: 'layout-impossible',
  field: 'impossibleLayout',
  message: (open) => `Rails ${open[0]?.steps.join(' and ')} cannot be mounted as drawn; confirm to save`,
};

/** Codes and fields from before findings, still used by pages and programs. */
const REFUSAL_OF: { [Kind in FindingKind]?: FindingRefusal } = {
  missingCode: {
    code: 'article-missing',
    field: 'missingArticles',
    message: (open) =>
      `The catalogue has no article ${open
        .filter(({ kind }) => kind === 'missingCode')
        .map(({ figures }) => figures.code)
        .join(', ')}; confirm to save without it`,
  },
  unruled: {
    code: 'article-missing',
    field: 'missingArticles',
    message: () => 'These rails have no part rules, so parts are missing; confirm to save without them',
  },
  overload: {
    code: 'power-exceeded',
    field: 'powerExceeded',
    message: (open) =>
      `Luminaires need ${figure(open, 'load')} W, the power supply provides ${figure(open, 'supply')} W; confirm to save`,
  },
  meeting: IMPOSSIBLE,
  crossing: IMPOSSIBLE,
};

const UNCONFIRMED: FindingRefusal = {
  code: 'findings-unconfirmed',
  field: 'findings',
  message: (open) => `Confirm ${open.map(({ key }) => key).join(', ')} to save anyway`,
};

/** Clients without a list of findings confirm only those that have their own field. */
function unconfirmed(findings: readonly Finding[], confirmed: OrderRequest['confirmed']): Finding[] {
  const listed = confirmed.findings && new Set(confirmed.findings);
  return ofWeight(findings, 'confirm').filter(({ kind, key }) => {
    const field = REFUSAL_OF[kind]?.field;
    return !(field && confirmed[field]) && (listed ? !listed.has(key) : field !== undefined);
  });
}

/** D10, D19, D21, D26, D29. */
function findRefusal(
  request: OrderRequest,
  quote: Quote,
  findings: readonly Finding[],
  currency: Currency,
): { refusal: OrderRefusal } | null {
  const { choices, seen, confirmed } = request;
  if (!choices.connectionId)
    return refuse('choices-unfit', 'Choose a rail family first', 'choices.connectionId');
  const misfit = findings.find((one) => one.kind === 'misfit');
  if (misfit) {
    const { collection, id, reason } = misfit.misfit;
    return refuse(
      'choices-unfit',
      `${collection} ${id} no longer fits (${reason}); choose another`,
      'choices',
    );
  }
  if (seen.currency !== currency || seen.net !== quote.totals.net)
    return {
      refusal: {
        code: 'total-changed',
        message: 'Prices have changed in the meantime; confirm the new total',
        field: 'seen.net',
        totals: quote.totals,
        currency,
      },
    };
  const open = unconfirmed(findings, confirmed);
  const [first] = open;
  if (!first) return null;
  const { code, field, message } = REFUSAL_OF[first.kind] ?? UNCONFIRMED;
  return refuse(code, message(open), `confirmed.${field}`);
}

/** Same functions as in the browser; freezes the lines (D29). */
export function priceOrder(
  request: OrderRequest,
  { catalogue, euroRate, activeLanguages, prices }: PricingContext,
): { priced: PricedOrder; refusal?: undefined } | { priced?: undefined; refusal: OrderRefusal } {
  const { language } = request;
  // The data service stores the pictures and adds their paths.
  const { plan, fault } = readPlan({ ...request, underlay: null, view: null });
  if (fault) return refuse('invalid', fault.message, `steps.${fault.index}.${fault.field}`);
  const picked = request.currency ?? null;
  const { currency, vatPercent } = pricesAsPicked(prices, language, activeLanguages, picked);
  const examined = examine(plan, { catalogue, terms: { currency, euroRate, vatPercent } });
  const { quote } = examined;
  const findings = checkPlan(examined);
  const refusal = findRefusal(request, quote, findings, currency);
  if (refusal) return refusal;

  const { underlay: _, view: __, ...stored } = storedPlan(plan);
  const places = storedLuminaires(plan, bodiesOf(catalogue.bindings));
  const languages = [...new Set([DEFAULT_LANGUAGE, ...activeLanguages, language])];
  const { connection } = basisOf(catalogue, plan.choices);
  const family = familyOf(catalogue.partTable, connection);
  const { isSuspended, fixingSpacing, cutOutWidth, recessDepth } = family ?? {};
  const isRecessed = family !== null && family !== undefined && isRecessedFamily(family);
  const sawing = sawingOf(plan.choices, catalogue.partTable);
  const target = storedTarget(plan.room?.use, catalogue.lightTargets, languages);
  const priced: PricedOrder = {
    order: orderOf(request, quote, catalogue),
    vat: (100 + vatPercent) / 100,
    data: {
      language,
      currency,
      euroRate: euroRate > 0 ? euroRate : null,
      lines: quote.lines.map((line) => toRecordLine(line, languages, catalogue)),
      totals: quote.totals,
      showsGross: request.showsGross,
      totalPower: quote.totalPower,
      totalLength: quote.parts.totalLength,
      powerExceeded: findings.some(({ kind }) => kind === 'overload'),
      ...stored,
      ...(plan.choices.bindings.length > 0 && { places }),
      ...(isSuspended && { isSuspended }),
      ...(isRecessed && { isRecessed }),
      ...(isRecessed && cutOutWidth && { cutOutWidth }),
      ...(isRecessed && recessDepth && { recessDepth }),
      ...(fixingSpacing && { fixingSpacing }),
      ...(catalogue.partTable.isolatingJointReplaces && { isolatingJointReplaces: true }),
      electric: storedElectric(catalogue.partTable),
      ...(sawing.usesOffcuts && { sawKerf: sawing.kerf }),
      ...storedFindings(findings),
      ...(target && { target }),
      ...(request.email ? { email: request.email } : {}),
      idempotencyKey: request.idempotencyKey,
    },
  };
  return { priced };
}
