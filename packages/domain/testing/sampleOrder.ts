import type { Binding } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { OrderRequest } from '../order/orderRequest.ts';
import { priceOrder } from '../order/priceOrder.ts';
import { ORDER_PAGE_SECTIONS } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Plan } from '../plan/plan.ts';
import { readPlan, storedPlan } from '../plan/storedPlan.ts';
import { quoteFor } from '../quote/quote.ts';
import { UNSET_PRICES } from '../settings/languagePrices.ts';
import { UNSET } from '../settings/settings.ts';
import { interfaceTexts, type TextKey } from '../texts/interfaceTexts.ts';
import type { TextValues } from '../translation/format.ts';
import { type Translate, translator } from '../translation/lookup.ts';
import { power, sampleCatalogue } from './sampleCatalogue.ts';

const [spot] = sampleCatalogue.bindings as [Binding];
const [ofSpots] = sampleCatalogue.luminaireTypes as [LineCatalogue['luminaireTypes'][number]];
const typed = (key: 'linear' | 'downlight' | 'pendant') => ({ ...ofSpots, id: key, key, symbol: key });

export const sampleOrderCatalogue: LineCatalogue = {
  ...sampleCatalogue,
  bindings: [
    {
      ...spot,
      id: 'a',
      title: 'Reflektor Nero 20 W, 24°',
      description: 'ON0115',
      power: 20,
      tiltMax: 90,
    },
    {
      ...spot,
      id: 'b',
      title: 'Downlight Ösel',
      description: 'ON0410',
      power: 12,
      type: 'downlight',
      length: 12,
    },
    {
      ...spot,
      id: 'c',
      title: 'Opal 120 cm 32 W',
      description: 'ON0215',
      power: 32,
      type: 'linear',
      length: 120,
      fitsBent: false,
    },
    {
      ...spot,
      id: 'd',
      title: 'Lampa wisząca Kopuła 18 W',
      description: 'ON0317',
      power: 18,
      type: 'pendant',
    },
  ],
  powers: [power('s400', { title: 'Zasilacz DALI 400 W', description: 'MA0041', power: 400, isDali: true })],
  luminaireTypes: [ofSpots, typed('linear'), typed('downlight'), typed('pendant')],
};

function sampleTranslations(language: string): ShownOrder['translations'] {
  const suffix = language.toLowerCase() as 'pl' | 'en' | 'de';
  return Object.fromEntries(
    ORDER_PAGE_SECTIONS.map((section) => {
      const texts = Object.entries(interfaceTexts[section]);
      return [section, Object.fromEntries(texts.map(([key, text]) => [`${key}_${language}`, text[suffix]]))];
    }),
  );
}

export function sampleTranslate(language: string): Translate {
  const translate = translator(sampleTranslations(language), language) as (
    key: TextKey,
    values?: TextValues,
  ) => string;
  return (key: TextKey, values?: TextValues) => {
    const text = translate(key, values);
    if (text.startsWith('Translation not found')) throw new Error(text);
    return text;
  };
}

export function sampleOrder(drawn: Plan, language = 'PL'): ShownOrder {
  const plan: Plan = {
    ...drawn,
    choices: {
      ...drawn.choices,
      connectionId: 'black',
      systemId: 'dali',
      gatewayId: 'dali-gateway',
      powerId: 's400',
      bindings: drawn.choices.bindings.filter(({ id }) =>
        sampleOrderCatalogue.bindings.some((one) => one.id === id),
      ),
      accessories: [],
    },
    underlay: null,
    view: null,
  };
  const { net } = quoteFor(plan, sampleOrderCatalogue, {
    currency: 'PLN',
    euroRate: 4,
    vatPercent: 23,
  }).totals;
  const { underlay: _, view: __, ...stored } = storedPlan(plan);
  const request: OrderRequest = {
    idempotencyKey: '5f0c1e2a-0000-4000-8000-000000000001',
    isMicro: false,
    language: 'PL',
    ...stored,
    seen: { net, currency: 'PLN' },
    showsGross: true,
    newsletter: false,
    confirmed: { powerExceeded: true, missingArticles: true, impossibleLayout: true },
  };
  const context = {
    catalogue: sampleOrderCatalogue,
    euroRate: 4,
    activeLanguages: ['PL', 'EN', 'DE'],
    prices: UNSET_PRICES,
  };
  const { priced, refusal } = priceOrder(request, context);
  if (!priced) throw new Error(`The order is refused: ${refusal.message}`);
  const data = { ...priced.data, savedAt: '2026-11-22T10:00:00.000Z' };
  const company = {
    name: 'Lumitor sp. z o.o.',
    street: 'ul. Przykładowa 1',
    city: 'Warszawa',
    country: '',
    taxId: '',
  };
  return {
    id: 'k3Jx',
    createdAt: data.savedAt,
    order: priced.order,
    vat: priced.vat,
    data,
    translations: sampleTranslations(language),
    languages: [{ lang: language, active: true }],
    settings: {
      ...UNSET,
      accentTones: null,
      hasTerms: false,
      shop: {
        ...UNSET.shop,
        name: 'Lumitor',
        company,
        contacts: [
          { name: { PL: 'Projekty, Kraków' }, email: 'projekty@lumitor.example', phone: '+48 12 000 01 10' },
        ],
      },
    },
    number: '2026/11/0417',
    revises: null,
    offered: null,
    plan: readPlan({ ...stored, underlay: null, view: null }).plan as Plan,
  };
}
