import { LINES } from '@lumitor/domain/catalogue/productLine';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import type { Days, Ms } from '@lumitor/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchEuroTable } from '../../data/exchangeRate.ts';
import { adminRequest } from '../data/changes.ts';
import { useMay } from '../data/useMay.ts';
import { GAP_KINDS } from '../gaps/findGaps.ts';
import { useGaps } from '../gaps/useGaps.ts';
import { useLanguages, useShippedTexts, useTextDocuments } from '../translations/textQueries.ts';
import { isTextMissing, textTable } from '../translations/textTable.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';

export interface Matter {
  state: 'wrong' | 'open' | 'well';
  title: string;
  about: string;
  page?: string;
  act?: string;
}

/** Over holidays the bank's table is at most this old. */
const RATE_VALIDITY: Days = 7;
const DAY: Ms = 24 * 60 * 60 * 1000;

interface Unsent {
  /** ISO 8601; null: given up. */
  nextAt: string | null;
  lastError: string | null;
}

function useMail(): Matter[] {
  const translate = useTranslate();
  const { moment } = useFigures();
  const { read } = useMay('sales');
  const { data = [] } = useQuery({
    queryKey: ['outbox', 'unsent'],
    enabled: read,
    queryFn: async () => ((await adminRequest('/api/outbox')) as { rows: Unsent[] }).rows,
    retry: false,
  });
  if (data.length === 0) return [];
  const next = data.flatMap(({ nextAt }) => nextAt ?? []).sort()[0];
  const why = data.find(({ lastError }) => lastError)?.lastError ?? '';
  const when = next
    ? translate('dashboard.mailTries', { time: moment(next) })
    : translate('dashboard.mailGivenUp');
  const hasFailed = data.some(({ nextAt, lastError }) => nextAt === null || lastError !== null);
  return [
    {
      state: hasFailed ? 'wrong' : 'open',
      title: translate('dashboard.mail', { smart_count: data.length }),
      about: [when, why].filter(Boolean).join(' · '),
    },
  ];
}

function useCatalogueGaps(): Matter[] {
  const translate = useTranslate();
  const { gaps } = useGaps(LINES, false);
  if (!gaps) return [];
  const count = GAP_KINDS.flatMap((kind): unknown[] => gaps[kind]).length;
  const rules =
    gaps.codes.length + gaps.railsWithoutRules.length + gaps.roles.length + gaps.duplicates.length;
  if (count === 0) return [];
  return [
    {
      state: rules + gaps.prices.length + gaps.powers.length > 0 ? 'wrong' : 'open',
      title: translate('dashboard.gaps', { count }),
      about: translate('dashboard.gapsOf', {
        prices: gaps.prices.length,
        pictures: gaps.pictures.length,
        rules,
      }),
      page: 'braki',
      act: translate('dashboard.fill'),
    },
  ];
}

function useMissingTexts(): Matter[] {
  const translate = useTranslate();
  const documents = useTextDocuments().data;
  const languages = useLanguages().data;
  const shipped = useShippedTexts().data;
  const missing = useMemo(() => {
    if (!documents || !languages || !shipped) return [];
    const rows = textTable(documents, shipped).flatMap((section) => section.rows);
    const requested = rows.filter((row) => row.shipped !== null);
    return languages
      .filter(({ active, lang }) => active && lang !== DEFAULT_LANGUAGE)
      .map(({ lang }) => ({
        lang,
        count: requested.filter(({ texts }) => isTextMissing(texts[lang])).length,
      }))
      .filter(({ count }) => count > 0);
  }, [documents, languages, shipped]);
  return missing.map(({ lang, count }) => ({
    state: 'open',
    title: translate('dashboard.texts', { language: lang, count }),
    about: translate('dashboard.textsMeaning'),
    page: 'translacje',
    act: translate('dashboard.translate'),
  }));
}

function useEuroRate(): Matter[] {
  const translate = useTranslate();
  const { locale, day } = useFigures();
  const { data, isPending } = useQuery({ queryKey: ['euroRate', 'table'], queryFn: fetchEuroTable });
  if (isPending) return [];
  if (!data)
    return [
      {
        state: 'wrong',
        title: translate('dashboard.rateUnknown'),
        about: translate('dashboard.rateUnknownMeaning'),
      },
    ];
  const isOld = data.no !== '' && Date.now() - Date.parse(data.effectiveDate) > RATE_VALIDITY * DAY;
  const rate = data.mid.toLocaleString(locale, { minimumFractionDigits: 4 });
  const text = isOld ? 'rateOld' : data.no === '' ? 'rateByHand' : 'rateOfBank';
  return [
    {
      state: isOld ? 'open' : 'well',
      title: translate('dashboard.rate', { rate }),
      about: translate(`dashboard.${text}`, { day: day(data.effectiveDate) }),
    },
  ];
}

export function useMatters(): Matter[] {
  const matters = [...useMail(), ...useCatalogueGaps(), ...useMissingTexts(), ...useEuroRate()];
  const order = ['wrong', 'open', 'well'];
  return matters.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
