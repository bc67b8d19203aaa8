import { type KeptStep, keptSteps, stepsFromKept } from '../layout/keptStep.ts';
import { isUnlistedField, type UnlistedFieldName } from '../plan/fields.ts';
import { DEFAULT_LANGUAGE } from '../translation/lookup.ts';
import { unusual } from '../unusual.ts';
import {
  type KeptPlace,
  type KeptPlacement,
  keptPlacements,
  keptPlaces,
  placementsFromKept,
  placesFromKept,
} from './keptPlaces.ts';
import type { OrderRecord, RecordData, RecordLine } from './record.ts';

/**
 * What an order may be kept as, in UTF-8. 1,000 steps, and 1,000 luminaires of a whole catalogue in three languages,
 * put by hand, take four fifths of it: the rest is for longer names.
 */
export const MAX_ORDER_BYTES = 256 * 1024;

/** What a line is where nothing else is kept of it; what follows from its other fields is not kept at all. */
const USUAL_LINE = { articleId: null, type: '', role: null, img: '', unitPrice: null, watts: 0 } as const;

const COLLECTION_OF: Record<RecordLine['kind'], string> = {
  rail100: 'connections',
  rail200: 'connections',
  part: 'accessories',
  accessory: 'accessories',
  binding: 'bindings',
  power: 'powers',
  gateway: 'gateways',
  system: 'systems',
  rules: 'connections',
};

type Item = OrderRecord['order']['accessories'][number];

type KeptLine = Partial<RecordLine> &
  Pick<RecordLine, 'kind' | 'code' | 'titles' | 'quantity'> & {
    /** Of the article, where the line is one of the specification's Order too. */
    type?: string;
  };

/** What the page of an order draws and lists, and lists of orders leave out. */
export type OrderDetail = Pick<
  RecordData,
  | 'planVersion'
  | 'premadeOption'
  | 'activeEnd'
  | 'isSuspended'
  | 'target'
  | 'confirmed'
  | 'electric'
  | 'sawKerf'
> &
  Partial<Pick<RecordData, 'inactiveEntries' | Exclude<UnlistedFieldName, 'placements'>>> & {
    lines: KeptLine[];
    steps: KeptStep[];
    places?: KeptPlace[];
    placements?: KeptPlacement[];
    choices: Omit<RecordData['choices'], 'bindings'>;
  };

/** What lists of orders show. */
export type OrderSummary = Omit<OrderRecord, 'order' | 'data'> & {
  order: Omit<OrderRecord['order'], 'bindings' | 'accessories'>;
  data: Omit<RecordData, keyof OrderDetail>;
};

const isBinding = ({ kind }: Pick<RecordLine, 'kind'>) => kind === 'binding';
const isAccessory = ({ kind }: Pick<RecordLine, 'kind'>) => COLLECTION_OF[kind] === 'accessories';

/** What so many pieces cost at a whole number of cents each; a price with a fraction of a cent may sum up to another. */
const totalOf = ({ unitPrice, quantity }: Pick<RecordLine, 'unitPrice' | 'quantity'>) =>
  unitPrice === null ? null : unitPrice * quantity;

function keptLine({ collection: _, total, missing: __, ...line }: RecordLine, type: string): KeptLine {
  const own = total === totalOf(line) ? {} : { total };
  return unusual<Partial<KeptLine>>({ ...line, ...own, type }, USUAL_LINE) as KeptLine;
}

/** Luminaires and accessories stand in the specification's Order as they do in the lines, which lack their type. */
function keptLines({ order, data }: OrderRecord): KeptLine[] {
  const types = { bindings: order.bindings.values(), accessories: order.accessories.values() };
  return data.lines.map((line) => {
    const items = isBinding(line) ? types.bindings : isAccessory(line) ? types.accessories : null;
    return keptLine(line, items?.next().value?.type ?? '');
  });
}

function lineFromKept({ type: _, ...kept }: KeptLine): RecordLine {
  const { type: __, ...usual } = USUAL_LINE;
  const line = { ...usual, ...kept };
  return {
    total: totalOf(line),
    ...line,
    collection: COLLECTION_OF[line.kind],
    missing: line.articleId === null,
  };
}

const itemFromKept = ({ articleId, type = '', titles, code, quantity }: KeptLine): Item => ({
  id: articleId ?? '',
  type,
  title: titles[DEFAULT_LANGUAGE] ?? code,
  description: code,
  quantity,
});

/** The luminaires of the bill are those that were chosen, in the order of choice. */
const chosenBindings = (lines: readonly KeptLine[]): RecordData['choices']['bindings'] =>
  lines.filter(isBinding).map(({ articleId, quantity }) => ({ id: articleId ?? '', quantity }));

type ListedName = Exclude<keyof RecordData, UnlistedFieldName>;

/** The fields that meet a condition and have a value. */
const partOf = <Data extends object, Name extends string>(
  data: Data,
  isOfPart: (name: string) => name is Name,
) =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => isOfPart(name) && value !== undefined),
  ) as Pick<Data, Name & keyof Data>;

/** A record in two parts, in which each thing is said once. */
export function packOrder(record: OrderRecord): { summary: OrderSummary; detail: OrderDetail } {
  const { order, data, ...rest } = record;
  const { bindings: _, accessories: __, ...shownOrder } = order;
  const {
    lines: ___,
    steps,
    inactiveEntries,
    choices,
    places,
    planVersion,
    premadeOption,
    activeEnd,
    isSuspended,
    target,
    electric,
    sawKerf,
    confirmed,
    ...shownData
  } = data;
  const { placements, ...unlisted } = partOf(shownData, isUnlistedField);
  const listed = partOf(shownData, (name): name is ListedName => !isUnlistedField(name));
  const { bindings, ...keptChoices } = choices;
  const names = { bindings, steps };
  return {
    summary: { ...rest, order: shownOrder, data: listed },
    detail: {
      lines: keptLines(record),
      steps: keptSteps(steps),
      ...(planVersion && { planVersion }),
      ...(inactiveEntries.length > 0 && { inactiveEntries }),
      ...(premadeOption && { premadeOption }),
      ...(activeEnd && { activeEnd }),
      ...(places && { places: keptPlaces(places, names) }),
      ...(placements && { placements: keptPlacements(placements, names) }),
      ...unlisted,
      ...(isSuspended && { isSuspended }),
      ...(target && { target }),
      ...(electric && { electric }),
      ...(sawKerf !== undefined && { sawKerf }),
      ...(confirmed && { confirmed }),
      choices: keptChoices,
    },
  };
}

/** The way back. */
export function unpackOrder({ order, data, ...rest }: OrderSummary, detail: OrderDetail): OrderRecord {
  const { lines, steps, inactiveEntries = [], places, placements, choices, ...plan } = detail;
  const names = { bindings: chosenBindings(lines), steps };
  return {
    ...rest,
    order: {
      ...order,
      bindings: lines.filter(isBinding).map((line) => ({ ...itemFromKept(line), power: line.watts ?? 0 })),
      accessories: lines.filter(isAccessory).map(itemFromKept),
    },
    data: {
      ...data,
      ...plan,
      lines: lines.map(lineFromKept),
      steps: stepsFromKept(steps),
      inactiveEntries,
      ...(places && { places: placesFromKept(places, names) }),
      ...(placements && { placements: placementsFromKept(placements, names) }),
      choices: { ...choices, bindings: names.bindings },
    },
  };
}
