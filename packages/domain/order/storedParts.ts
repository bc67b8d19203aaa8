import * as v from 'valibot';
import type { Binding, Gateway, Power } from '../catalogue/article.ts';
import { USUAL_TERMINAL } from '../catalogue/electric.ts';
import { type LightTarget, TARGET_KINDS } from '../catalogue/lightTarget.ts';
import type { PartTable } from '../catalogue/partTable.ts';
import { type Finding, ofWeight } from '../check/finding.ts';
import { FINDING_KINDS } from '../check/kinds.ts';
import { titlesInLanguages } from '../translation/articleTexts.ts';
import { electricOf } from '../wiring/electric.ts';

/** What an order stores of its catalogue and of what was found, so that all of it is computed anew from the record alone (D29). */

/** What an order stores of the DALI bus; absent: what is usual (D56). */
export const storedBusFields = {
  /** That a luminaire takes, or a gateway serves. */
  addresses: v.optional(v.number()),
  /** That a luminaire draws, in mA. */
  busCurrent: v.optional(v.number()),
  /** That a gateway supplies, in mA. */
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

/** What an order stores of the inrush of its supply; absent: its article does not say it (D55b). */
export const storedInrushFields = {
  /** In A and µs. */
  inrushCurrent: v.optional(v.number()),
  inrushTime: v.optional(v.number()),
  /** Most supplies of its kind on one B16 breaker. */
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

/** What an order keeps of its product line, for its installation to be computed anew (D53). */
export const storedElectricSchema = v.object({
  voltage: v.number(),
  conductor: v.number(),
  maxCurrent: v.number(),
  jointResistance: v.number(),
  minVoltage: v.number(),
  /** Orders from before it was known have the usual one. */
  terminal: v.optional(v.number(), USUAL_TERMINAL),
  /** Centimetres of rail that one feed serves (D16). */
  feedEvery: v.number(),
});
type StoredElectric = v.InferOutput<typeof storedElectricSchema>;

export const storedElectric = (table: PartTable): StoredElectric => ({
  ...electricOf(table),
  feedEvery: table.feedEvery,
});

/** What an order keeps of how a luminaire shines, and from how high (D29, D45, D48); absent: its article does not say. */
export const storedLightFields = {
  /** From the rail's axis down to the light centre, in cm. */
  drop: v.optional(v.number()),
  lumens: v.optional(v.number()),
  beam: v.optional(v.number()),
  /** In cm. */
  luminousLength: v.optional(v.number()),
  /** Colour temperature in K, and colour rendering index Ra. */
  cct: v.optional(v.number()),
  cri: v.optional(v.number()),
  /** Digits of its IP code, and protection class. */
  ip: v.optional(v.string()),
  protectionClass: v.optional(v.string()),
  /** To where it throws its light, clockwise from forward (D45). */
  throwsTo: v.optional(v.number()),
  /** Path of its photometric file in the file store, which stays as long as the order shows it (D37). */
  photometry: v.optional(v.string()),
  photometryTurn: v.optional(v.number()),
};

const NAMES = Object.keys(storedLightFields) as (keyof typeof storedLightFields)[];

/** What of an article is known of its light. */
export const storedLight = (article: Binding) =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = article[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );

/** The light target of the room's use, as it was when the order was saved (D50). */
export const storedTargetSchema = v.object({
  key: v.string(),
  /** By language code in capitals, in every active language. */
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

/** Null where the room has no use, or one that is not on the shop's list. */
export function storedTarget(
  use: string | null | undefined,
  targets: readonly LightTarget[],
  languages: readonly string[],
): StoredTarget | null {
  const target = targets.find(({ key }) => key === use);
  if (!target) return null;
  const { key, kind, lux, uniformity, walls, ceiling, cylindrical, ugr, source } = target;
  const asked = { uniformity, walls, ceiling, cylindrical, ugr };
  const named = Object.entries(asked).filter(([, value]) => value !== undefined);
  return {
    key,
    titles: titlesInLanguages(target, languages),
    kind,
    lux,
    ...Object.fromEntries(named),
    source,
  };
}

/** What was wrong with an order when it was saved, and was confirmed by who saved it (D57). */
export const storedFindingSchema = v.object({
  kind: v.picklist(FINDING_KINDS),
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type StoredFinding = v.InferOutput<typeof storedFindingSchema>;

/** So many are kept: a tangle of rails has as many as rails. */
const MOST_KEPT = 50;

const kept = (findings: readonly Finding[], weight: 'confirm' | 'advice'): StoredFinding[] =>
  ofWeight(findings, weight)
    .slice(0, MOST_KEPT)
    .map(({ kind, figures }) => ({ kind, figures: { ...figures } }));

/** What had to be confirmed and what was advised; absent where nothing was. */
export function storedFindings(findings: readonly Finding[]): {
  confirmed?: StoredFinding[];
  advised?: StoredFinding[];
} {
  const [confirmed, advised] = [kept(findings, 'confirm'), kept(findings, 'advice')];
  return { ...(confirmed.length > 0 && { confirmed }), ...(advised.length > 0 && { advised }) };
}
