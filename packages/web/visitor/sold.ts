import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { BENT_LENGTHS, LONG_RAIL, nearestBent, SHORT_RAIL } from '@lumitor/domain/layout/length';
import { useStore } from 'zustand/react';
import { useSettings } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';

const LENGTHS: readonly number[] = [SHORT_RAIL, LONG_RAIL];

/** What the shop sets of the line that is open (D59); undefined before it is known. */
function useLineSettings() {
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  return useSettings()?.lines[productLineOf(isMicro)];
}

/** Straight lengths of one click, in centimetres. */
export const useLengths = (): readonly number[] => useLineSettings()?.lengths ?? LENGTHS;

/** The bent rails that are sold, by their lengths in centimetres. */
export const useBentLengths = (): readonly number[] => useLineSettings()?.bentLengths ?? BENT_LENGTHS;

const bentLengths = (): readonly number[] => {
  const lines = textsStore.getState().texts?.settings.lines;
  return lines?.[productLineOf(sharedStore.getState().isMicro)].bentLengths ?? BENT_LENGTHS;
};

export const areBendsSold = (): boolean => bentLengths().length > 0;

/** The bent rail nearest to a length, of those that are sold. */
export const nearestSoldBend = (length: number): number => nearestBent(length, bentLengths());
