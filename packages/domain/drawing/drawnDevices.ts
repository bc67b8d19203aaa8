import type { Installation } from '../installation/installation.ts';
import type { RoomPlace } from '../wiring/roomPlace.ts';

export interface DrawnDevice extends RoomPlace {
  kind: 'supply' | 'gateway';
  number: number;
}

export function drawnDevices({ zones, gateways }: Pick<Installation, 'zones' | 'gateways'>): DrawnDevice[] {
  const placed = (kind: DrawnDevice['kind'], places: readonly (RoomPlace | null)[]) =>
    places.flatMap((place, index): DrawnDevice[] =>
      place ? [{ kind, number: index + 1, x: place.x, y: place.y, z: place.z }] : [],
    );
  const supplies = zones.map(({ supply }) => supply);
  return [...placed('supply', supplies), ...placed('gateway', gateways)];
}
