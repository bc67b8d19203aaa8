/** The heaviest first (D57). */
export const WEIGHTS = ['blocks', 'confirm', 'advice'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** `m` is a length in cm, `drop` a share in percent, `place` cm along a rail. */
export type Measured = 'A' | 'mA' | 'V' | 'W' | '%' | 'drop' | 'mm²' | 'm' | 'place' | 'lx' | 'uniformity';
export type FigureUnit = Measured | 'number' | 'word';

export type Units = Readonly<Record<string, FigureUnit>>;
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

/** Orders store these names. */
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
    luminaires: NUMBER,
    addresses: NUMBER,
    carries: NUMBER,
    gateways: NUMBER,
    needed: NUMBER,
    current: 'mA',
    mostCurrent: 'mA',
  }),
  busOverfull: kind('confirm', {
    count: NUMBER,
    luminaire: NUMBER,
    addresses: NUMBER,
    carries: NUMBER,
    current: 'mA',
    mostCurrent: 'mA',
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
  wallControlOutside: kind('advice', COUNTED),
  recallsNothing: kind('advice', COUNTED),
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
const FED = { count: NUMBER, unknown: NUMBER } as const;

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
  proposedCable: { count: NUMBER, conductor: 'mm²' },
  moveFromCut: { count: NUMBER },
  moveInside: {},
  moveBeside: { count: NUMBER },
  recallAll: {},
  removeControls: { count: NUMBER },
} as const satisfies Record<string, Units>;
export type FixKind = keyof typeof FIXES;
