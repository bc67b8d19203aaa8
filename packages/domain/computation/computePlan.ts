import type { LightTarget } from '../catalogue/lightTarget.ts';
import type { Translations } from '../catalogue/text.ts';
import { checkPlan } from '../check/checkPlan.ts';
import type { Finding } from '../check/finding.ts';
import { sceneName } from '../dimming/names.ts';
import type { LightFigures } from '../light/scene.ts';
import { findingInWords, type Wording } from '../lists/findingWords.ts';
import { titleOfLine } from '../lists/partRow.ts';
import { computeOrderLight, type OrderLight, orderScene, photometryOf } from '../order/orderLight.ts';
import { type ExaminedRequest, examineRequest, type PricingContext, pricedData } from '../order/pricePlan.ts';
import type { RecordData } from '../order/record.ts';
import { cutList } from '../parts/cutList.ts';
import { sawingOf } from '../parts/sawing.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Refusal } from '../refusal.ts';
import { articleName } from '../translation/articleName.ts';
import { type Translate, translator } from '../translation/lookup.ts';
import type { ComputeAnswer } from './answer.ts';
import type { ComputeRequest } from './request.ts';

export interface ComputeContext extends PricingContext {
  translations: Translations;
}

/** `photometry`: paths of the files that the light needs. */
export type Computed =
  | { answer: ComputeAnswer; photometry?: undefined; refusal?: undefined }
  | { answer?: undefined; photometry: readonly string[]; refusal?: undefined }
  | { answer?: undefined; photometry?: undefined; refusal: Refusal };

type ComputedLight = NonNullable<ComputeAnswer['light']>;

const figuresIn = ({
  mean,
  least,
  greatest,
  uniformity,
}: Omit<LightFigures, 'columns' | 'rows' | 'points' | 'darkest'>) => ({
  mean,
  least,
  greatest,
  uniformity,
});

const figuresOrNull = (figures: Parameters<typeof figuresIn>[0] | null) => figures && figuresIn(figures);

const lightIn = (
  { figures, around, areas, scenes, ugr, isEstimate, dark }: OrderLight,
  { target }: Pick<RecordData, 'target'>,
  t: Translate,
): ComputedLight => ({
  ...figuresIn(figures),
  target: target ?? null,
  walls: figuresOrNull(around.walls),
  ceiling: figuresOrNull(around.ceiling),
  cylindrical: figuresOrNull(around.cylindrical),
  modelling: around.modelling,
  areas: areas.map(({ area: { id, name }, number, figures: own }) => ({
    id,
    name: name || t('parts.lightAreaName', { number }),
    number,
    ...figuresIn(own),
  })),
  scenes: scenes.map(({ scene, figures: own, watts, energy }) => ({
    number: scene?.number ?? null,
    name: sceneName(scene, t),
    isForWork: scene?.isForWork ?? false,
    watts,
    energy,
    ...figuresIn(own),
  })),
  ugr: ugr.map(({ bindingId, crosswise, endwise }) => ({ articleId: bindingId, crosswise, endwise })),
  isEstimate,
  dark: [...dark],
});

const findingsIn = (findings: readonly Finding[], wording: Wording): ComputeAnswer['findings'] =>
  findings.map((finding) => {
    const { kind, weight, key, figures, steps, points } = finding;
    const text = findingInWords(finding, wording);
    return { kind, weight, key, text, figures: { ...figures }, steps: [...steps], points: [...points] };
  });

function wordingOf({ catalogue, translations }: ComputeContext, language: string): Wording {
  const t = translator(translations, language);
  const titleOf: Wording['titleOf'] = ({ collection, id }) => {
    const articles = catalogue[collection as 'bindings'] ?? [];
    const article = articles.find((one) => one.id === id);
    return article ? articleName(article, articles, language, t) : t('choice.former');
  };
  return { t, language, titleOf };
}

function answerOf(
  examined: ExaminedRequest,
  data: Pick<RecordData, 'target' | 'currency'>,
  light: OrderLight | null | undefined,
  { t, language, titleOf }: Wording,
): ComputeAnswer {
  const { plan, catalogue, quote } = examined;
  const target: LightTarget | undefined = catalogue.lightTargets.find(({ key }) => key === plan.room?.use);
  const findings =
    light && target ? checkPlan(examined, { target, figures: light.figures }) : examined.findings;
  return {
    currency: data.currency,
    lines: quote.lines.map((line) => {
      const { kind, article, collection, code, role, unitPrice, quantity, total } = line;
      return {
        kind,
        articleId: article?.id ?? null,
        collection,
        code,
        role,
        title: titleOfLine(line, language, t),
        unitPrice,
        quantity,
        total,
        missing: article === null,
      };
    }),
    totals: quote.totals,
    totalPower: quote.totalPower,
    totalLength: quote.parts.totalLength,
    findings: findingsIn(findings, { t, language, titleOf }),
    cuts: cutList(plan.layout.steps, sawingOf(plan.choices, catalogue.partTable)).map(
      ({ rail, isBent, pieces, offcut, count, steps }) => ({
        rail,
        isBent,
        pieces: [...pieces],
        offcut,
        count,
        rails: [...steps],
      }),
    ),
    ...(light !== undefined && { light: light && lightIn(light, data, t) }),
  };
}

const refuse = (message: string, field: string): Computed => ({
  refusal: { code: 'invalid', message, field },
});

/**
 * Answer with the data that the screen shows of a plan and that saving it stores (D80).
 * @param tables null: not read yet; then the answer may be the paths of their files
 */
export function computePlan(
  { language, currency, light: isLit, plan: stored }: ComputeRequest,
  context: ComputeContext,
  tables: ReadonlyMap<string, PhotometricTable> | null,
): Computed {
  const { activeLanguages } = context;
  if (!activeLanguages.includes(language))
    return refuse(`language: Must be one of ${activeLanguages.join(', ')}.`, 'language');
  const { underlay: _, view: __, ...drawn } = stored;
  const { examined, fault } = examineRequest({ ...drawn, language, currency }, context);
  if (fault) return refuse(fault.message, `plan.steps.${fault.index}.${fault.field}`);
  const data = pricedData(examined, language, context);
  const wording = wordingOf(context, language);
  if (!isLit) return { answer: answerOf(examined, data, undefined, wording) };
  const isScene = orderScene(data, examined.plan, new Map()) !== null;
  const photometry = isScene ? photometryOf(data.lines) : [];
  if (!tables && photometry.length > 0) return { photometry };
  const light = computeOrderLight(data, examined.plan, tables ?? new Map());
  return { answer: answerOf(examined, data, light, wording) };
}
