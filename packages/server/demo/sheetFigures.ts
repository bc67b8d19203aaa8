import type { Binding } from '@lumitor/domain/catalogue/article';
import { bindings } from '@lumitor/domain/texts/bindings';
import type { InThreeLanguages } from './article.ts';

type Label = Extract<keyof typeof bindings, `figure_${string}` | 'bentRails'>;

/** `8,5 cm`: the Polish way to write a number, the unit kept beside it. */
const written = (value: number, unit: string): string => `${value.toLocaleString('pl-PL')}\u00a0${unit}`;

const row = (label: Label, value: string): [label: InThreeLanguages, value: string] => {
  const { pl, en, de } = bindings[label];
  return [[pl, en, de], value];
};

/** What a data sheet tells of a luminaire, in the order of the visitor's card; what is not known is left out. */
export function sheetFigures(luminaire: Omit<Binding, 'id' | 'version' | 'createdAt'>) {
  const { lumens, power, cct, cri, beam, ip, length, drop, tiltMax, fitsBent } = luminaire;
  const { pl, en, de } = bindings[fitsBent ? 'bentRails_yes' : 'bentRails_no'];
  return [
    lumens && row('figure_lumens', written(lumens, 'lm')),
    lumens && power && row('figure_efficacy', written(Math.round(lumens / power), 'lm/W')),
    power && row('figure_watts', written(power, 'W')),
    cct && row('figure_cct', `${cct}\u00a0K`),
    cri && row('figure_cri', `CRI\u00a0${cri}`),
    beam && row('figure_beam', `${beam}°`),
    ip && row('figure_ip', `IP${ip}`),
    length && row('figure_length', written(length, 'cm')),
    drop && row('figure_drop', written(drop, 'cm')),
    tiltMax && row('figure_tiltMax', `${tiltMax}°`),
    row('bentRails', `${pl} · ${en} · ${de}`),
  ].filter((each) => typeof each === 'object');
}
