import { formatFixed } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Ampere } from '../units.ts';

export const formatAmperes = (current: Ampere, language: string): string =>
  `${formatFixed(current, 2, language)}\u00a0A`;

const MARK = '*';

export const marked = (figure: string, leavesOutCable: boolean): string =>
  leavesOutCable ? figure + MARK : figure;

export const isMarked = (words: string): boolean => /\d(?:\u00a0?%|\u00a0[AV])?\*/.test(words);

export const unmarked = (words: string): string => words.replace(MARK, '').trim();

export const withoutCable = (figure: string, leavesOutCable: boolean, t: Translate): string =>
  leavesOutCable ? `${figure} (${t('wiring.withoutCable')})` : figure;

export const markInWords = (figures: readonly { leavesOutCable: boolean }[], t: Translate): string =>
  figures.some(({ leavesOutCable }) => leavesOutCable) ? `${MARK} ${t('wiring.withoutCable')}` : '';
