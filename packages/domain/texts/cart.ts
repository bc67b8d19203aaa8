import type { Texts } from './texts.ts';

/** Cart of another shop, on the pages of an order and an offer (D78). */
export const cart = {
  open: { pl: 'Do koszyka w sklepie {shop}', en: 'Add to cart at {shop}', de: 'In den Warenkorb bei {shop}' },
  openEvent: { pl: 'Przekaż do sklepu {shop}', en: 'Send to {shop}', de: 'An {shop} senden' },
  openOci: { pl: 'Przenieś do systemu zakupowego', en: 'Transfer to your purchasing system', de: 'In Ihr Einkaufssystem übertragen' },
  title: { pl: 'Koszyk w sklepie {shop}', en: 'Cart at {shop}', de: 'Warenkorb bei {shop}' },
  missing: {
    pl: '{count, plural, one {# pozycji nie ma} few {# pozycji nie ma} many {# pozycji nie ma} other {# pozycji nie ma}} w sklepie {shop}',
    en: '{count, plural, one {# item is} other {# items are}} not available at {shop}',
    de: '{count, plural, one {# Position gibt} other {# Positionen gibt}} es bei {shop} nicht',
  },
  missingHint: { pl: 'Zamów je osobno.', en: 'Order these separately.', de: 'Bestellen Sie diese separat.' },
  pieces: { pl: '{count} szt.', en: '{count} pcs', de: '{count} Stk.' },
  reason_code: { pl: 'usługa', en: 'service', de: 'Leistung' },
  reason_article: { pl: 'brak w sklepie', en: 'not in the shop', de: 'nicht im Shop' },
  reason_number: { pl: 'brak w sklepie', en: 'not in the shop', de: 'nicht im Shop' },
  reason_price: { pl: 'cena na zapytanie', en: 'price on request', de: 'Preis auf Anfrage' },
  packs: {
    pl: '{title}: {packs} × opakowanie po {pack} szt. zamiast {pieces} szt.',
    en: '{title}: {packs} × pack of {pack} instead of {pieces} pcs',
    de: '{title}: {packs} × {pack}er-Packung statt {pieces} Stk.',
  },
  covered: { pl: 'Do koszyka', en: 'For the cart', de: 'Für den Warenkorb' },
  notCovered: { pl: 'Bez odpowiednika', en: 'Not available there', de: 'Dort nicht verfügbar' },
  discount: { pl: 'Rabat', en: 'Discount', de: 'Rabatt' },
  net: { pl: 'Razem netto', en: 'Net total', de: 'Summe netto' },
  ownPrices: {
    pl: 'Sklep {shop} liczy według swoich cen i rabatów.',
    en: '{shop} charges its own prices and discounts.',
    de: '{shop} berechnet eigene Preise und Rabatte.',
  },
  fill: { pl: 'Napełnij koszyk', en: 'Fill the cart', de: 'Warenkorb füllen' },
  send: { pl: 'Przekaż', en: 'Send', de: 'Senden' },
  toCart: { pl: 'Otwórz koszyk', en: 'Open the cart', de: 'Warenkorb öffnen' },
  review: { pl: 'Sprawdź i przenieś', en: 'Review and transfer', de: 'Prüfen und übertragen' },
  working: { pl: 'Napełniam koszyk…', en: 'Filling the cart…', de: 'Warenkorb wird gefüllt…' },
  sent: { pl: 'Przekazano do sklepu {shop}.', en: 'Sent to {shop}.', de: 'An {shop} gesendet.' },
  theirs: { pl: 'Koszyk gotowy. W sklepie {shop}: {amount} netto.', en: 'The cart is ready. At {shop}: {amount} net.', de: 'Der Warenkorb ist bereit. Bei {shop}: {amount} netto.' },
  equal: { pl: 'Kwota jest taka sama.', en: 'The amount is the same.', de: 'Der Betrag ist gleich.' },
  unequal: { pl: 'Tutaj: {amount} netto.', en: 'Here: {amount} net.', de: 'Hier: {amount} netto.' },
  differing: { pl: 'Sprawdź w koszyku: {titles}.', en: 'Check in the cart: {titles}.', de: 'Prüfen Sie im Warenkorb: {titles}.' },
  tooLong: {
    pl: 'Pozycji jest za dużo na jeden link. Wyślij zapytanie do sklepu.',
    en: 'There are too many items for one link. Send an enquiry to the shop.',
    de: 'Zu viele Positionen für einen Link. Senden Sie dem Shop eine Anfrage.',
  },
  failed: {
    pl: 'Sklep {shop} nie odpowiada. Spróbuj za chwilę.',
    en: '{shop} is not responding. Try again in a moment.',
    de: '{shop} antwortet nicht. Versuchen Sie es gleich noch einmal.',
  },
  tooMany: { pl: 'Zbyt wiele prób. Spróbuj za godzinę.', en: 'Too many attempts. Try again in an hour.', de: 'Zu viele Versuche. Versuchen Sie es in einer Stunde erneut.' },
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },
} as const satisfies Texts;

/** Page of the service that returns a cart to a purchasing system. */
export const ociPage = {
  title: { pl: 'Koszyk dla {shop}', en: 'Cart for {shop}', de: 'Warenkorb für {shop}' },
  missing: { pl: 'Bez ceny, nie zostaną przeniesione:', en: 'Without a price, not transferred:', de: 'Ohne Preis, werden nicht übertragen:' },
  article: { pl: 'Artykuł', en: 'Article', de: 'Artikel' },
  quantity: { pl: 'Liczba', en: 'Quantity', de: 'Menge' },
  total: { pl: 'Netto', en: 'Net', de: 'Netto' },
  sum: { pl: 'Razem netto', en: 'Net total', de: 'Summe netto' },
  transfer: { pl: 'Przenieś', en: 'Transfer', de: 'Übertragen' },
  refused: {
    pl: 'Ten system zakupowy nie jest dopuszczony. Poproś sklep o dodanie jego adresu: {origin}',
    en: 'This purchasing system is not allowed. Ask the shop to add its address: {origin}',
    de: 'Dieses Einkaufssystem ist nicht zugelassen. Bitten Sie den Shop, seine Adresse hinzuzufügen: {origin}',
  },
  gone: {
    pl: 'Połączenie z systemem zakupowym wygasło. Otwórz sklep z niego jeszcze raz.',
    en: 'The connection to your purchasing system has expired. Open the shop from it again.',
    de: 'Die Verbindung zu Ihrem Einkaufssystem ist abgelaufen. Öffnen Sie den Shop von dort aus erneut.',
  },
} as const satisfies Texts;
