import * as v from 'valibot';
import type { Binding, Gateway, Power } from '../catalogue/article.ts';
import { USUAL_TERMINAL } from '../catalogue/electric.ts';
import { type LightTarget, TARGET_KINDS } from '../catalogue/lightTarget.ts';
import type { PartTable } from '../catalogue/partTable.ts';
import { type Finding, ofWeight } from '../check/finding.ts';
import { FINDING_KINDS } from '../check/kinds.ts';
import { titlesInLanguages } from '../translation/articleTexts.ts';
import { electricOf } from '../wiring/electric.ts';

/** DALI bus data; absent: the default (D56). */
export const storedBusFields = {
  addresses: v.optional(v.number()),
  busCurrent: v.optional(v.number()),
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

/** D55b. */
export const storedInrushFields = {
  inrushCurrent: v.optional(v.number()),
  inrushTime: v.optional(v.number()),
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

/** Electrical data of the product line, for recomputing the installation (D53). */
export const storedElectricSchema = v.object({
  voltage: v.number(),
  conductor: v.number(),
  maxCurrent: v.number(),
  jointResistance: v.number(),
  minVoltage: v.number(),
  terminal: v.optional(v.number(), USUAL_TERMINAL),
  /** Rail length per feed, in cm (D16). */
  feedEvery: v.number(),
});
type StoredElectric = v.InferOutput<typeof storedElectricSchema>;

export const storedElectric = (table: PartTable): StoredElectric => ({
  ...electricOf(table),
  feedEvery: table.feedEvery,
});

/** Light data of a luminaire (D29, D45, D48). */
export const storedLightFields = {
  drop: v.optional(v.number()),
  lumens: v.optional(v.number()),
  beam: v.optional(v.number()),
  luminousLength: v.optional(v.number()),
  cct: v.optional(v.number()),
  cri: v.optional(v.number()),
  ip: v.optional(v.string()),
  protectionClass: v.optional(v.string()),
  /** Direction of asymmetrical light, clockwise from forward (D45). */
  throwsTo: v.optional(v.number()),
  /** Preserved while an order shows it (D37). */
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

/** D50. */
export const storedTargetSchema = v.object({
  key: v.string(),
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

/** Null without a use on the shop's list. */
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

/** D57. */
export const storedFindingSchema = v.object({
  kind: v.picklist(FINDING_KINDS),
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type StoredFinding = v.InferOutput<typeof storedFindingSchema>;

/** A tangle of rails has as many findings as rails. */
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
