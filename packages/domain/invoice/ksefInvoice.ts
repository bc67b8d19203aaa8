import type { Price } from '../quote/money.ts';
import { cents } from '../units.ts';
import { inZloty, writtenAmount, writtenDecimal, writtenUnitPrice } from './amounts.ts';
import type { EuroInZloty, Invoice, InvoiceLine, InvoiceRate, InvoiceTax, ZeroReason } from './invoice.ts';
import type { InvoiceBuyer, InvoiceParty } from './parties.ts';
import { singleLine, type XmlNode, xmlDocument } from './xml.ts';

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

const YES = '1';
const NO = '2';
const BANK_TRANSFER = '6';

/** Rate of a line (P_12) for 0 %, and the sum that it counts in. */
const ZERO: Readonly<Record<ZeroReason, readonly [rate: string, sum: string]>> = {
  domestic: ['0 KR', 'P_13_6_1'],
  intraCommunity: ['0 WDT', 'P_13_6_2'],
  export: ['0 EX', 'P_13_6_3'],
  reverseCharge: ['np II', 'P_13_9'],
};

/** Sums of rates above 0 %, in the order of the schema. */
const SUMS: readonly (readonly [percent: number, name: string])[] = [
  [23, '1'],
  [8, '2'],
  [5, '3'],
];

const DOMESTIC_REVERSE_CHARGE = ['oo', 'P_13_10'] as const;

const zeroOf = (reason: ZeroReason, { country }: InvoiceBuyer) =>
  reason === 'reverseCharge' && country === 'PL' ? DOMESTIC_REVERSE_CHARGE : ZERO[reason];

const rateName = ({ percent, zero }: InvoiceTax, buyer: InvoiceBuyer): string =>
  zero ? zeroOf(zero, buyer)[0] : String(percent);

const addressOf = ({ country, street, postcode, city }: InvoiceParty): XmlNode => [
  'Adres',
  [
    ['KodKraju', country],
    ['AdresL1', singleLine(street, 512)],
    ['AdresL2', singleLine(`${postcode} ${city}`, 512)],
  ],
];

/** The schema limits a phone number to 16 characters. */
function contactOf({ email, phone }: InvoiceParty): XmlNode {
  const number = phone.replace(/\s/g, '');
  return [
    'DaneKontaktowe',
    [
      ['Email', singleLine(email, 255)],
      ['Telefon', number.length <= 16 ? number : ''],
    ],
  ];
}

function seller({ seller: party, rates }: Invoice): XmlNode {
  const isToEu = rates.some(({ tax }) => tax.zero === 'intraCommunity' || tax.zero === 'reverseCharge');
  return [
    'Podmiot1',
    [
      isToEu ? ['PrefiksPodatnika', 'PL'] : null,
      [
        'DaneIdentyfikacyjne',
        [
          ['NIP', party.taxNumber?.national ?? ''],
          ['Nazwa', singleLine(party.name, 512)],
        ],
      ],
      addressOf(party),
      contactOf(party),
    ],
  ];
}

function identityOf({ taxNumber }: InvoiceParty): XmlNode[] {
  if (!taxNumber) return [['BrakID', YES]];
  const { prefix, national, isEu } = taxNumber;
  if (prefix === 'PL') return [['NIP', national]];
  if (isEu)
    return [
      ['KodUE', prefix],
      ['NrVatUE', national],
    ];
  return [
    ['KodKraju', prefix],
    ['NrID', singleLine(national, 50)],
  ];
}

/** Neither a unit of local government nor a member of a VAT group. */
const buyerOf = ({ buyer }: Invoice): XmlNode => [
  'Podmiot2',
  [
    ['DaneIdentyfikacyjne', [...identityOf(buyer), ['Nazwa', singleLine(buyer.name, 512)]]],
    addressOf(buyer),
    contactOf(buyer),
    ['JST', NO],
    ['GV', NO],
  ],
];

