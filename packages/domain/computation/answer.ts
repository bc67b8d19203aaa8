import * as v from 'valibot';
import { CATALOGUE_COLLECTIONS } from '../catalogue/productLine.ts';
import { FINDING_KINDS, WEIGHTS } from '../check/kinds.ts';
import { recordDataSchema } from '../order/record.ts';
import { storedTargetSchema } from '../order/storedParts.ts';

const { lines, totals } = recordDataSchema.entries;
const { kind, articleId, code, role, quantity } = lines.item.entries;

const whole = v.pipe(v.number(), v.integer());
const netCents = v.pipe(v.nullable(whole), v.description('Net, in cents; null: price on request'));
const lux = v.pipe(v.number(), v.description('lx'));

const lineSchema = v.pipe(
  v.object({
    kind,
    articleId: v.pipe(articleId, v.description('Null if the catalogue has no such article')),
    collection: v.picklist(CATALOGUE_COLLECTIONS),
    code,
    role: v.pipe(role, v.description('Part in the rails; null if chosen')),
    title: v.string(),
    unitPrice: netCents,
    quantity,
    total: netCents,
    missing: v.pipe(v.boolean(), v.description('No active article: not in the total')),
  }),
  v.title('ComputedLine'),
);

const findingSchema = v.pipe(
  v.object({
    kind: v.picklist(FINDING_KINDS),
    weight: v.pipe(
      v.picklist(WEIGHTS),
      v.description('`blocks`: no order can be saved; `confirm`: only if confirmed; `advice`'),
    ),
    key: v.pipe(v.string(), v.description('Distinguishes findings of one kind')),
    text: v.pipe(v.string(), v.description('As on screen, in the requested language')),
    figures: v.record(v.string(), v.union([v.string(), v.number()])),
    steps: v.pipe(v.array(v.string()), v.description('Ids of the rails concerned')),
    points: v.pipe(v.array(v.object({ x: v.number(), y: v.number() })), v.description('On the plan, in cm')),
  }),
  v.title('Finding'),
);

const cutSchema = v.pipe(
  v.object({
    rail: v.pipe(v.number(), v.description('Length of the rail from stock, in cm')),
    isBent: v.boolean(),
    pieces: v.pipe(v.array(v.number()), v.description('Lengths cut from it, in cm')),
    offcut: v.pipe(v.number(), v.description('cm')),
    count: v.pipe(whole, v.description('Stock rails cut so')),
    rails: v.pipe(v.array(whole), v.description('Numbers of the rails that the pieces become, from 1')),
  }),
  v.title('Cut'),
);

const figureFields = {
  mean: lux,
  least: lux,
  greatest: lux,
  uniformity: v.pipe(v.number(), v.description('Least divided by mean')),
};
const figuresSchema = v.pipe(v.object(figureFields), v.title('LightFigures'));
const rating = v.pipe(
  v.nullable(v.union([v.literal('low'), v.number()])),
  v.description('`low`: below 10; null: above 40'),
);

const lightSchema = v.pipe(
  v.object({
    ...figureFields,
    target: v.pipe(
      v.nullable(storedTargetSchema),
      v.title('LightTarget'),
      v.description('Target of the room’s use; null without a use'),
    ),
    walls: v.nullable(figuresSchema),
    ceiling: v.nullable(figuresSchema),
    cylindrical: v.nullable(figuresSchema),
    modelling: v.pipe(
      v.nullable(v.object({ mean: v.number(), least: v.number(), greatest: v.number() })),
      v.title('Modelling'),
      v.description('Cylindrical divided by horizontal illuminance'),
    ),
    areas: v.pipe(
      v.array(v.object({ id: v.string(), name: v.string(), number: whole, ...figureFields })),
      v.description('Vertical areas'),
    ),
    scenes: v.pipe(
      v.array(
        v.object({
          number: v.pipe(v.nullable(whole), v.description('Null: all luminaires on')),
          name: v.string(),
          isForWork: v.boolean(),
          watts: v.number(),
          energy: v.pipe(v.nullable(v.number()), v.description('kWh a year; null without hours')),
          ...figureFields,
        }),
      ),
      v.description('Empty without scenes'),
    ),
    ugr: v.pipe(
      v.array(v.object({ articleId: v.string(), crosswise: rating, endwise: rating })),
      v.description('By the UGR tables of luminaires in rows; others are left out'),
    ),
    isEstimate: v.pipe(v.boolean(), v.description('A luminaire has no photometric file')),
    dark: v.pipe(v.array(v.string()), v.description('Luminaire articles without data of light')),
  }),
  v.title('Light'),
  v.description('On the plane of the room, in the scene for work if there is one'),
);

/** D80. */
export const computeAnswerSchema = v.pipe(
  v.object({
    currency: v.picklist(['PLN', 'EUR']),
    lines: v.array(lineSchema),
    totals: v.pipe(totals, v.title('Totals'), v.description('In cents')),
    totalPower: v.pipe(v.number(), v.description('W')),
    totalLength: v.pipe(v.number(), v.description('Of all rails, in cm')),
    findings: v.pipe(v.array(findingSchema), v.description('The heaviest first')),
    cuts: v.array(cutSchema),
    light: v.optional(
      v.pipe(
        v.nullable(lightSchema),
        v.description('Absent if not requested; null without a room or luminaires'),
      ),
    ),
  }),
  v.title('Computation'),
);

export type ComputeAnswer = v.InferOutput<typeof computeAnswerSchema>;
