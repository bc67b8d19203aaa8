import { type PackedStep, packSteps, unpackSteps } from '../layout/packedStep.ts';
import { isUnlistedField, type UnlistedFieldName } from '../plan/fields.ts';
import { DEFAULT_LANGUAGE } from '../translation/lookup.ts';
import type { Bytes } from '../units.ts';
import { unusual } from '../unusual.ts';
import {
  type PackedPlace,
  type PackedPlacement,
  packPlacements,
  packPlaces,
  unpackPlacements,
  unpackPlaces,
} from './packedPlaces.ts';
import type { OrderRecord, RecordData, RecordLine } from './record.ts';

/** 1,000 rails and 1,000 luminaires by hand take four fifths. */
export const MAX_ORDER_BYTES: Bytes = 256 * 1024;

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

type PackedLine = Partial<RecordLine> &
  Pick<RecordLine, 'kind' | 'code' | 'titles' | 'quantity'> & {
    type?: string;
  };

const DETAIL_NAMES = [
  'planVersion',
  'premadeOption',
  'activeEnd',
  'isSuspended',
  'target',
  'electric',
  'sawKerf',
  'fixingSpacing',
  'confirmed',
  'isolatingJointReplaces',
  'isRecessed',
  'cutOutWidth',
  'recessDepth',
] as const;
type DetailName = (typeof DETAIL_NAMES)[number];

/** Second stored part. Lists of orders read only the summary. */
export type OrderDetail = Pick<RecordData, DetailName> &
  Partial<Pick<RecordData, 'inactiveEntries' | Exclude<UnlistedFieldName, 'placements'>>> & {
    lines: PackedLine[];
    steps: PackedStep[];
    places?: PackedPlace[];
    placements?: PackedPlacement[];
    choices: Omit<RecordData['choices'], 'bindings'>;
  };

export type OrderSummary = Omit<OrderRecord, 'order' | 'data'> & {
  order: Omit<OrderRecord['order'], 'bindings' | 'accessories'>;
  data: Omit<RecordData, keyof OrderDetail>;
};

const isBinding = ({ kind }: Pick<RecordLine, 'kind'>) => kind === 'binding';
const isAccessory = ({ kind }: Pick<RecordLine, 'kind'>) => COLLECTION_OF[kind] === 'accessories';

/** A stored total may differ by fractions of a cent per piece. */
const totalOf = ({ unitPrice, quantity }: Pick<RecordLine, 'unitPrice' | 'quantity'>) =>
  unitPrice === null ? null : unitPrice * quantity;

function packLine({ collection: _, total, missing: __, ...line }: RecordLine, type: string): PackedLine {
  const own = total === totalOf(line) ? {} : { total };
  return unusual<Partial<PackedLine>>({ ...line, ...own, type }, USUAL_LINE) as PackedLine;
}

/** Types of the specification's Order; articles are stored once. */
function packLines({ order, data }: OrderRecord): PackedLine[] {
  const types = { bindings: order.bindings.values(), accessories: order.accessories.values() };
  return data.lines.map((line) => {
    const items = isBinding(line) ? types.bindings : isAccessory(line) ? types.accessories : null;
    return packLine(line, items?.next().value?.type ?? '');
  });
}

function unpackLine({ type: _, ...stored }: PackedLine): RecordLine {
  const { type: __, ...usual } = USUAL_LINE;
  const line = { ...usual, ...stored };
  return {
    total: totalOf(line),
    ...line,
    collection: COLLECTION_OF[line.kind],
    missing: line.articleId === null,
  };
}

const unpackItem = ({ articleId, type = '', titles, code, quantity }: PackedLine): Item => ({
  id: articleId ?? '',
  type,
  title: titles[DEFAULT_LANGUAGE] ?? code,
  description: code,
  quantity,
});

const chosenBindings = (lines: readonly PackedLine[]): RecordData['choices']['bindings'] =>
  lines.filter(isBinding).map(({ articleId, quantity }) => ({ id: articleId ?? '', quantity }));

const isDetail = (name: string): name is DetailName => DETAIL_NAMES.some((one) => one === name);
type ListedName = Exclude<keyof RecordData, UnlistedFieldName | DetailName>;
const isListed = (name: string): name is ListedName => !isUnlistedField(name) && !isDetail(name);

const partOf = <Data extends object, Name extends string>(
  data: Data,
  isOfPart: (name: string) => name is Name,
  hasValue: (value: unknown) => boolean = (value) => value !== undefined,
) =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => isOfPart(name) && hasValue(value)),
  ) as Pick<Data, Name & keyof Data>;

export function packOrder(record: OrderRecord): { summary: OrderSummary; detail: OrderDetail } {
  const { order, data, ...rest } = record;
  const { bindings: _, accessories: __, ...shownOrder } = order;
  const { lines: ___, steps, inactiveEntries, choices, places, placements, ...own } = data;
  const { bindings, ...packedChoices } = choices;
  const names = { bindings, steps };
  return {
    summary: { ...rest, order: shownOrder, data: partOf(own, isListed) },
    detail: {
      lines: packLines(record),
      steps: packSteps(steps),
      ...(inactiveEntries.length > 0 && { inactiveEntries }),
      ...(places && { places: packPlaces(places, names) }),
      ...(placements && { placements: packPlacements(placements, names) }),
      ...partOf(own, isDetail, (value) => value != null && value !== false),
      ...partOf(own, isUnlistedField),
      choices: packedChoices,
    },
  };
}

export function unpackOrder({ order, data, ...rest }: OrderSummary, detail: OrderDetail): OrderRecord {
  const { lines, steps, inactiveEntries = [], places, placements, choices, ...plan } = detail;
  const names = { bindings: chosenBindings(lines), steps };
  return {
    ...rest,
    order: {
      ...order,
      bindings: lines.filter(isBinding).map((line) => ({ ...unpackItem(line), power: line.watts ?? 0 })),
      accessories: lines.filter(isAccessory).map(unpackItem),
    },
    data: {
      ...data,
      ...plan,
      lines: lines.map(unpackLine),
      steps: unpackSteps(steps),
      inactiveEntries,
      ...(places && { places: unpackPlaces(places, names) }),
      ...(placements && { placements: unpackPlacements(placements, names) }),
      choices: { ...choices, bindings: names.bindings },
    },
  };
}
