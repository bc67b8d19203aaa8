import * as v from 'valibot';
import type { Binding, Gateway, Power } from '../catalogue/article.ts';
import { USUAL_TERMINAL } from '../catalogue/electric.ts';
import { type LightTarget, TARGET_KINDS } from '../catalogue/lightTarget.ts';
import type { PartTable } from '../catalogue/partTable.ts';
import { type Finding, ofWeight } from '../check/finding.ts';
import { FINDING_KINDS } from '../check/kinds.ts';
import { titlesInLanguages } from '../translation/articleTexts.ts';
import { electricOf } from '../wiring/electric.ts';

/** Catalogue and finding data stored with an order, so that everything can be recomputed from the record (D29). */

/** DALI bus data of an order line; absent: the default (D56). */
export const storedBusFields = {
  /** Addresses that a luminaire uses or a gateway serves. */
  addresses: v.optional(v.number()),
  /** Current drawn by a luminaire, in mA. */
  busCurrent: v.optional(v.number()),
  /** Current supplied by a gateway, in mA. */
  current: v.optional(v.number()),
};

export const storedBusUse = ({ addresses, busCurrent }: Pick<Binding, 'addresses' | 'busCurrent'>) => ({
  ...(addresses !== undefined && { addresses }),
  ...(busCurrent !== undefined && { busCurrent }),
});

export const storedBusCapacity = ({ addresses, current }: Pick<Gateway, 'addresses' | 'current'>) => ({
  ...(addresses !== undefined && { addresses }),
  ...(current !== undefined && { current }),
});

/** Inrush data of a supply; absent if the article does not state it (D55b). */
export const storedInrushFields = {
  /** A and µs. */
  inrushCurrent: v.optional(v.number()),
  inrushTime: v.optional(v.number()),
  /** Maximum number of these supplies on one B16 breaker. */
  perB16: v.optional(v.number()),
};

export const storedInrush = ({
  inrushCurrent,
  inrushTime,
  perB16,
}: Pick<Power, 'inrushCurrent' | 'inrushTime' | 'perB16'>) => ({
  ...(inrushCurrent !== undefined && { inrushCurrent }),
  ...(inrushTime !== undefined && { inrushTime }),
  ...(perB16 !== undefined && { perB16 }),
});

/** Electrical data of the product line, to recompute the installation (D53). */
export const storedElectricSchema = v.object({
  voltage: v.number(),
  conductor: v.number(),
  maxCurrent: v.number(),
  jointResistance: v.number(),
  minVoltage: v.number(),
  /** Older orders use the default. */
  terminal: v.optional(v.number(), USUAL_TERMINAL),
  /** Centimetres of rail per feed (D16). */
  feedEvery: v.number(),
});
type StoredElectric = v.InferOutput<typeof storedElectricSchema>;

export const storedElectric = (table: PartTable): StoredElectric => ({
  ...electricOf(table),
  feedEvery: table.feedEvery,
});

/** Light data of a luminaire (D29, D45, D48); absent if the article does not state it. */
export const storedLightFields = {
  /** Distance from the rail's axis down to the light centre, in cm. */
  drop: v.optional(v.number()),
  lumens: v.optional(v.number()),
  beam: v.optional(v.number()),
  /** Centimetres. */
  luminousLength: v.optional(v.number()),
  /** Colour temperature in K, and colour rendering index Ra. */
  cct: v.optional(v.number()),
  cri: v.optional(v.number()),
  ip: v.optional(v.string()),
  protectionClass: v.optional(v.string()),
  /** Direction of asymmetrical light, clockwise from forward (D45). */
  throwsTo: v.optional(v.number()),
  /** Path of the photometric file in the file store, kept while an order shows it (D37). */
  photometry: v.optional(v.string()),
  photometryTurn: v.optional(v.number()),
};

const NAMES = Object.keys(storedLightFields) as (keyof typeof storedLightFields)[];

export const storedLight = (article: Binding) =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = article[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );

/** Light target of the room's use when the order was saved (D50). */
export const storedTargetSchema = v.object({
  key: v.string(),
  /** Keyed by language code in capitals, for every active language. */
  titles: v.record(v.string(), v.string()),
  kind: v.picklist(TARGET_KINDS),
  lux: v.number(),
  uniformity: v.optional(v.number()),
  walls: v.optional(v.number()),
  ceiling: v.optional(v.number()),
  cylindrical: v.optional(v.number()),
  ugr: v.optional(v.number()),
  source: v.string(),
});
export type StoredTarget = v.InferOutput<typeof storedTargetSchema>;

/** Null without a use, or with one that is not on the shop's list. */
export function storedTarget(
  use: string | null | undefined,
  targets: readonly LightTarget[],
  languages: readonly string[],
): StoredTarget | null {
  const target = targets.find(({ key }) => key === use);
  if (!target) return null;
  const { key, kind, lux, uniformity, walls, ceiling, cylindrical, ugr, source } = target;
  const requested = { uniformity, walls, ceiling, cylindrical, ugr };
  const named = Object.entries(requested).filter(([, value]) => value !== undefined);
  return {
    key,
    titles: titlesInLanguages(target, languages),
    kind,
    lux,
    ...Object.fromEntries(named),
    source,
  };
}

/** Finding of an order when it was saved (D57). */
export const storedFindingSchema = v.object({
  kind: v.picklist(FINDING_KINDS),
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type StoredFinding = v.InferOutput<typeof storedFindingSchema>;

/** Maximum number stored; a tangle of rails has as many as rails. */
const MAX_STORED = 50;

const stored = (findings: readonly Finding[], weight: 'confirm' | 'advice'): StoredFinding[] =>
  ofWeight(findings, weight)
    .slice(0, MAX_STORED)
    .map(({ kind, figures }) => ({ kind, figures: { ...figures } }));

export function storedFindings(findings: readonly Finding[]): {
  confirmed?: StoredFinding[];
  advised?: StoredFinding[];
} {
  const [confirmed, advised] = [stored(findings, 'confirm'), stored(findings, 'advice')];
  return { ...(confirmed.length > 0 && { confirmed }), ...(advised.length > 0 && { advised }) };
}
