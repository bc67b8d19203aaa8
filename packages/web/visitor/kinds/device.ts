import { DEVICE_KIND_NAMES, type DeviceKindName } from '@lumitor/domain/kinds/devices';
import { putDevice, selectedDeviceNow } from '../devices.ts';
import type { Device } from '../selection.ts';
import { type SelectableKind, selectionWhile } from './kind.ts';

/** Deleting a bought device takes it off the plan; another is gone. */
const device: Omit<SelectableKind<Device>, 'kind'> = {
  remaining: (selection) => selectionWhile(selection, selectedDeviceNow() !== null),
  deletion: ({ kind }, t) => ({
    label: t(`canvas.delete_${kind}`),
    disabledReason: selectedDeviceNow()?.place ? undefined : t('canvas.cannotDelete'),
  }),
  remove() {
    const selected = selectedDeviceNow();
    if (selected?.place) putDevice(selected, null);
  },
};

export const deviceKinds = Object.fromEntries(
  DEVICE_KIND_NAMES.map((kind) => [kind, { ...device, kind }]),
) as Record<DeviceKindName, SelectableKind<Device>>;
