import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { type Finding, ofWeight } from '../check/finding.ts';
import type { FindingKind } from '../check/kinds.ts';
import { chosenIn } from '../quote/basis.ts';
import { type BillLine, wattsOf } from '../quote/lines.ts';
import type { Quote, QuoteTotals } from '../quote/quote.ts';
import type { Refusal } from '../refusal.ts';
import type { Currency } from '../settings/languagePrices.ts';
import type { OrderRequest } from './orderRequest.ts';
import { examineRequest, type PricingContext, pricedData } from './pricePlan.ts';
import type { Order, RecordData } from './record.ts';
import type { SentPicture } from './sentPictures.ts';

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
  context: PricingContext,
): { priced: PricedOrder; refusal?: undefined } | { priced?: undefined; refusal: OrderRefusal } {
  const { examined, fault } = examineRequest(request, context);
  if (fault) return refuse('invalid', fault.message, `steps.${fault.index}.${fault.field}`);
  const { quote, terms, findings } = examined;
  const refusal = findRefusal(request, quote, findings, terms.currency);
  if (refusal) return refusal;
  const priced: PricedOrder = {
    order: orderOf(request, quote, context.catalogue),
    vat: (100 + terms.vatPercent) / 100,
    data: {
      ...pricedData(examined, request.language, context),
      showsGross: request.showsGross,
      ...(request.email ? { email: request.email } : {}),
      idempotencyKey: request.idempotencyKey,
    },
  };
  return { priced };
}
