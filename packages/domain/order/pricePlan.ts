import { symbolOf } from '../catalogue/luminaireType.ts';
import { isRecessedFamily } from '../catalogue/partTable.ts';
import { bodyColour } from '../catalogue/railColour.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { checkPlan } from '../check/checkPlan.ts';
import { type Examined, examine } from '../check/examine.ts';
import type { Finding } from '../check/finding.ts';
import type { LayoutFault } from '../kinds/rail/storedRail.ts';
import { sawingOf } from '../parts/sawing.ts';
import { readPlan, type StoredPlan, storedPlan } from '../plan/storedPlan.ts';
import { basisOf } from '../quote/basis.ts';
import { type BillLine, familyOf, imgOf } from '../quote/lines.ts';
import { type PricesByLanguage, pricesAsPicked } from '../settings/languagePrices.ts';
import { titlesInLanguages } from '../translation/articleTexts.ts';
import { DEFAULT_LANGUAGE } from '../translation/lookup.ts';
import { lineFieldsOf } from './lineFields.ts';
import { storedLuminaires } from './orderLuminaires.ts';
import type { OrderRequest } from './orderRequest.ts';
import type { RecordData, RecordLine } from './record.ts';
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

type PricedFields = Pick<OrderRequest, 'language' | 'currency'>;

export interface ExaminedRequest extends Examined {
  findings: Finding[];
}

/** Price and findings of a sent plan; a program gets what an order stores (D29, D80). */
export function examineRequest(
  request: Omit<StoredPlan, 'underlay' | 'view'> & PricedFields,
  { catalogue, euroRate, activeLanguages, prices }: PricingContext,
): { examined: ExaminedRequest; fault?: undefined } | { examined?: undefined; fault: LayoutFault } {
  // The data service stores the pictures and adds their paths.
  const { plan, fault } = readPlan({ ...request, underlay: null, view: null });
  if (fault) return { fault };
  const picked = request.currency ?? null;
  const { currency, vatPercent } = pricesAsPicked(prices, request.language, activeLanguages, picked);
  const examined = examine(plan, { catalogue, terms: { currency, euroRate, vatPercent } });
  return { examined: { ...examined, findings: checkPlan(examined) } };
}

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

type PricedData = Omit<
  RecordData,
  'savedAt' | 'requestHash' | 'underlay' | 'view' | 'showsGross' | 'email' | 'idempotencyKey'
>;

/** Part of a record that follows from plan, catalogue and language. */
export function pricedData(
  { plan, quote, findings, terms, bodies }: ExaminedRequest,
  language: string,
  { catalogue, activeLanguages }: PricingContext,
): PricedData {
  const { currency, euroRate } = terms;
  const { underlay: _, view: __, ...stored } = storedPlan(plan);
  const places = storedLuminaires(plan, bodies);
  const languages = [...new Set([DEFAULT_LANGUAGE, ...activeLanguages, language])];
  const { connection } = basisOf(catalogue, plan.choices);
  const family = familyOf(catalogue.partTable, connection);
  const { isSuspended, fixingSpacing, cutOutWidth, recessDepth } = family ?? {};
  const isRecessed = family !== null && family !== undefined && isRecessedFamily(family);
  const sawing = sawingOf(plan.choices, catalogue.partTable);
  const target = storedTarget(plan.room?.use, catalogue.lightTargets, languages);
  return {
    language,
    currency,
    euroRate: euroRate > 0 ? euroRate : null,
    lines: quote.lines.map((line) => toRecordLine(line, languages, catalogue)),
    totals: quote.totals,
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
  };
}
