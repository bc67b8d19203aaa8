import { DEVICE_KIND_NAMES, type DeviceKindName } from '@lumitor/domain/kinds/devices';
import type { Plan } from '@lumitor/domain/plan/plan';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { devicesNow } from '../../visitor/devices.ts';
import type { Selection } from '../../visitor/selection.ts';
import { feedKey, feedsNow } from '../../visitor/wiring.ts';

export const PLAN: Plan = {
  ...EVERYTHING,
  choices: { ...EVERYTHING.choices, connectionId: 'black', systemId: 'dali', gatewayId: 'dali-gateway' },
};

function lastDevice(kind: DeviceKindName): Selection {
  const { index, id } = devicesNow().findLast((device) => device.kind === kind) ?? { index: -1 };
  return { kind, index, ...(id && { id }) };
}

export const SELECTIONS: readonly { kind: string; stage: string; of: () => Selection }[] = [
  { kind: 'rail', stage: 'Rails', of: () => ({ kind: 'step', id: 's2' }) },
  { kind: 'several rails', stage: 'Rails', of: () => ({ kind: 'rails', ids: ['s1', 's2'] }) },
  { kind: 'rail of the installation', stage: 'wiring', of: () => ({ kind: 'step', id: 's2', at: 60 }) },
  {
    kind: 'luminaire',
    stage: 'Luminaires',
    of: () => ({
      kind: 'pieces',
      ids: arrangementNow()
        .luminaires.slice(-1)
        .map(({ id }) => id),
    }),
  },
  {
    kind: 'several luminaires',
    stage: 'Luminaires',
    of: () => ({ kind: 'pieces', ids: arrangementNow().luminaires.map(({ id }) => id) }),
  },
  { kind: 'feed', stage: 'wiring', of: () => ({ kind: 'feed', id: feedsNow().map(feedKey).at(-1) ?? '' }) },
  ...DEVICE_KIND_NAMES.map((kind) => ({ kind, stage: 'wiring', of: () => lastDevice(kind) })),
  { kind: 'obstacle', stage: 'Room', of: () => ({ kind: 'obstacle', id: 's' }) },
  { kind: 'opening', stage: 'Room', of: () => ({ kind: 'opening', id: 'w' }) },
  { kind: 'vertical area', stage: 'Room', of: () => ({ kind: 'area', id: 'a' }) },
  { kind: 'wall', stage: 'Room', of: () => ({ kind: 'wall', index: 3 }) },
  { kind: 'corner', stage: 'Room', of: () => ({ kind: 'corner', index: 3 }) },
];
