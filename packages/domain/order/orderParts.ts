import { isUnlistedField, type UnlistedFieldName } from '../plan/fields.ts';
import type { Bytes } from '../units.ts';
import type { OrderRecord, RecordData } from './record.ts';

/** JSON before compression; 1,000 rails and 1,000 luminaires by hand take four fifths. */
export const MAX_ORDER_BYTES: Bytes = 1024 * 1024;

const DETAIL_NAMES = [
  'lines',
  'steps',
  'inactiveEntries',
  'choices',
  'places',
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
] as const satisfies (keyof RecordData)[];
type DetailName = (typeof DETAIL_NAMES)[number] | UnlistedFieldName;
type ItemsName = 'bindings' | 'accessories';

/** Second stored part. Lists of orders read only the summary. */
export interface OrderDetail {
  order: Pick<OrderRecord['order'], ItemsName>;
  data: Pick<RecordData, DetailName>;
}

export type OrderSummary = Omit<OrderRecord, 'order' | 'data'> & {
  order: Omit<OrderRecord['order'], ItemsName>;
  data: Omit<RecordData, DetailName>;
};

const isDetail = (name: string) => isUnlistedField(name) || DETAIL_NAMES.some((one) => one === name);

function fieldsWhere(data: RecordData, isOfPart: (name: string) => boolean): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => isOfPart(name)));
}

export function splitOrder(record: OrderRecord): { summary: OrderSummary; detail: OrderDetail } {
  const { order, data, ...rest } = record;
  const { bindings, accessories, ...shownOrder } = order;
  return {
    summary: {
      ...rest,
      order: shownOrder,
      data: fieldsWhere(data, (name) => !isDetail(name)) as OrderSummary['data'],
    },
    detail: {
      order: { bindings, accessories },
      data: fieldsWhere(data, isDetail) as OrderDetail['data'],
    },
  };
}

export const joinOrder = ({ order, data, ...rest }: OrderSummary, detail: OrderDetail): OrderRecord => ({
  ...rest,
  order: { ...order, ...detail.order },
  data: { ...data, ...detail.data },
});
