import type { Words } from './words.ts';

export const reportsWords = {
  title: { pl: 'Od wizyty do przyjętej oferty', en: 'From visit to accepted offer' },
  about: {
    pl: 'Każdy miesiąc obejmuje zamówienia zapisane w tym miesiącu, jak na liście zamówień, z tym, co stało się z nimi później. Zamówienie z kilkoma rewizjami liczy się raz. Wartości są netto.',
    en: 'Each month covers the orders saved in that month, as in the list of orders, with what became of them since. An order with several revisions counts once. Values are net.',
  },
  skipping: {
    pl: 'Procent odnosi się do poprzedniego kroku. Przekracza 100 %, gdy zamówienia omijają krok, na przykład oferta powstaje bez zapytania.',
    en: 'Percentages relate to the step before. They exceed 100% if orders skip a step, such as an offer without an enquiry.',
  },
  visitsAbout: {
    pl: 'Wizyta to otwarcie konfiguratora, raz dziennie (UTC) na przeglądarkę. Wizyta z linku partnera to otwarcie jego reflinku. Wizyty bez reflinku są liczone od aktualizacji, która dodała ten raport.',
    en: 'A visit opens the configurator, once per browser and day (UTC). A visit through a partner opens the referral link. Visits without one are counted since the update that added this report.',
  },
  filters: { pl: 'Filtry', en: 'Filters' },
  period: { pl: 'Okres', en: 'Period' },
  thisMonth: { pl: 'Ten miesiąc', en: 'This month' },
  lastMonths: {
    pl: 'Ostatni %{smart_count} miesiąc |||| Ostatnie %{smart_count} miesiące |||| Ostatnich %{smart_count} miesięcy',
    en: 'Last %{smart_count} month |||| Last %{smart_count} months',
  },
  partner: { pl: 'Partner', en: 'Partner' },
  everybody: { pl: 'Wszyscy', en: 'Everybody' },
  noPartner: { pl: 'Bez reflinku', en: 'No referral link' },
  removedPartner: { pl: 'Usunięty reflink', en: 'Deleted referral link' },
  export: { pl: 'Eksportuj CSV', en: 'Export CSV' },
  fileName: { pl: 'raport-sprzedazy', en: 'sales-report' },
  failed: { pl: 'Nie udało się wczytać raportu. Sprawdź połączenie z internetem.', en: 'The report could not be loaded. Check your internet connection.' },
  chart: { pl: 'Razem w okresie', en: 'Whole period' },
  months: { pl: 'Miesiąc po miesiącu', en: 'Month by month' },
  month: { pl: 'Miesiąc', en: 'Month' },
  total: { pl: 'Razem', en: 'Total' },
  ordersOf: { pl: 'Zamówienia zapisane: %{count}, %{month}', en: 'Saved orders: %{count}, %{month}' },
  open: { pl: 'Otwórz raport', en: 'Open report' },
  steps: {
    visits: { pl: 'Wizyty', en: 'Visits' },
    saved: { pl: 'Zapisane zamówienia', en: 'Saved orders' },
    enquired: { pl: 'Zapytania', en: 'Enquiries' },
    offered: { pl: 'Wysłane oferty', en: 'Offers sent' },
    won: { pl: 'Wygrane', en: 'Won' },
  },
  worth: {
    saved: { pl: 'Wartość zapisanych', en: 'Value saved' },
    won: { pl: 'Wartość wygranych', en: 'Value won' },
  },
  columns: {
    month: { pl: 'Miesiąc', en: 'Month' },
    partner: { pl: 'Partner', en: 'Partner' },
    partnerId: { pl: 'Identyfikator partnera', en: 'Partner ID' },
    rate: { pl: '%{step}: % poprzedniego kroku', en: '%{step}: % of the step before' },
    worth: { pl: '%{step}: wartość netto %{currency}', en: '%{step}: net value %{currency}' },
  },
} satisfies Words;
