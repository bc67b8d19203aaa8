import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { BENT_LENGTHS, LONG_RAIL, nearestBent, SHORT_RAIL } from '@lumitor/domain/kinds/rail/length';
import type { Cm } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { useSettings } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';

const LENGTHS: readonly Cm[] = [SHORT_RAIL, LONG_RAIL];

function useLineSettings() {
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  return useSettings()?.lines[productLineOf(isMicro)];
}

export const useLengths = (): readonly Cm[] => useLineSettings()?.lengths ?? LENGTHS;

export const useBentLengths = (): readonly Cm[] => useLineSettings()?.bentLengths ?? BENT_LENGTHS;

const bentLengths = (): readonly Cm[] => {
  const lines = textsStore.getState().texts?.settings.lines;
  return lines?.[productLineOf(sharedStore.getState().isMicro)].bentLengths ?? BENT_LENGTHS;
};

export const areBendsSold = (): boolean => bentLengths().length > 0;

export const nearestSoldBend = (length: Cm): Cm => nearestBent(length, bentLengths());
