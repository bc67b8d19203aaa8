import type { Dimming } from '../dimming/dimming.ts';
import { recallsInWords } from '../dimming/recalls.ts';
import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { BusPlace } from '../installation/buses.ts';
import type { ZoneSign } from '../installation/zoneSigns.ts';
import type { RoomPlace } from '../kinds/device/position.ts';
import {
  type DeviceSource,
  type DrawnDevice,
  deviceName,
  drawnDevices,
  recallsOf,
  type UnboughtDevice,
} from '../kinds/devices.ts';
import { type Cable, isCabled } from '../kinds/feed/feed.ts';
import { cornerOf } from '../kinds/room/outlineShape.ts';
import type { Room } from '../kinds/room/room.ts';
import { minus } from '../math/points.ts';
import { formatFigure, formatMetres, formatVolts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm } from '../units.ts';
import { formatRanges } from './ranges.ts';
import { marked } from './unknownCables.ts';

export const feedName = (number: number): string => `F${number}`;

export const zoneName = (index: number): string => `Z${index + 1}`;

const toTenth = (length: Cm): Cm => Math.round(length * 10) / 10 + 0;

/** `x 100, y 640, h 280 cm` from the room's corner, else the first rail (D54). */
export function placeInWords(place: RoomPlace, room: Pick<Room, 'outline'> | null, t: Translate): string {
  const { x, y } = minus(place, cornerOf(room));
  return t('wiring.placeAt', { x: toTenth(x), y: toTenth(y), z: toTenth(place.z) });
}

export const placesInWords = (
  source: DeviceSource,
  room: Pick<Room, 'outline'> | null,
  t: Translate,
): string =>
  drawnDevices(source)
    .map((device) => `${deviceName(device)} ${placeInWords(device, room, t)}`)
    .join('; ');

/** Label, else the kind. */
export const unboughtTitle = ({ kind, label }: UnboughtDevice, t: Translate): string =>
  label || t(`wiring.${kind}Of`);

/** `P1 Entrance (Groups: 1 Counter)`. */
export function deviceInWords(device: DrawnDevice, dimming: Dimming, t: Translate): string {
  const recalls = recallsInWords(recallsOf(device), dimming, t);
  return [deviceName(device), device.label, recalls && `(${recalls})`].filter(Boolean).join(' ');
}

export const cableInWords = ({ length, conductor }: Cable, language: string): string =>
  `${formatMetres(length, language)}, ${formatFigure(conductor, 'mm²', language)}`;

/** `1,5 mm²: 15,0 m`; null if no cable is known. */
export function cablesInWords(
  feeds: readonly { cable?: Cable | undefined }[],
  language: string,
): string | null {
  const lengths = new Map<number, number>();
  for (const { cable } of feeds)
    if (isCabled(cable)) lengths.set(cable.conductor, (lengths.get(cable.conductor) ?? 0) + cable.length);
  const rows = [...lengths].toSorted(([a], [b]) => a - b);
  const words = rows.map(
    ([conductor, length]) => `${formatFigure(conductor, 'mm²', language)}: ${formatMetres(length, language)}`,
  );
  return words.length > 0 ? words.join('; ') : null;
}

export const namesOf = (numbers: readonly number[], name: (number: number) => string): string =>
  formatRanges(numbers).replaceAll(/\d+/g, (number) => name(Number(number)));

/** `A07`, or `G2 A07` with several gateways. */
export function busPlaceInWords({ gateway, address }: BusPlace, gateways: number): string {
  const words = `A${String(address).padStart(2, '0')}`;
  return gateways > 1 ? `G${gateway} ${words}` : words;
}

/** `Z2 · 120 %`, `Z3 · no feed`, `Z1 · L7 45.96 V`. */
export function zoneSignInWords(sign: ZoneSign, language: string, t: Translate): string {
  const name = zoneName(sign.zone);
  switch (sign.kind) {
    case 'overloaded':
      return `${name} · ${sign.percent}\u00a0%`;
    case 'unfed':
      return `${name} · ${t('wiring.unfed')}`;
    case 'weakest':
      return `${name} · ${luminaireNumber(sign.luminaire.number)} ${marked(formatVolts(sign.voltage, language), sign.luminaire.leavesOutCable)}`;
  }
}
