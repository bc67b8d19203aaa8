/** How much a finding matters (D57): it blocks saving, must be confirmed, or is advice. The heaviest first. */
export const WEIGHTS = ['blocks', 'confirm', 'advice'] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * What is measured, by which it is written: `m` of centimetres, `drop` of a share in percent, `place` of centimetres
 * along a rail, which its sentence names the unit of.
 */
export type Measured = 'A' | 'mA' | 'V' | 'W' | '%' | 'drop' | 'mm²' | 'm' | 'place' | 'lx' | 'uniformity';
/** A figure is measured, a number that stands as it is, or a word: an id, a code, a reason. */
export type Unit = Measured | 'number' | 'word';

export type Units = Readonly<Record<string, Unit>>;
export type FiguresOf<Of extends Units> = { [Name in keyof Of]: Of[Name] extends 'word' ? string : number };

const kind = <const Figures extends Units>(weight: Weight, figures: Figures) => ({ weight, figures });

const [NUMBER, WORD] = ['number', 'word'] as const;
const FEEDING = {
  luminaire: NUMBER,
  count: NUMBER,
  voltage: 'V',
  least: 'V',
  drop: 'drop',
  withoutCable: NUMBER,
} as const;
const LOADED = { zone: NUMBER, zones: NUMBER, count: NUMBER, load: 'W', supply: 'W', percent: '%' } as const;
const COUNTED = { count: NUMBER, number: NUMBER } as const;

/** What can be found of a plan, with its weight and its figures. Orders store kinds and figures by these names. */
export const FINDINGS = {
  noFamily: kind('blocks', {}),
  misfit: kind('blocks', { collection: WORD, article: WORD, reason: WORD }),
  meeting: kind('confirm', { first: NUMBER, second: NUMBER }),
  crossing: kind('confirm', { first: NUMBER, second: NUMBER }),
  missingCode: kind('confirm', { code: WORD, quantity: NUMBER }),
  unruled: kind('confirm', { code: WORD }),
  noRoom: kind('confirm', { article: WORD, count: NUMBER }),
  cannotWork: kind('confirm', {}),
  unfed: kind('confirm', { count: NUMBER, luminaire: NUMBER }),
  zoneUnfed: kind('confirm', { zone: NUMBER, count: NUMBER }),
  feedCurrent: kind('confirm', {
    feed: NUMBER,
    count: NUMBER,
    current: 'A',
    most: 'A',
    withoutCable: NUMBER,
  }),
  voltage: kind('confirm', FEEDING),
  noSupply: kind('confirm', { reason: WORD, load: 'W' }),
  overload: kind('confirm', LOADED),
  gatewayFull: kind('confirm', {
    ...{ luminaires: NUMBER, addresses: NUMBER, carries: NUMBER, gateways: NUMBER, needed: NUMBER },
    ...{ current: 'mA', mostCurrent: 'mA' },
  }),
  busOverfull: kind('confirm', {
    ...{ count: NUMBER, luminaire: NUMBER, addresses: NUMBER, carries: NUMBER },
    ...{ current: 'mA', mostCurrent: 'mA' },
  }),
  drop: kind('advice', FEEDING),
  heavyLoad: kind('advice', LOADED),
  powerUnknown: kind('advice', { collection: WORD, article: WORD }),
  dormant: kind('advice', { article: WORD, reason: WORD, step: NUMBER }),
  idleWiring: kind('advice', { count: NUMBER, feeds: NUMBER, cuts: NUMBER }),
  thinCable: kind('advice', {
    feed: NUMBER,
    count: NUMBER,
    conductor: 'mm²',
    cableLength: 'm',
    leastConductor: 'mm²',
  }),
  thickCable: kind('advice', { feed: NUMBER, count: NUMBER, conductor: 'mm²', terminal: 'mm²' }),
  shortCable: kind('advice', { feed: NUMBER, count: NUMBER, cableLength: 'm', distance: 'm' }),
  feedAtCut: kind('advice', { feed: NUMBER, count: NUMBER }),
  railOutside: kind('advice', COUNTED),
  luminaireOutside: kind('advice', COUNTED),
  supplyOutside: kind('advice', COUNTED),
  gatewayOutside: kind('advice', COUNTED),
  intoObstacle: kind('advice', COUNTED),
  onConnector: kind('advice', COUNTED),
  target: kind('advice', {
    of: WORD,
    lux: 'lx',
    wanted: 'lx',
    uniformity: 'uniformity',
    wantedUniformity: 'uniformity',
  }),
};
export type FindingKind = keyof typeof FINDINGS;
export const FINDING_KINDS = Object.keys(FINDINGS) as FindingKind[];

const ARTICLE = { collection: WORD, article: WORD } as const;
/** Feeds, and of how many the length of the cable would not be known afterwards. */
const FED = { count: NUMBER, unknown: NUMBER } as const;

/** What may help with a finding, with its figures. */
export const FIXES = {
  giveBack: {},
  takeOut: {},
  oneMore: {},
  move: { rail: NUMBER, at: 'place' },
  lengthen: { length: NUMBER },
  addRail: { length: NUMBER },
  takeOutSurplus: { count: NUMBER },
  swap: ARTICLE,
  takeOutChoice: ARTICLE,
  shorten: { step: NUMBER, length: NUMBER },
  moveIsland: { apart: NUMBER },
  removeStep: { step: NUMBER },
  freeFeeds: FED,
  evenOut: { count: NUMBER },
  middle: FED,
  uncut: { count: NUMBER },
  moreFeeds: FED,
  split: { count: NUMBER },
  splitForGateways: { count: NUMBER, gateways: NUMBER },
  supply: ARTICLE,
  supplyByLoad: {},
  gateways: { count: NUMBER },
  cutBus: { count: NUMBER },
  cutBusForGateways: { count: NUMBER, gateways: NUMBER },
  clearIdle: {},
  thickerCable: { conductor: 'mm²' },
  thinnerCable: { conductor: 'mm²' },
  /** Cables, and how thick they are made; 0 where they stay as thick. */
  proposedCable: { count: NUMBER, conductor: 'mm²' },
  moveFromCut: { count: NUMBER },
  moveInside: {},
  moveBeside: { count: NUMBER },
} as const satisfies Record<string, Units>;
export type FixKind = keyof typeof FIXES;
