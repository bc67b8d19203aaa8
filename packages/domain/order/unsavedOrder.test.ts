import { expect, it } from 'vitest';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { UNSET_PRICES } from '../settings/languagePrices.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { sampleOrder } from '../testing/sampleOrder.ts';
import { unsavedOrder } from './unsavedOrder.ts';

const { languages, settings } = sampleOrder(EMPTY_PLAN);
const unsaved = (choices = sampleChoices) =>
  unsavedOrder({
    plan: { ...EMPTY_PLAN, name: 'Galeria', layout: layoutOf([400]), choices },
    isMicro: false,
    language: 'PL',
    showsGross: true,
    at: '2026-11-22T10:00:00.000Z',
    number: 'Wersja 4',
    context: {
      catalogue: sampleCatalogue,
      euroRate: 4,
      activeLanguages: ['PL', 'EN'],
      prices: UNSET_PRICES,
    },
    page: { languages, settings },
  });

it('shows a plan as an order page would, with prices and without an id', () => {
  const page = unsaved();
  expect(page).toMatchObject({ id: '', number: 'Wersja 4', plan: { name: 'Galeria' } });
  expect(page?.data).toMatchObject({ name: 'Galeria', savedAt: '2026-11-22T10:00:00.000Z', language: 'PL' });
  expect(page?.data.totals.net).toBeGreaterThan(0);
});

it('shows what would need confirmation as open, and returns null for a plan that cannot be ordered', () => {
  const luminaires = { ...sampleChoices, powerId: 'p60', bindings: [{ id: 'spot', quantity: 30 }] };
  expect(unsaved(luminaires)?.data.confirmed?.map(({ kind }) => kind)).toContain('overload');
  expect(unsaved({ ...sampleChoices, connectionId: null })).toBeNull();
});
