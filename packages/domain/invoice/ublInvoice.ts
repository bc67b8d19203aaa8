import { type Cents, cents } from '../units.ts';
import { inZloty, writtenAmount, writtenDecimal, writtenUnitPrice } from './amounts.ts';
import { electronicAddress } from './countries.ts';
import type { Invoice, InvoiceLine, InvoiceRate, InvoiceTax, ZeroReason } from './invoice.ts';
import { fullNumber, type InvoiceParty } from './parties.ts';
import { singleLine, type XmlNode, xmlDocument } from './xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const NAMESPACES = {
  xmlns: `${UBL}:Invoice-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
};

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const COMMERCIAL_INVOICE = '380';
const CREDIT_TRANSFER = '30';
const DISCOUNT = '95';
/** UN/ECE recommendation 20. */
const PIECE = 'H87';

/** VAT category of 0 %, and its reason in the code list VATEX. */
const ZERO: Readonly<Record<ZeroReason, readonly [category: string, reason: string]>> = {
  domestic: ['Z', ''],
  intraCommunity: ['K', 'VATEX-EU-IC'],
  export: ['G', 'VATEX-EU-G'],
  reverseCharge: ['AE', 'VATEX-EU-AE'],
};

const VAT: XmlNode = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

const categoryOf = (name: string, { percent, zero }: InvoiceTax, withReason = false): XmlNode => [
  name,
  [
    ['cbc:ID', zero ? ZERO[zero][0] : 'S'],
    ['cbc:Percent', String(percent)],
    withReason && zero ? ['cbc:TaxExemptionReasonCode', ZERO[zero][1]] : null,
    VAT,
  ],
];

type Money = (name: string, amount: Cents) => XmlNode;

const moneyIn =
  (currencyID: string): Money =>
  (name, amount) => [name, writtenAmount(amount), { currencyID }];

function partyOf(name: string, party: InvoiceParty): XmlNode {
  const number = party.taxNumber && fullNumber(party.taxNumber);
  const address = number ? electronicAddress(number) : null;
  const registeredAs: XmlNode = ['cbc:RegistrationName', singleLine(party.name, 512)];
  return [
    name,
    [
      [
        'cac:Party',
        [
          address ? ['cbc:EndpointID', address.value, { schemeID: address.scheme }] : null,
          [
            'cac:PostalAddress',
            [
              ['cbc:StreetName', singleLine(party.street, 512)],
              ['cbc:CityName', singleLine(party.city, 512)],
              ['cbc:PostalZone', singleLine(party.postcode, 20)],
              countryOf(party.country),
            ],
          ],
          number ? ['cac:PartyTaxScheme', [['cbc:CompanyID', number], VAT]] : null,
          ['cac:PartyLegalEntity', [registeredAs]],
          [
            'cac:Contact',
            [
              ['cbc:Telephone', singleLine(party.phone, 40)],
              ['cbc:ElectronicMail', singleLine(party.email, 255)],
            ],
          ],
        ],
      ],
    ],
  ];
}

const countryOf = (country: string): XmlNode => ['cac:Country', [['cbc:IdentificationCode', country]]];

const deliveryOf = ({ soldOn, buyer }: Invoice): XmlNode => [
  'cac:Delivery',
  [
    ['cbc:ActualDeliveryDate', soldOn],
    ['cac:DeliveryLocation', [['cac:Address', [countryOf(buyer.deliveryCountry)]]]],
  ],
];

const discountOf = (amount: Cents, reason: string, money: Money, tax?: InvoiceTax): XmlNode => [
  'cac:AllowanceCharge',
  [
    ['cbc:ChargeIndicator', 'false'],
    ['cbc:AllowanceChargeReasonCode', DISCOUNT],
    ['cbc:AllowanceChargeReason', singleLine(reason, 256)],
    money('cbc:Amount', amount),
    tax ? categoryOf('cac:TaxCategory', tax) : null,
  ],
];

const subtotalOf = ({ tax, net, vat }: InvoiceRate, money: Money): XmlNode => [
  'cac:TaxSubtotal',
  [money('cbc:TaxableAmount', net), money('cbc:TaxAmount', vat), categoryOf('cac:TaxCategory', tax, true)],
];

/** Polish law wants the VAT of an invoice in euro also in złoty. */
function taxTotals({ vat, rates, euro }: Invoice, money: Money): XmlNode[] {
  const zloty = moneyIn('PLN');
  const vatInZloty = euro && rates.reduce((sum, rate) => sum + inZloty(rate.vat, euro.rate), 0);
  return [
    ['cac:TaxTotal', [money('cbc:TaxAmount', vat), ...rates.map((rate) => subtotalOf(rate, money))]],
    ...(vatInZloty === null
      ? []
      : [['cac:TaxTotal', [zloty('cbc:TaxAmount', cents(vatInZloty))]] satisfies XmlNode]),
  ];
}

function totalsOf({ lines, rates, net, gross }: Invoice, money: Money): XmlNode {
  const discount = cents(rates.reduce((sum, rate) => sum + rate.discount, 0));
  const before = cents(lines.reduce((sum, line) => sum + line.net, 0));
  return [
    'cac:LegalMonetaryTotal',
    [
      money('cbc:LineExtensionAmount', before),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', gross),
      discount > 0 ? money('cbc:AllowanceTotalAmount', discount) : null,
      money('cbc:PayableAmount', gross),
    ],
  ];
}

const lineElement = (line: InvoiceLine, place: number, { discountTitle, currency }: Invoice): XmlNode => {
  const money = moneyIn(currency);
  return [
    'cac:InvoiceLine',
    [
      ['cbc:ID', String(place + 1)],
      ['cbc:InvoicedQuantity', String(line.quantity), { unitCode: PIECE }],
      money('cbc:LineExtensionAmount', line.net),
      line.discount > 0 ? discountOf(line.discount, discountTitle, money) : null,
      [
        'cac:Item',
        [
          ['cbc:Name', line.title],
          ['cac:SellersItemIdentification', [['cbc:ID', line.code]]],
          categoryOf('cac:ClassifiedTaxCategory', line.tax),
        ],
      ],
      ['cac:Price', [['cbc:PriceAmount', writtenUnitPrice(line.unitPrice), { currencyID: currency }]]],
    ],
  ];
};

const paymentOf = ({ bankAccount }: Invoice): XmlNode | null =>
  bankAccount
    ? [
        'cac:PaymentMeans',
        [
          ['cbc:PaymentMeansCode', CREDIT_TRANSFER],
          ['cac:PayeeFinancialAccount', [['cbc:ID', bankAccount]]],
        ],
      ]
    : null;

/** Peppol BIS Billing 3.0, which is UBL 2.1 with the rules of EN 16931. */
export function ublInvoice(invoice: Invoice): string {
  const { currency, euro, rates, lines, discountTitle } = invoice;
  const money = moneyIn(currency);
  return xmlDocument([
    'Invoice',
    [
      ['cbc:CustomizationID', CUSTOMIZATION],
      ['cbc:ProfileID', PROFILE],
      ['cbc:ID', invoice.number],
      ['cbc:IssueDate', invoice.issuedOn],
      ['cbc:DueDate', invoice.dueOn],
      ['cbc:InvoiceTypeCode', COMMERCIAL_INVOICE],
      euro
        ? ['cbc:Note', singleLine(`1 EUR = ${writtenDecimal(euro.rate, 6)} PLN ${euro.source}`, 300)]
        : null,
      ['cbc:DocumentCurrencyCode', currency],
      euro ? ['cbc:TaxCurrencyCode', 'PLN'] : null,
      ['cac:OrderReference', [['cbc:ID', singleLine(invoice.orderNumber, 256)]]],
      partyOf('cac:AccountingSupplierParty', invoice.seller),
      partyOf('cac:AccountingCustomerParty', invoice.buyer),
      deliveryOf(invoice),
      paymentOf(invoice),
      ...rates.flatMap(({ tax, discount }) =>
        discount > 0 ? [discountOf(discount, discountTitle, money, tax)] : [],
      ),
      ...taxTotals(invoice, money),
      totalsOf(invoice, money),
      ...lines.map((line, place) => lineElement(line, place, invoice)),
    ],
    NAMESPACES,
  ]);
}
