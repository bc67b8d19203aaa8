import { putDevice, selectedDeviceNow } from '../devices.ts';
import type { Device } from '../selection.ts';
import { type SelectableKind, selectionWhile } from './kind.ts';

/** Deleting a power supply or gateway takes it off the plan; a wall control is gone. */
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

export const supplyKind: SelectableKind<Device> = { ...device, kind: 'supply' };
export const gatewayKind: SelectableKind<Device> = { ...device, kind: 'gateway' };
export const wallControlKind: SelectableKind<Device> = { ...device, kind: 'wallControl' };
