import { DORMANT_REASONS } from '@lumitor/domain/kinds/luminaire/arrangement';
import { ENDS } from '@lumitor/domain/kinds/rail/step';
import { storedRailSchema } from '@lumitor/domain/kinds/rail/storedRail';
import * as v from 'valibot';

const point = v.object({ x: v.number(), y: v.number() });

const openEnd = v.object({ stepId: v.string(), end: v.string(), ...point.entries, facing: v.string() });

/** Only present values are compared. */
const expectation = v.partial(
  v.strictObject({
    frameLength100: v.number(),
    frameLength200: v.number(),
    bentRails100: v.number(),
    bentRails200: v.number(),
    straightConnectors: v.number(),
    angleConnectors: v.number(),
    tConnectors: v.number(),
    loops: v.number(),
    mountingSets: v.number(),
    endCaps: v.number(),
    feeds: v.number(),
    totalLength: v.number(),
    openEnds: v.array(openEnd),
    steps: v.array(
      v.object({
        id: v.string(),
        position: v.optional(point),
        directionInternalFrame: v.optional(v.string()),
      }),
    ),
  }),
);

const railCase = v.object({
  length: v.number(),
  frameLength100: v.optional(v.number()),
  frameLength200: v.optional(v.number()),
});

const layoutCase = v.object({
  name: v.string(),
  steps: v.pipe(v.array(storedRailSchema), v.minLength(1)),
  inactiveEntries: v.optional(v.array(v.picklist(['left', 'right', 'straight'])), []),
  expect: expectation,
});

const places = { id: v.string(), bindingId: v.string(), stepId: v.string(), at: v.number() };

const placesCase = v.object({
  name: v.string(),
  steps: v.array(storedRailSchema),
  luminaires: v.array(
    v.object({
      bindingId: v.string(),
      quantity: v.number(),
      length: v.optional(v.number(), 0),
      fitsBent: v.optional(v.boolean(), true),
    }),
  ),
  placements: v.array(v.object(places)),
  expect: v.strictObject({
    pieces: v.array(
      v.object({
        ...v.omit(v.object(places), ['id']).entries,
        placement: v.nullable(v.string()),
        ...point.entries,
        heading: v.number(),
      }),
    ),
    dormant: v.array(v.object({ id: v.string(), reason: v.picklist(DORMANT_REASONS) })),
    noRoom: v.record(v.string(), v.number()),
  }),
});

const photometryCase = v.object({
  name: v.string(),
  format: v.picklist(['ldt', 'ies', 'xml']),
  text: v.string(),
  expect: v.array(v.object({ c: v.number(), gamma: v.number(), cd: v.number() })),
});

const obstacle = v.object({
  ...point.entries,
  width: v.number(),
  depth: v.number(),
  heading: v.number(),
  from: v.number(),
  to: v.number(),
  reflectance: v.optional(v.number(), 0),
});

const lightCase = v.object({
  name: v.string(),
  room: v.object({
    outline: v.array(point),
    height: v.number(),
    plane: v.number(),
    maintenance: v.number(),
    obstacles: v.optional(v.array(obstacle), []),
  }),
  luminaires: v.array(
    v.object({
      photometry: v.optional(v.string()),
      photometryTurn: v.optional(v.number()),
      lumens: v.optional(v.number()),
      beam: v.optional(v.number()),
      luminousLength: v.optional(v.number()),
      ...point.entries,
      z: v.number(),
      heading: v.number(),
      turn: v.number(),
      tilt: v.number(),
      /** Share from 0 to 1. */
      dim: v.optional(v.number(), 1),
    }),
  ),
  points: v.array(point),
  cylindrical: v.optional(v.array(v.object({ ...point.entries, z: v.number() })), []),
  expect: v.strictObject({
    cylindrical: v.optional(v.array(v.number()), []),
    lux: v.array(v.number()),
    grid: v.strictObject({
      columns: v.number(),
      rows: v.number(),
      points: v.number(),
      mean: v.number(),
      least: v.number(),
      uniformity: v.number(),
    }),
  }),
});

const runPlace = { stepId: v.string(), at: v.number() };
const feed = v.object({
  id: v.string(),
  ...runPlace,
  cable: v.optional(v.strictObject({ length: v.number(), conductor: v.number() })),
});
const cut = v.union([
  v.strictObject(runPlace),
  v.strictObject({ stepId: v.string(), end: v.picklist(ENDS) }),
]);

const feedsCase = v.object({
  name: v.string(),
  steps: v.array(storedRailSchema),
  feeds: v.array(feed),
  cuts: v.optional(v.array(cut), []),
  expect: v.array(v.strictObject({ id: v.nullable(v.string()), ...runPlace })),
});

const networkCase = v.object({
  name: v.string(),
  steps: v.array(storedRailSchema),
  electric: v.strictObject({
    voltage: v.number(),
    conductor: v.number(),
    maxCurrent: v.number(),
    jointResistance: v.number(),
    minVoltage: v.number(),
  }),
  feeds: v.array(feed),
  luminaires: v.array(v.object({ ...runPlace, watts: v.number() })),
  cuts: v.array(cut),
  isolateJoins: v.boolean(),
  expect: v.strictObject({
    verdict: v.picklist(['works', 'cannotWork']),
    unfed: v.array(v.number()),
    voltages: v.optional(v.array(v.nullable(v.number()))),
    currents: v.optional(v.array(v.number())),
  }),
});

const controlCase = v.object({
  name: v.string(),
  steps: v.array(storedRailSchema),
  cuts: v.array(cut),
  isolateJoins: v.boolean(),
  gateway: v.strictObject({ addresses: v.number(), current: v.number() }),
  luminaires: v.array(
    v.object({
      stepId: v.nullable(v.string()),
      at: v.number(),
      addresses: v.number(),
      busCurrent: v.number(),
    }),
  ),
  expect: v.strictObject({
    gateways: v.number(),
    /** Gateway from 1 and address from 0; null without an address. */
    places: v.array(v.nullable(v.tuple([v.number(), v.number()]))),
  }),
});

const ugrCase = v.object({
  name: v.string(),
  format: v.picklist(['ldt', 'ies', 'xml']),
  text: v.string(),
  /** '<10' for lower values. */
  expect: v.array(v.array(v.union([v.number(), v.literal('<10')]))),
});

const casesSchema = v.object({
  places: v.optional(v.array(placesCase), []),
  photometry: v.optional(v.array(photometryCase), []),
  light: v.optional(v.array(lightCase), []),
  feeds: v.optional(v.array(feedsCase), []),
  networks: v.optional(v.array(networkCase), []),
  control: v.optional(v.array(controlCase), []),
  rails: v.optional(v.array(railCase), []),
  layouts: v.optional(v.array(layoutCase), []),
  ugr: v.optional(v.array(ugrCase), []),
});

export type RailCase = v.InferOutput<typeof railCase>;
export type LayoutCase = v.InferOutput<typeof layoutCase>;
export type PlacesCase = v.InferOutput<typeof placesCase>;
export type PhotometryCase = v.InferOutput<typeof photometryCase>;
export type LightCase = v.InferOutput<typeof lightCase>;
export type FeedsCase = v.InferOutput<typeof feedsCase>;
export type NetworkCase = v.InferOutput<typeof networkCase>;
export type ControlCase = v.InferOutput<typeof controlCase>;
export type UgrCase = v.InferOutput<typeof ugrCase>;
export type Cases = v.InferOutput<typeof casesSchema>;

/** @throws Error with one line that locates the fault */
export function parseCases(text: string): Cases {
  const parsed = v.safeParse(casesSchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
