import fc from 'fast-check';
import {
  draftInvoice,
  type InvoiceDraft,
  type InvoiceSubject,
  usualZeroReason,
} from '../invoice/draftInvoice.ts';
import type { InvoiceForm } from '../invoice/invoice.ts';
import { buyerOf, type InvoiceCustomer } from '../invoice/parties.ts';
import { type OfferAmounts, offerAmounts, savedAmounts } from '../order/offer.ts';
import type { FreeLine, LineTerms } from '../order/offerTerms.ts';
import { UNSET } from '../settings/settings.ts';
import { arbitraryOrder } from './arbitraryOrder.ts';
import { sampleTranslate } from './sampleOrder.ts';

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

const nip = fc
  .integer({ min: 111_111_111, max: 999_999_999 })
  .map(String)
  .map((digits) => [
    digits,
    NIP_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11,
  ])
  .filter(([digits, check]) => Number(check) < 10 && /^[1-9]((\d[1-9])|([1-9]\d))/.test(String(digits)))
  .map(([digits, check]) => `${digits}${check}`);

/** Numbers that also the check digits of their countries accept. */
const ABROAD: readonly (readonly [country: string, number: string])[] = [
  ['DE', 'DE136695976'],
  ['AT', 'ATU13585627'],
  ['BE', '0403019261'],
  ['CZ', 'CZ25123891'],
  ['DK', '13585628'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['GR', '094259216'],
  ['IE', 'IE6433435F'],
  ['IT', 'IT00743110157'],
  ['NL', 'NL004495445B01'],
  ['NO', '974760673'],
  ['SE', 'SE556012579001'],
  ['SK', 'SK2022749619'],
  ['GB', 'XI123456789'],
  ['GB', 'GB980780684'],
  ['CH', 'CHE116281710'],
  ['UA', '1234567890'],
];

/** Texts with what XML, schemas and browsers treat apart. */
const words = (most: number) =>
  fc
    .oneof(
      fc.constantFrom(
        'Ślusarnia & Syn "Żuraw" <Łódź>',
        'A\u0000B\u000b\ud800C',
        ']]>',
        '  szeroko \n  pisane ',
        '𝒁🏮',
      ),
      fc.string({ unit: 'binary', maxLength: most }),
    )
    .map((text) => `x${text}`);

interface Wishes {
  isPolish?: boolean;
}

const customerIn = ({ isPolish = false }: Wishes): fc.Arbitrary<InvoiceCustomer> =>
  fc
    .record({
      who: fc.record({
        name: words(60),
        firm: words(700),
        street: words(600),
        city: words(600),
        postcode: words(15),
      }),
      number: isPolish
        ? fc.oneof(
            nip.map((number) => ['PL', number] as const),
            fc.constantFrom(...ABROAD),
          )
        : fc.oneof(
            { arbitrary: nip.map((number) => ['PL', number] as const), weight: 1 },
            { arbitrary: fc.constantFrom(...ABROAD.slice(0, -1)), weight: 6 },
          ),
      isPerson: fc.boolean(),
      delivery: fc.constantFrom('', 'PL', 'FR', 'CH'),
    })
    .map(({ who, number: [country, taxNumber], isPerson, delivery }) => {
      const isUnnumbered = isPerson && isPolish;
      return {
        id: 'k1',
        name: who.name,
        firm: isPerson ? '' : who.firm,
        emails: ['klient@example.com'],
        phones: ['+48 600 100 200'],
        billing: { street: who.street, postcode: who.postcode, city: who.city, country },
        delivery: { street: '', postcode: '', city: '', country: delivery },
        taxNumber: isUnnumbered ? '' : taxNumber,
      };
    });

const hundredths = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 }));

/** Offers of random orders, with all rates of VAT, discounts and free lines. */
const amounts = fc
  .record({
    order: arbitraryOrder,
    isSaved: fc.boolean(),
    prices: fc.array(fc.tuple(fc.nat(10_000_000), hundredths), { minLength: 40, maxLength: 40 }),
    quantities: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 40, maxLength: 40 }),
    whole: hundredths,
    vatPercent: fc.constantFrom(23, 8, 5, 0),
    freeLines: fc.array(
      fc.record({
        title: words(150),
        code: fc.constantFrom('', 'M-1'),
        quantity: fc.integer({ min: 1, max: 100_000 }),
        unitPrice: fc.nat(1_000_000),
        discount: hundredths,
        vatPercent: fc.constantFrom(23, 8, 5, 0),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ order, isSaved, prices, quantities, whole, vatPercent, freeLines }) => {
    const { lines, totals, currency } = order.data;
    const saved = { lines, totals: { ...totals, vatPercent } };
    const own = Object.fromEntries(
      lines.map((_, place): [string, LineTerms] => {
        const [unitPrice = 0, discount = 0] = prices[place % 40] ?? [];
        return [String(place), { unitPrice, discount, quantity: quantities[place % 40] ?? 1 }];
      }),
    );
    const isComplete = lines.every(({ total }) => total !== null);
    const offered: OfferAmounts =
      isSaved && isComplete
        ? savedAmounts(saved)
        : offerAmounts(saved, { lines: own, freeLines: freeLines as FreeLine[], discount: whole });
    return { offered, currency, orderNumber: order.number };
  });

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export interface ArbitraryInvoice extends InvoiceDraft {
  amounts: OfferAmounts;
  form: InvoiceForm;
}

/** Drafts without faults. */
export const arbitraryInvoice = (format: InvoiceForm['format']): fc.Arbitrary<ArbitraryInvoice> =>
  fc
    .record({
      amounts,
      customer: customerIn({ isPolish: format === 'ksef' }),
      isEuro: fc.boolean(),
      number: words(250),
      days: fc.tuple(day, day, day).map((days) => days.toSorted()),
      euroRate: fc.double({ min: 3, max: 6, noNaN: true }).map((rate) => Number(rate.toFixed(4))),
      hasAccount: fc.boolean(),
      isReverse: fc.boolean(),
    })
    .map((drawn) => {
      const { customer, isEuro, days, isReverse, hasAccount } = drawn;
      const { offered, orderNumber } = drawn.amounts;
      const buyer = buyerOf(customer);
      const usual = usualZeroReason(buyer);
      const isNumbered = buyer.taxNumber !== null;
      const form: InvoiceForm = {
        format,
        number: drawn.number,
        soldOn: days[0] ?? '',
        issuedOn: days[1] ?? '',
        dueOn: days[2] ?? '',
        zeroReason:
          isReverse && isNumbered
            ? 'reverseCharge'
            : usual === 'intraCommunity' && !isNumbered
              ? 'export'
              : usual,
        euroRate: drawn.euroRate,
        euroSource: '230/A/NBP/2026, 2026-11-27',
      };
      const company = {
        name: 'Lumitor & Syn sp. z o.o.',
        street: 'ul. Światła 1',
        city: '00-950 Warszawa',
        country: 'Polska',
        taxId: 'NIP 526-000-12-46',
      };
      const subject: InvoiceSubject = {
        amounts: offered,
        currency: isEuro ? 'EUR' : 'PLN',
        orderNumber,
        settings: {
          shop: {
            ...UNSET.shop,
            company,
            contacts: [{ name: {}, email: 'biuro@lumitor.example', phone: '+48 12 000 01 10' }],
          },
          documents: {
            ...UNSET.documents,
            ...(hasAccount && { bankAccount: 'PL61109010140000071219812874' }),
          },
        },
        customer,
        offeredTo: '',
        language: 'PL',
        t: sampleTranslate('PL'),
      };
      return { ...draftInvoice(subject, form), amounts: offered, form };
    });
