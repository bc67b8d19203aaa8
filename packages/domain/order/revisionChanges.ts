import * as v from 'valibot';
import { isCabled } from '../kinds/feed/feed.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { isEqual } from '../math/equal.ts';
import { counted } from '../math/groups.ts';
import { PLACED_FIELD_NAMES } from '../plan/fields.ts';
import type { Plan } from '../plan/plan.ts';
import { readPlan, storedPlanSchema } from '../plan/storedPlan.ts';
import { numberedFeeds } from '../wiring/feeds.ts';
import type { Order, PublicRecordData, RecordLine, RevisionChange } from './record.ts';
import type { StoredLuminaire } from './storedLuminaire.ts';

export interface ComparedOrder {
  order: Pick<Order, 'power' | 'systemType'>;
  data: Pick<PublicRecordData, 'lines' | 'places' | 'electric' | 'totalLength'>;
}

interface Pair<Side> {
  before: Side;
  after: Side;
}

function pieces(lines: readonly RecordLine[], isCounted: (line: RecordLine) => boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines.filter(isCounted)) {
    const { articleId, code, role, quantity } = line;
    const key = articleId ?? `${code} ${role ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + quantity);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

const beyond = <Key>(counts: ReadonlyMap<Key, number>, others: ReadonlyMap<Key, number>): Map<Key, number> =>
  new Map(
    [...counts].flatMap(([key, count]) => {
      const more = count - (others.get(key) ?? 0);
      return more > 0 ? [[key, more] as const] : [];
    }),
  );

type CountedKind = Extract<RevisionChange, { count: number }>['kind'];
type PlainKind = Exclude<
  RevisionChange,
  { count: number } | { numbers: number[] } | { before: number }
>['kind'];
type FigureKind = Extract<RevisionChange, { before: number }>['kind'];

const ofCount = (kind: CountedKind, count: number): RevisionChange[] => (count > 0 ? [{ kind, count }] : []);

const ofFigures = (kind: FigureKind, before: number, after: number): RevisionChange[] =>
  before === after ? [] : [{ kind, before, after }];

function movedLuminaires({ before, after }: Pair<readonly StoredLuminaire[]>): number {
  const places = (all: readonly StoredLuminaire[]) =>
    counted(all, ({ bindingId, stepId, at, turn, tilt }) => [bindingId, stepId, at, turn, tilt].join(' '));
  const [was, is] = [places(before), places(after)];
  const byArticle = (counts: ReadonlyMap<string, number>) => {
    const articles = new Map<string, number>();
    for (const [key, count] of counts) {
      const article = key.split(' ')[0] ?? '';
      articles.set(article, (articles.get(article) ?? 0) + count);
    }
    return articles;
  };
  const gone = byArticle(beyond(was, is));
  return [...byArticle(beyond(is, was))].reduce(
    (sum, [article, count]) => sum + Math.min(count, gone.get(article) ?? 0),
    0,
  );
}

/** The active end is editor state, not part of the installation. */
const built = ({ steps, inactiveEntries }: Plan['layout']) => ({ steps, inactiveEntries });

/** A moved feed retains its cable, so positions are left out. */
const cablesOf = ({ feeds }: Plan['wiring']): string[] =>
  feeds.flatMap(({ cable }) => (isCabled(cable) ? [`${cable.length} ${cable.conductor}`] : [])).toSorted();

function feedChanges({ before, after }: Pair<ComparedOrder & { plan: Plan }>): RevisionChange[] {
  const feedsOf = ({ data: { electric }, plan: { layout, wiring } }: ComparedOrder & { plan: Plan }) =>
    electric
      ? numberedFeeds(geometryOf(layout), wiring, electric.feedEvery).map(
          ({ stepId, at }) => `${stepId} ${at}`,
        )
      : null;
  // Feed positions are slow to find, and depend only on these values.
  const sources = ({ data: { electric }, plan: { layout, wiring } }: ComparedOrder & { plan: Plan }) => {
    const byHand = wiring.feeds.map(({ stepId, at }) => ({ stepId, at }));
    return { feedEvery: electric?.feedEvery, layout: built(layout), byHand, cuts: wiring.cuts };
  };
  if (isEqual(sources(before), sources(after))) return [];
  const [was, is] = [feedsOf(before), feedsOf(after)];
  if (!was || !is) return [];
  const former = new Set(was);
  const own = new Set(is);
  const numbers = is.flatMap((place, index) => (former.has(place) ? [] : [index + 1]));
  const gone = was.filter((place) => !own.has(place)).length;
  const moved = numbers.slice(0, gone);
  const added = numbers.slice(gone);
  return [
    ...(added.length > 0 ? [{ kind: 'feedsAdded' as const, numbers: added }] : []),
    ...ofCount('feedsRemoved', gone - moved.length),
    ...(moved.length > 0 ? [{ kind: 'feedsMoved' as const, numbers: moved }] : []),
  ];
}

function planOf({ data }: ComparedOrder): Plan | null {
  const stored = v.safeParse(storedPlanSchema, data);
  return (stored.success && readPlan(stored.output).plan) || null;
}

const isLuminaire = ({ kind }: RecordLine): boolean => kind === 'binding';
const isSupply = ({ kind }: RecordLine): boolean => kind === 'power';
const isGateway = ({ kind }: RecordLine): boolean => kind === 'gateway';
const isOther = (line: RecordLine): boolean => !isLuminaire(line) && !isSupply(line) && !isGateway(line);

export function revisionChanges(before: ComparedOrder, after: ComparedOrder): RevisionChange[] {
  const lines = (isCounted: (line: RecordLine) => boolean): Pair<Map<string, number>> => ({
    before: pieces(before.data.lines, isCounted),
    after: pieces(after.data.lines, isCounted),
  });
  const luminaires = lines(isLuminaire);
  const supplies = lines(isSupply);
  const gateways = lines(isGateway);
  const others = lines(isOther);
  const [was, is] = [planOf(before), planOf(after)];
  const plans = was && is ? { was, is } : null;
  const ofPart = (kind: PlainKind, partOf: (plan: Plan) => unknown): RevisionChange[] =>
    plans && !isEqual(partOf(plans.was), partOf(plans.is)) ? [{ kind }] : [];
  const isLonger = before.data.totalLength !== after.data.totalLength;
  const otherArticles = new Set([
    ...beyond(others.before, others.after).keys(),
    ...beyond(others.after, others.before).keys(),
  ]);
  return [
    ...ofCount('luminairesAdded', total(beyond(luminaires.after, luminaires.before))),
    ...ofCount('luminairesRemoved', total(beyond(luminaires.before, luminaires.after))),
    ...ofCount(
      'luminairesMoved',
      movedLuminaires({ before: before.data.places ?? [], after: after.data.places ?? [] }),
    ),
    ...ofFigures('railLength', before.data.totalLength, after.data.totalLength),
    ...(isLonger ? [] : ofPart('rails', ({ layout }) => built(layout))),
    ...ofPart('hang', ({ hang }) => hang),
    ...(plans
      ? feedChanges({ before: { ...before, plan: plans.was }, after: { ...after, plan: plans.is } })
      : []),
    ...ofPart('cables', ({ wiring }) => cablesOf(wiring)),
    ...ofPart('cuts', ({ wiring: { cuts, ownZones } }) => ({ cuts, ownZones })),
    ...ofFigures('supplyPower', before.order.power, after.order.power),
    ...ofFigures('supplies', total(supplies.before), total(supplies.after)),
    ...ofFigures('gateways', total(gateways.before), total(gateways.after)),
    ...ofPart('devicePlaces', (plan) => [
      plan.wiring.supplies,
      plan.wiring.gateways,
      PLACED_FIELD_NAMES.map((name) => plan[name]),
    ]),
    ...(before.order.systemType === after.order.systemType ? [] : [{ kind: 'control' as const }]),
    ...ofPart('dimming', ({ dimming }) => dimming),
    ...ofPart('room', ({ room, areas }) => ({ room, areas })),
    ...ofCount('otherArticles', otherArticles.size),
  ];
}