function sumsOf({ rates, buyer, euro }: Invoice): XmlNode[] {
  const above = SUMS.flatMap(([percent, name]): XmlNode[] => {
    const rate = rates.find(({ tax }) => tax.percent === percent);
    if (!rate) return [];
    const inPolish = euro && writtenAmount(inZloty(rate.vat, euro.rate));
    return [
      [`P_13_${name}`, writtenAmount(rate.net)],
      [`P_14_${name}`, writtenAmount(rate.vat)],
      [`P_14_${name}W`, inPolish ?? ''],
    ];
  });
  const zero = rates.flatMap(({ tax, net }): XmlNode[] =>
    tax.zero ? [[zeroOf(tax.zero, buyer)[1], writtenAmount(net)]] : [],
  );
  return [...above, ...zero];
}

/** Without cash accounting, self-billing, split payment, exemption and margin. */
const remarksOf = ({ rates }: Invoice): XmlNode => [
  'Adnotacje',
  [
    ['P_16', NO],
    ['P_17', NO],
    ['P_18', rates.some(({ tax }) => tax.zero === 'reverseCharge') ? YES : NO],
    ['P_18A', NO],
    ['Zwolnienie', [['P_19N', YES]]],
    ['NoweSrodkiTransportu', [['P_22N', YES]]],
    ['P_23', NO],
    ['PMarzy', [['P_PMarzyN', YES]]],
  ],
];

const euroRemark = ({ rate, source }: EuroInZloty): XmlNode => [
  'DodatkowyOpis',
  [
    ['Klucz', 'Kurs EUR'],
    ['Wartosc', singleLine(`${writtenDecimal(rate, 6)} PLN ${source}`, 256)],
  ],
];

/** The discount on the sum is a line for each rate: no other place of the schema lessens a rate's sum. */
const discountLine = ({ tax, discount }: InvoiceRate, title: string): InvoiceLine => ({
  title,
  code: '',
  quantity: 1,
  unitPrice: -discount as Price,
  discount: cents(0),
  net: cents(-discount),
  tax,
});

const rowOf = (line: InvoiceLine, place: number, { buyer, euro }: Invoice): XmlNode => [
  'FaWiersz',
  [
    ['NrWierszaFa', String(place + 1)],
    ['P_7', line.title],
    ['Indeks', line.code],
    ['P_8A', 'szt.'],
    ['P_8B', String(line.quantity)],
    ['P_9A', writtenUnitPrice(line.unitPrice)],
    ['P_10', line.discount > 0 ? writtenAmount(line.discount) : ''],
    ['P_11', writtenAmount(line.net)],
    ['P_12', rateName(line.tax, buyer)],
    ['KursWaluty', euro ? writtenDecimal(euro.rate, 6) : ''],
  ],
];

const paymentOf = ({ dueOn, bankAccount }: Invoice): XmlNode => [
  'Platnosc',
  [
    ['TerminPlatnosci', [['Termin', dueOn]]],
    ['FormaPlatnosci', BANK_TRANSFER],
    ['RachunekBankowy', [['NrRB', bankAccount]]],
  ],
];

/**
 * Structured invoice of the Polish e-invoicing system, FA(3) 1-0E.
 * @param madeAt `2026-11-30T10:00:00Z`
 */
export function ksefInvoice(invoice: Invoice, madeAt: string): string {
  const { rates, lines, euro, issuedOn, soldOn } = invoice;
  const discounts = rates.filter(({ discount }) => discount > 0);
  const rows = [...lines, ...discounts.map((rate) => discountLine(rate, invoice.discountTitle))];
  return xmlDocument([
    'Faktura',
    [
      [
        'Naglowek',
        [
          ['KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }],
          ['WariantFormularza', '3'],
          ['DataWytworzeniaFa', madeAt],
          ['SystemInfo', 'Lumitor'],
        ],
      ],
      seller(invoice),
      buyerOf(invoice),
      [
        'Fa',
        [
          ['KodWaluty', invoice.currency],
          ['P_1', issuedOn],
          ['P_2', invoice.number],
          ['P_6', soldOn === issuedOn ? '' : soldOn],
          ...sumsOf(invoice),
          ['P_15', writtenAmount(invoice.gross)],
          remarksOf(invoice),
          ['RodzajFaktury', 'VAT'],
          euro ? euroRemark(euro) : null,
          ...rows.map((line, place) => rowOf(line, place, invoice)),
          paymentOf(invoice),
          ['WarunkiTransakcji', [['Zamowienia', [['NrZamowienia', singleLine(invoice.orderNumber, 256)]]]]],
        ],
      ],
    ],
    { xmlns: NAMESPACE },
  ]);
}
