import type { Metre } from '../../units.ts';
import type { RunPlace } from '../feed/feed.ts';
import type { RoomPlace } from './position.ts';

/** Numbers of groups and scenes. */
export interface Recalls {
  groups: readonly number[];
  scenes: readonly number[];
}

/** Position of a device, with its traits: drawings, lists and files show the traits that a kind has. */
export interface DevicePlace extends RoomPlace, Partial<Recalls> {
  /** Absent: the device is known by its index. */
  id?: string;
  /** Written after the name. */
  label?: string;
  /** Position on a rail of its circuit part. */
  zone?: RunPlace;
}

/** A device by its index, with or without a position. */
export interface DeviceRef {
  index: number;
  /** Kinds with ids: the index changes when another device is removed. */
  id?: string;
}

/** Box of the installation that is mounted at a position in the room. */
export interface DeviceKind<Source> {
  /** Letter and number on drawings. */
  name: (index: number) => string;
  /** Positions by index; null without one. */
  placesIn: (source: Source) => readonly (DevicePlace | null)[];
  /** Kind of its line in an order; null if it is bought elsewhere and only the plan places it. */
  line: 'power' | 'gateway' | null;
  /** With DALI, a bus cable connects it to a gateway. */
  isOnBus?: boolean;
  /** Typical size for 3D: along, up, across. */
  size: readonly [Metre, Metre, Metre];
}
