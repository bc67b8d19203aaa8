import type { Words } from './words.ts';

const named = (pl: string, en: string) => ({ name: { pl, en } });

export const resourceWords = {
  poczatek: named('Pulpit', 'Home'),
  'pierwsza-wycena': named('Pierwsza wycena', 'First price'),
  klienci: named('Klienci', 'Customers'),
  emaile: named('Adresy e-mail', 'Email addresses'),
  zamowienia: named('Zamówienia', 'Orders'),
  raporty: named('Raporty', 'Reports'),
  reflinks: named('Reflinki', 'Referral links'),
  akcesoria: named('Akcesoria', 'Accessories'),
  oprawy: named('Oprawy', 'Luminaires'),
  bramki: named('Bramki', 'Gateways'),
  zasilacze: named('Zasilacze', 'Power supplies'),
  systemy: named('Systemy', 'Systems'),
  szyny: named('Szyny', 'Rails'),
  szukaj: named('Szukaj', 'Search'),
  typy: named('Typy opraw', 'Luminaire types'),
  cele: named('Cele oświetlenia', 'Lighting targets'),
  grupy: named('Grupy cenowe', 'Price groups'),
  zakupy: named('Ceny zakupu', 'Purchase prices'),
  reguly: named('Reguły części', 'Part rules'),
  braki: named('Braki w katalogu', 'Catalogue gaps'),
  zmiany: named('Historia zmian', 'Change history'),
  translacje: named('Tłumaczenia', 'Translations'),
  wiadomosci: named('Wiadomości', 'Messages'),
  jezyki: named('Języki', 'Languages'),
  konto: named('Twoje konto', 'Your account'),
  konta: named('Konta', 'Accounts'),
  ustawienia: named('Ustawienia', 'Settings'),
} satisfies Words;
