import { productLineOf } from '../catalogue/productLine.ts';
import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { NO_DIMMING } from '../dimming/dimming.ts';
import { boughtGateways } from '../installation/control.ts';
import { type PlanDevices, unboughtDevices } from '../kinds/devices.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { grouped } from '../math/groups.ts';
import type { OrderPage, RecordLine } from '../order/record.ts';
import { shownOrder } from '../order/shownOrder.ts';
import { EMPTY_FIELDS } from '../plan/fields.ts';
import { lineNames } from '../settings/lineNames.ts';
import { formatMetres, formatWatts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Watt } from '../units.ts';
import { suppliedZones } from '../wiring/supplies.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { cablesInWords, deviceInWords, placesInWords } from './installationWords.ts';
import { loadInWords } from './loadWords.ts';
import { mountingInWords, railMountingOf } from './railMounting.ts';
import { storedTitle } from './recordRows.ts';

export interface Fact {
  name: string;
  label: string;
  value: string;
}

export interface Supplies {
  watts: Watt;
  count: number;
}

export const suppliesOf = ({ order, data }: Pick<OrderPage, 'order' | 'data'>): Supplies | null =>
  order.power > 0
    ? { watts: order.power, count: data.lines.find(({ kind }) => kind === 'power')?.quantity ?? 1 }
    : null;

/** D26. */
export const isUnderpoweredIn = ({ order, data }: Pick<OrderPage, 'order' | 'data'>): boolean =>
  data.lines.some(
    ({ kind, watts }) => (kind === 'binding' && watts === 0) || (kind === 'power' && order.power === 0),
  );

export function powerInWords(
  load: Watt,
  isUnknown: boolean,
  supplies: Supplies | null,
  language: string,
  t: Translate,
): string {
  const drawn = loadInWords(load, isUnknown, language, t);
  if (!supplies) return drawn;
  const each = formatWatts(supplies.watts, language);
  const supply = supplies.count > 1 ? `${supplies.count} × ${each}` : each;
  return t('parts.powerOf', { load: drawn, supply });
}

const storedIn = ({ data }: OrderPage): PlanDevices => ({ ...EMPTY_FIELDS, ...data });

function devicePlaces(page: OrderPage, t: Translate): string {
  // Most orders have no positions, and older plans may be unreadable.
  const { supplies, gateways } = page.data.wiring ?? NO_WIRING;
  const count = (supplies?.length ?? 0) + (gateways?.length ?? 0) + unboughtDevices(storedIn(page)).length;
  const plan = count > 0 ? shownOrder(page)?.plan : null;
  if (!plan) return '';
  const system = SYSTEM_TYPES.find((type) => type === page.order.systemType) ?? null;
  const zones = suppliedZones(geometryOf(plan.layout), plan.wiring, system === 'dali');
  const bought = plan.wiring.gateways.slice(0, boughtGateways(plan.choices, system));
  return placesInWords({ ...plan, zones, gateways: bought }, plan.room, t);
}

/** A fact for each kind without a line in the order. */
function unboughtFacts(page: OrderPage, t: Translate) {
  const dimming = page.data.dimming ?? NO_DIMMING;
  return [...grouped(unboughtDevices(storedIn(page)), ({ kind }) => kind)].map(
    ([kind, devices]) =>
      [`${kind}s`, devices.map((device) => deviceInWords(device, dimming, t)).join('; ')] as const,
  );
}

export function factsOf(page: OrderPage, language: string, t: Translate): Fact[] {
  const { order, data, settings } = page;
  const titleOf = (test: (line: RecordLine) => boolean): string =>
    storedTitle(data.lines.find(test), language, t);
  const colour = [order.isBlack && t('parts.black'), order.isWhite && t('parts.white')].filter(Boolean);
  const facts = [
    ['line', lineNames(settings.lines)[productLineOf(order.isMicro)]],
    ['railFamily', titleOf(({ collection }) => collection === 'connections') || order.frameDescription],
    ['colour', colour.join(' / ')],
    ['system', titleOf(({ kind }) => kind === 'system')],
    ['gateway', titleOf(({ kind }) => kind === 'gateway') || order.gateWay],
    ['supply', titleOf(({ kind }) => kind === 'power') || order.powerDescription],
    [
      'power',
      powerInWords(
        data.totalPower,
        isUnderpoweredIn({ order, data }),
        suppliesOf({ order, data }),
        language,
        t,
      ),
    ],
    ['mounting', data.steps.length > 0 ? mountingInWords(railMountingOf(data), language, t) : ''],
    ['length', formatMetres(data.totalLength, language)],
    ['devicePlaces', devicePlaces(page, t)],
    ...unboughtFacts(page, t),
    ['cables', cablesInWords(data.wiring?.feeds ?? [], language) ?? ''],
    ['stepCount', String(data.steps.length)],
    ['pieces', t('parts.count', { count: order.totalItems })],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [{ name, label: t(`parts.${name}`), value }] : []));
}
