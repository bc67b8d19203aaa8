import type { Words } from './words.ts';

/** What the search over the shop says beside articles. */
export const searchWords = {
  field: { pl: 'Artykuł, zamówienie albo osoba: nazwa, kod, numer, e-mail', en: 'Article, order or person: name, code, number, e-mail' },
  orders: { pl: 'Zamówienia: %{count}', en: 'Orders: %{count}' },
  allOrders: { pl: 'Wszystkie znalezione: %{count}', en: 'All that were found: %{count}' },
  people: { pl: 'Osoby', en: 'People' },
  kinds: {
    reflinks: { pl: 'partner', en: 'partner' },
    emaile: { pl: 'zgoda na e-maile', en: 'consented to e-mails' },
    konta: { pl: 'konto w administracji', en: 'account of the administration' },
  },
} satisfies Words;
