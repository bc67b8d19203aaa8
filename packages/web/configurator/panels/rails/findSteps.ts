import type { Cm } from '@lumitor/domain/units';
import { foldedQuery } from '../choice/search.ts';

export interface Sought {
  number: number;
  length: Cm;
  kind: string;
}

const wordsOf = (text: string): string[] => foldedQuery(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Numbers and single letters ("T") match whole, other words by their start. */
const fits = (kindWord: string, word: string): boolean =>
  isNumber(word) || word.length === 1 ? kindWord === word : kindWord.startsWith(word);

const isAmong = (kindWords: readonly string[], word: string): boolean =>
  kindWords.some((kindWord) => fits(kindWord, word));

const isPhraseOf = (kindWords: readonly string[], words: readonly string[]): boolean =>
  kindWords.some((_, at) => words.every((word, index) => fits(kindWords[at + index] ?? '', word)));

/** Numbers match a step's number or length, words its kind: "ciąg 2", "łuk 100". */
export function findSteps<Step extends Sought>(steps: readonly Step[], search: string): Step[] {
  const words = wordsOf(search).filter((word) => word !== 'cm');
  const kinds = new Map(steps.map((step) => [step, wordsOf(step.kind)]));
  const kindOf = (step: Step) => kinds.get(step) ?? [];
  if (!words.every(isNumber)) {
    const together = steps.filter((step) => isPhraseOf(kindOf(step), words));
    if (together.length > 0) return together;
  }
  return steps.filter((step) => {
    const numbers = [String(step.number), String(step.length)];
    return words.every((word) => isAmong(isNumber(word) ? numbers : kindOf(step), word));
  });
}
