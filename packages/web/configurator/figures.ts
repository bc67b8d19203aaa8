import type { Binding } from '@lumitor/domain/catalogue/article';
import { formatFigure, formatWatts, wattsNote } from '@lumitor/domain/translation/figures';

export const FIGURES = [
  'lumens',
  'efficacy',
  'watts',
  'cct',
  'cri',
  'beam',
  'ip',
  'length',
  'drop',
  'tiltMax',
] as const;
export type ArticleFigure = (typeof FIGURES)[number];

/** Not grouped, as is usual in the trade. */
export const kelvins = (cct: number): string => `${cct}\u00a0K`;

export function figuresOf(binding: Binding, language: string): Partial<Record<ArticleFigure, string>> {
  const { lumens, power, cct, cri, beam, ip, length, drop, tiltMax } = binding;
  return {
    ...(lumens && { lumens: formatFigure(lumens, 'lm', language) }),
    ...(lumens && power > 0 && { efficacy: formatFigure(Math.round(lumens / power), 'lm/W', language) }),
    ...(power > 0 && { watts: formatWatts(power, language) }),
    ...(cct && { cct: kelvins(cct) }),
    ...(cri && { cri: `CRI\u00a0${cri}` }),
    ...(beam && { beam: `${beam}°` }),
    ...(ip && { ip: `IP${ip}` }),
    ...(length && { length: formatFigure(length, 'cm', language) }),
    ...(drop && { drop: formatFigure(drop, 'cm', language) }),
    ...(tiltMax && { tiltMax: `${tiltMax}°` }),
  };
}

export function figureLine(binding: Binding, title: string, language: string): string {
  const { lumens, cct, cri, beam } = figuresOf(binding, language);
  return [wattsNote({ title, watts: binding.power }, language), lumens, cct, cri, beam]
    .filter(Boolean)
    .join(' · ');
}

export function figuresSearched(binding: Binding, language: string): string[] {
  const { watts, lumens, cct, cri, beam, ip, length } = figuresOf(binding, language);
  return [watts, lumens, cct, cri, beam, ip, length].flatMap((figure) => figure ?? []);
}
