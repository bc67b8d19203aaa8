import type { Texts } from './texts.ts';

/** The demo shop's people and addresses; a shop puts in its own. */
export const footer = {
  contact1Name: { pl: 'Doradztwo i projekty', en: 'Advice and projects', de: 'Beratung und Projekte' },
  contact1Email: {
    pl: 'projekty@lumitor.example',
    en: 'projects@lumitor.example',
    de: 'projekte@lumitor.example',
  },
  contact1Phone: { pl: '+48 12 000 01 10', en: '+48 12 000 01 10', de: '+48 12 000 01 10' },
  contact2Name: { pl: 'Zamówienia i wyceny', en: 'Orders and quotations', de: 'Bestellungen und Angebote' },
  contact2Email: {
    pl: 'zamowienia@lumitor.example',
    en: 'orders@lumitor.example',
    de: 'bestellungen@lumitor.example',
  },
  contact2Phone: { pl: '+48 12 000 01 20', en: '+48 12 000 01 20', de: '+48 12 000 01 20' },
  contact3Name: { pl: 'Wsparcie techniczne', en: 'Technical support', de: 'Technischer Support' },
  contact3Email: {
    pl: 'serwis@lumitor.example',
    en: 'support@lumitor.example',
    de: 'support@lumitor.example',
  },
  contact3Phone: { pl: '+48 12 000 01 30', en: '+48 12 000 01 30', de: '+48 12 000 01 30' },
  companyName: { pl: 'Lumitor sp. z o.o.', en: 'Lumitor sp. z o.o.', de: 'Lumitor sp. z o.o.' },
  companyStreet: { pl: 'ul. Szynowa 11', en: 'ul. Szynowa 11', de: 'ul. Szynowa 11' },
  companyCity: { pl: '30-702 Kraków', en: '30-702 Kraków, Poland', de: '30-702 Krakau, Polen' },
  companyTaxId: { pl: 'NIP 000-000-11-11', en: 'VAT ID PL0000001111', de: 'USt-IdNr. PL0000001111' },
  priceNote: {
    pl: 'Ceny netto i brutto są orientacyjne; ofertę potwierdza dział zamówień.',
    en: 'Net and gross prices are for guidance; our orders department confirms every offer.',
    de: 'Netto- und Bruttopreise sind Richtwerte; jedes Angebot bestätigt unsere Auftragsabteilung.',
  },
  privacy: { pl: 'Polityka prywatności', en: 'Privacy policy', de: 'Datenschutzerklärung' },
} as const satisfies Texts;
