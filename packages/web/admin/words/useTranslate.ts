// biome-ignore lint/style/noRestrictedImports: it is given its keys here
import { type TranslateFunction, useTranslate as useTranslateOfReactAdmin } from 'react-admin';
import type { WordIn, WordKey } from './messages.ts';

type Values = Parameters<TranslateFunction>[1];
export type TranslateWord = (key: WordKey, values?: Values) => string;

export const useTranslate: () => TranslateWord = useTranslateOfReactAdmin;

export function useWords<Path extends string>(path: Path) {
  const translate = useTranslateOfReactAdmin();
  return (key: WordIn<Path>, values?: Values): string => translate(`${path}.${key}`, values);
}
