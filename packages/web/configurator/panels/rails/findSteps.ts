import { folded } from '../choice/search.ts';

/** A step as it is looked for. */
export interface Sought {
  /** From 1. */
  number: number;
  /** In centimetres. */
  length: number;
  /** What kind it is, in words: "łuk w lewo + T, ciąg 2". */
  kind: string;
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** A number and a single letter are meant as they are, "T" for a T; of other words the beginning is enough. */
const fits = (own: string, word: string): boolean =>
  isNumber(word) || word.length === 1 ? own === word : own.startsWith(word);

const isAmong = (own: readonly string[], word: string): boolean => own.some((one) => fits(one, word));

/** Whether the words stand in the text one after the other. */
const isPhraseOf = (own: readonly string[], words: readonly string[]): boolean =>
  own.some((_, at) => words.every((word, index) => fits(own[at + index] ?? '', word)));

/**
 * The steps that a search leaves, in their order. A number is that of a step or a length, "100"; words say the kind,
 * "łuk"; with a number among them, "ciąg 2", they are taken together where that finds any, else one by one: "łuk 100".
 */
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
