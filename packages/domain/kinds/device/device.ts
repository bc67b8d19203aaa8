import type { Metre } from '../../units.ts';
import type { RoomPlace } from './position.ts';

/** Sources of positions: an installation, or the words about one. */
export interface DeviceSource {
  zones: readonly { supply: RoomPlace | null }[];
  gateways: readonly RoomPlace[];
  wallControls: readonly RoomPlace[];
}

/** Box of the installation that is mounted at a position in the room. */
export interface DeviceKind {
  /** Letter and number on drawings. */
  name: (index: number) => string;
  /** Positions by index; null without one. */
  placesIn: (source: DeviceSource) => readonly (RoomPlace | null)[];
  /** Kind of its line in an order; null if it has none. */
  line: 'power' | 'gateway' | null;
  /** Typical size for 3D: along, up, across. */
  size: readonly [Metre, Metre, Metre];
}
