import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatFigure } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Deg, Lumen } from '@lumitor/domain/units';
import { kelvins } from '../../figures.ts';
import type { ArticleOrder, Criterion } from '../choice/filter.ts';

export const typeTitle = (key: string, types: readonly LuminaireType[], language: string): string => {
  const type = types.find((candidate) => candidate.key === key);
  return type ? titleIn(type, language) : key;
};

/** Beam angles; narrow below the first, wide above the second. */
const MEDIUM: { from: Deg; to: Deg } = { from: 20, to: 45 };
type Beam = 'narrow' | 'medium' | 'wide';
const BEAMS: readonly Beam[] = ['narrow', 'medium', 'wide'];

const beamOf = ({ beam }: Binding): Beam | null =>
  beam === undefined ? null : beam < MEDIUM.from ? 'narrow' : beam > MEDIUM.to ? 'wide' : 'medium';

const LUMENS: readonly Lumen[] = [500, 1000, 2000, 3000, 5000];

/** Compares digit by digit; an untested digit (X) counts as 0. */
export function protectsAs(ip: string, request: string): boolean {
  const digit = (code: string, at: number) => Number(code[at]) || 0;
  return ip !== '' && [0, 1].every((at) => digit(ip, at) >= digit(request, at));
}

const valuesOf = <Value>(bindings: readonly Binding[], read: (binding: Binding) => Value | undefined) => [
  ...new Set(bindings.flatMap((binding) => read(binding) || [])),
];

export function criteriaOf(
  bindings: readonly Binding[],
  types: readonly LuminaireType[],
  language: string,
  t: Translate,
): Criterion<Binding>[] {
  const keys = new Set([...types.map(({ key }) => key), ...bindings.map(({ type }) => type)]);
  return [
    {
      name: 'type',
      label: t('choice.type'),
      all: t('choice.allTypes'),
      options: [...keys].map((value) => ({ value, label: typeTitle(value, types, language) })),
      matches: ({ type }, value) => type === value,
    },
    {
      name: 'cct',
      label: t('bindings.figure_cct'),
      all: t('bindings.anyCct'),
      options: valuesOf(bindings, ({ cct }) => cct)
        .sort((a, b) => a - b)
        .map((cct) => ({ value: `${cct}`, label: kelvins(cct) })),
      matches: ({ cct }, value) => `${cct}` === value,
    },
    {
      name: 'beam',
      label: t('bindings.figure_beam'),
      all: t('bindings.anyBeam'),
      options: BEAMS.map((value) => ({ value, label: t(`bindings.beam_${value}`, MEDIUM) })),
      matches: (binding, value) => beamOf(binding) === value,
    },
    {
      name: 'lumens',
      label: t('bindings.figure_lumens'),
      all: t('bindings.anyLumens'),
      options: LUMENS.map((lumens) => ({
        value: `${lumens}`,
        label: t('bindings.atLeast', { figure: formatFigure(lumens, 'lm', language) }),
      })),
      matches: ({ lumens = 0 }, value) => lumens >= Number(value),
    },
    {
      name: 'ip',
      label: t('bindings.figure_ip'),
      all: t('bindings.anyIp'),
      options: valuesOf(bindings, ({ ip }) => ip)
        .sort()
        .map((ip) => ({ value: ip, label: t('bindings.atLeast', { figure: `IP${ip}` }) })),
      matches: ({ ip }, value) => protectsAs(ip, value),
    },
  ];
}

const negative = (value: number | null | undefined): number | null => (value ? -value : null);

export const ordersOf = (t: Translate): ArticleOrder<Binding>[] => [
  { value: 'title', label: t('bindings.order_title'), keyOf: ({ title }) => title },
  { value: 'cheapest', label: t('bindings.order_cheapest'), keyOf: ({ price }) => price },
  { value: 'dearest', label: t('bindings.order_dearest'), keyOf: ({ price }) => negative(price) },
  {
    value: 'brightest',
    label: t('bindings.order_brightest'),
    keyOf: ({ article }) => negative(article.lumens),
  },
  { value: 'power', label: t('bindings.order_power'), keyOf: ({ article }) => article.power || null },
  { value: 'narrowest', label: t('bindings.order_narrowest'), keyOf: ({ article }) => article.beam ?? null },
];
