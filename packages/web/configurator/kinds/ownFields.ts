import type { DeviceKindName } from '@lumitor/domain/kinds/devices';
import type { ComponentType } from 'react';
import type { ShownDevice } from '../../visitor/devices.ts';
import { RecallFields } from './wallControl/RecallFields.tsx';

/** Fields of a kind on the card of a device, below those of its position. */
export const OWN_FIELDS: Partial<Record<DeviceKindName, ComponentType<{ device: ShownDevice }>>> = {
  wallControl: RecallFields,
};
