import type { CurrentCarrier } from '../../ifc/model.ts';
import type { Putting } from '../../ifc/rails.ts';
import type { Ref } from '../../ifc/step.ts';

/** Parts of the model that devices are connected to. */
export interface IfcParts {
  feeds: readonly CurrentCarrier[];
  luminaires: readonly Ref[];
  buses: readonly Ref[];
}

/** Adds all devices of a kind to the model. @returns the buses that they carry */
export type DeviceIfc = (putting: Putting, parts: IfcParts) => readonly Ref[];
