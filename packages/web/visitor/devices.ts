import { boughtGateways } from '@lumitor/domain/installation/control';
import type { DevicePlace } from '@lumitor/domain/kinds/device/device';
import type { RoomPlace } from '@lumitor/domain/kinds/device/position';
import { DEVICE_EDITS } from '@lumitor/domain/kinds/deviceEdits';
import { deviceName, devicesIn } from '@lumitor/domain/kinds/devices';
import { lightHeight } from '@lumitor/domain/kinds/luminaire/aim';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { upTo } from '@lumitor/domain/math/lists';
import { PLACED_FIELD_NAMES, type PlacedFieldName } from '@lumitor/domain/plan/fields';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm } from '@lumitor/domain/units';
import { type SuppliedZone, suppliedZones } from '@lumitor/domain/wiring/supplies';
import type { Wiring } from '@lumitor/domain/wiring/wiring';
import { configuratorStore, planNow, useConfigurator, usePlan } from './configuratorStore.ts';
import { latest, shownCatalogue, useCatalogue } from './derived.ts';
import { edit } from './editing.ts';
import { planHang } from './lightCentre.ts';
import { middleInSight } from './room.ts';
import { deviceIn } from './selected.ts';
import type { Device } from './selection.ts';

const { getState, setState } = configuratorStore;

export interface ShownDevice extends Device {
  name: string;
  place: DevicePlace | null;
}

type SystemType = Parameters<typeof boughtGateways>[1];

const zonesIn = latest(
  (
    layout: Layout,
    cuts: Wiring['cuts'],
    ownZones: Wiring['ownZones'],
    supplies: Wiring['supplies'],
    isDali: boolean,
  ): SuppliedZone[] => suppliedZones(geometryOf(layout), { cuts, ownZones, supplies }, isDali),
);

const typeIn = (catalogue: ReturnType<typeof shownCatalogue>, { choices }: Plan): SystemType =>
  catalogue?.systems.find(({ id }) => id === choices.systemId)?.type ?? null;

const zonesOfPlan = ({ layout, wiring: { cuts, ownZones, supplies } }: Plan, type: SystemType) =>
  zonesIn(layout, cuts, ownZones, supplies, type === 'dali');

const listed = latest(
  (
    zones: readonly SuppliedZone[],
    gateways: readonly RoomPlace[],
    bought: number,
    ...placed: Plan[PlacedFieldName][]
  ): ShownDevice[] => {
    const fields = PLACED_FIELD_NAMES.map((name, index) => [name, placed[index]] as const);
    const source = {
      ...(Object.fromEntries(fields) as Pick<Plan, PlacedFieldName>),
      zones,
      gateways: upTo(bought).map((index) => gateways[index] ?? null),
    };
    return devicesIn(source).map(({ kind, number, place }) => ({
      kind,
      index: number - 1,
      ...(place?.id !== undefined && { id: place.id }),
      name: deviceName({ kind, number }),
      place,
    }));
  },
);

const devicesOf = (plan: Plan, type: SystemType): ShownDevice[] =>
  listed(
    zonesOfPlan(plan, type),
    plan.wiring.gateways,
    boughtGateways(plan.choices, type),
    ...PLACED_FIELD_NAMES.map((name) => plan[name]),
  );

export const systemNow = (): SystemType => typeIn(shownCatalogue(), planNow());

export const devicesNow = (): ShownDevice[] => devicesOf(planNow(), systemNow());
export const useDevices = (plan: Plan): ShownDevice[] => devicesOf(plan, typeIn(useCatalogue(), plan));

const isSame = (a: Device, b: Device | null): boolean =>
  a.kind === b?.kind && (a.id === undefined ? a.index === b.index : a.id === b.id);

export const selectedDeviceNow = (): ShownDevice | null => {
  const selected = deviceIn(getState());
  return (selected && devicesNow().find((one) => isSame(one, selected))) ?? null;
};

export function useSelectedDevice(): ShownDevice | null {
  const selected = useConfigurator(deviceIn);
  const devices = useDevices(usePlan());
  return devices.find((one) => isSame(one, selected)) ?? null;
}

export const selectDevice = ({ kind, index, id }: Device): void =>
  setState({ selection: { kind, index, ...(id && { id }) }, editProblem: null });

/** Also selects the device. @param typing name of one undo step (D41) */
export function putDevice(device: Device, place: RoomPlace | null, typing?: string): boolean {
  const plan = planNow();
  const zones = zonesOfPlan(plan, systemNow());
  const found = DEVICE_EDITS[device.kind](device, { plan, zones, place });
  const isDone = found !== null && edit(found, typing);
  if (isDone && (place || !device.id)) selectDevice(device);
  return isDone;
}

export const heightsNow = (): { rail: Cm; ceiling: Cm } => {
  const plan = planNow();
  const height = plan.room?.height ?? null;
  return {
    rail: lightHeight(height, planHang(plan), 0),
    ceiling: lightHeight(height, 0, 0),
  };
};

/** @param at absent: middle of the visible plan */
export const placeDevice = (device: Device, at = middleInSight()): boolean =>
  putDevice(device, { ...at, z: heightsNow().ceiling });
