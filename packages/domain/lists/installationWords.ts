import type { BusPlace } from '../installation/control.ts';
import { formatRanges } from './ranges.ts';

/** As on the drawing, counted from 1: F1, F2, … */
export const feedName = (number: number): string => `F${number}`;

/** @param index from 0 */
export const zoneName = (index: number): string => `Z${index + 1}`;

/** Of the supply of a zone. @param index from 0 */
export const supplyName = (index: number): string => `S${index + 1}`;

/** Several of them, shortened: F1–F3, F5. @param numbers rising */
export const namesOf = (numbers: readonly number[], name: (number: number) => string): string =>
  formatRanges(numbers).replaceAll(/\d+/g, (number) => name(Number(number)));

/** A DALI address, with its gateway where there are several: A07, G2 A07. */
export function busPlaceInWords({ gateway, address }: BusPlace, gateways: number): string {
  const words = `A${String(address).padStart(2, '0')}`;
  return gateways > 1 ? `G${gateway} ${words}` : words;
}
