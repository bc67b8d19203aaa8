import type { Words } from '../words.ts';

export const priceWords = {
  title: {
    pl: 'Zmiana cen %{smart_count} artykułu |||| Zmiana cen %{smart_count} artykułów |||| Zmiana cen %{smart_count} artykułów',
    en: 'Change prices of %{smart_count} article |||| Change prices of %{smart_count} articles',
  },
  inCatalogue: { pl: 'Zmień ceny w katalogu…', en: 'Change catalogue prices…' },
  how: { pl: 'Sposób zmiany', en: 'Method' },
  set: { pl: 'Ustaw na', en: 'Set to' },
  percent: { pl: 'O procent', en: 'By percentage' },
  amount: { pl: 'O kwotę', en: 'By amount' },
  round: { pl: 'Tylko zaokrąglij', en: 'Round only' },
  percentValue: { pl: 'Procent (ujemny: obniżka)', en: 'Percentage (negative to reduce)' },
  amountValue: { pl: 'Kwota netto (ujemna: obniżka)', en: 'Net amount (negative to reduce)' },
  setValue: { pl: 'Cena netto', en: 'Net price' },
  to99: { pl: 'Zaokrąglij w górę do ,99', en: 'Round up to .99' },
  currencies: { pl: 'Waluty', en: 'Currencies' },
  protocols: { pl: 'Sterowanie', en: 'Controls' },
  zeros: {
    pl: 'Cena 0 (na zapytanie, po kursie albo brak wykonania) się nie zmienia; zmienia ją tylko „Ustaw na”.',
    en: 'A price of 0 (on request, converted, or not available) stays; only “Set to” changes it.',
  },
  preview: { pl: 'Podgląd', en: 'Preview' },
  article: { pl: 'Artykuł', en: 'Article' },
  price: { pl: 'Cena', en: 'Price' },
  old: { pl: 'Teraz', en: 'Now' },
  new: { pl: 'Po zmianie', en: 'After' },
  unchanged: { pl: 'bez zmian', en: 'unchanged' },
  summary: { pl: 'Zmieni się %{smart_count} cena. |||| Zmienią się %{smart_count} ceny. |||| Zmieni się %{smart_count} cen.', en: '%{smart_count} price changes. |||| %{smart_count} prices change.' },
  nothing: { pl: 'Żadna cena się nie zmieni.', en: 'No prices change.' },
  toZero: {
    pl: '%{smart_count} cena spadnie do 0, czyli przestanie obowiązywać. |||| %{smart_count} ceny spadną do 0, czyli przestaną obowiązywać. |||| %{smart_count} cen spadnie do 0, czyli przestanie obowiązywać.',
    en: '%{smart_count} price falls to 0 and no longer applies. |||| %{smart_count} prices fall to 0 and no longer apply.',
  },
  tooHigh: {
    pl: '%{smart_count} cena byłaby za wysoka (najwyżej 10 000 000). |||| %{smart_count} ceny byłyby za wysokie (najwyżej 10 000 000). |||| %{smart_count} cen byłoby za wysokich (najwyżej 10 000 000).',
    en: '%{smart_count} price would be too high (at most 10,000,000). |||| %{smart_count} prices would be too high (at most 10,000,000).',
  },
  apply: { pl: 'Zmień ceny', en: 'Change prices' },
} satisfies Words;

export const conflictWords = {
  title: { pl: 'Ktoś zmienił ten artykuł w międzyczasie', en: 'Someone changed this article in the meantime' },
  text: { pl: 'Wybierz wartość każdego pola. Pola, których tu nie ma, są takie same.', en: 'Choose a value for each field. Fields not listed are the same.' },
  field: { pl: 'Pole', en: 'Field' },
  stored: { pl: 'Zapisane', en: 'Saved' },
  mine: { pl: 'Moje', en: 'Mine' },
  save: { pl: 'Zapisz wybrane', en: 'Save selected' },
  back: { pl: 'Wróć do formularza', en: 'Back to form' },
  allMine: { pl: 'Wybierz wszystkie moje', en: 'Use all mine' },
  allStored: { pl: 'Wybierz wszystkie zapisane', en: 'Use all saved' },
} satisfies Words;

export const historyWords = {
  title: { pl: 'Historia: %{name}', en: 'History: %{name}' },
  loading: { pl: 'Wczytuję historię…', en: 'Loading history…' },
  empty: { pl: 'Nie ma zapisanych zmian. Artykuł jest starszy niż historia.', en: 'No changes are recorded. The article is older than the history.' },
  nothing: { pl: 'Żadne pole się nie zmieniło.', en: 'No fields changed.' },
  before: { pl: 'Przed', en: 'Before' },
  after: { pl: 'Po', en: 'After' },
  more: { pl: 'Pokaż starsze', en: 'Show older' },
  restoreThis: { pl: 'Przywróć stan sprzed tej zmiany…', en: 'Restore the state before this change…' },
  restoreNamed: { pl: 'Przywróć stan sprzed tej zmiany… (%{at})', en: 'Restore the state before this change… (%{at})' },
  restoreTitle: { pl: 'Przywrócić stan sprzed zmiany z %{at}?', en: 'Restore the state before the change of %{at}?' },
  restoreText: { pl: 'Zmienią się tylko te pola. Obecny stan też zostaje w historii.', en: 'Only these fields change. The current state stays in the history too.' },
  restore: { pl: 'Przywróć', en: 'Restore' },
  unsaved: { pl: 'Aby przywrócić wcześniejszy stan, zapisz najpierw zmiany w formularzu albo z nich zrezygnuj.', en: 'To restore an earlier state, save or discard the changes in the form first.' },
} satisfies Words;

export const ruleWords = {
  needed: { pl: 'Wymagany przez reguły części', en: 'Required by the part rules' },
  railBlack: { pl: 'Szyna czarna', en: 'Black rail' },
  railWhite: { pl: 'Szyna biała', en: 'White rail' },
  forBlack: { pl: 'do czarnych szyn', en: 'for black rails' },
  forWhite: { pl: 'do białych szyn', en: 'for white rails' },
  warnTitle: {
    pl: 'Reguły części wymagają tego artykułu |||| Reguły części wymagają tych artykułów |||| Reguły części wymagają tych artykułów',
    en: 'The part rules require this article |||| The part rules require these articles',
  },
  warnText: {
    pl: 'Układy na tych szynach pokażą „brak w katalogu” i niepełną sumę, a odwiedzający zapisze je dopiero po potwierdzeniu. Szyny bez artykułu nie można wybrać.',
    en: 'Layouts on these rails will show “not in the catalogue” and an incomplete total, and visitors must confirm before saving. A rail without its article cannot be selected.',
  },
  stays: { pl: 'Zapisane zamówienia się nie zmienią.', en: 'Saved orders do not change.' },
  manyTitle: {
    pl: 'Usunąć %{smart_count} artykuł? |||| Usunąć %{smart_count} artykuły? |||| Usunąć %{smart_count} artykułów?',
    en: 'Delete %{smart_count} article? |||| Delete %{smart_count} articles?',
  },
  typeCount: { pl: 'Wpisz liczbę usuwanych: %{count}', en: 'Enter the number to delete: %{count}' },
  deactivateAnyway: { pl: 'Dezaktywuj mimo to', en: 'Deactivate anyway' },
  sellAnyway: { pl: 'Włącz do sprzedaży mimo to', en: 'Put on sale anyway' },
  removeAnyway: { pl: 'Usuń mimo to', en: 'Delete anyway' },
} satisfies Words;

export const saleWords = {
  title: {
    pl: 'Ten artykuł jest niekompletny |||| Te artykuły są niekompletne |||| Te artykuły są niekompletne',
    en: 'This article is incomplete |||| These articles are incomplete',
  },
  text: { pl: 'Jeśli trafią do sprzedaży, odwiedzający zobaczą niepełną sumę.', en: 'If you put them on sale, visitors see incomplete totals.' },
  unruled: { pl: 'szyna nie ma reguł części', en: 'the rail has no part rules' },
  roles: { pl: 'w regułach nic nie wybrano jako: %{names}', en: 'rules with nothing selected: %{names}' },
  parts: { pl: 'części nie ma w sprzedaży albo nie mają ceny: %{names}', en: 'parts not on sale or without a price: %{names}' },
  price: { pl: 'brak ceny', en: 'no price' },
  power: { pl: 'moc nieznana', en: 'power unknown' },
} satisfies Words;

export const variantWords = {
  open: { pl: 'Czarny i biały obok siebie', en: 'Black and white side by side' },
  linked: { pl: 'Wpisuj wspólne wartości raz', en: 'Enter shared values once' },
  added: {
    pl: 'Tego koloru jeszcze nie ma. Zapis doda go jako nieaktywny; kod i zdjęcie ma własne.',
    en: 'This colour does not exist yet. Saving adds it as inactive, with its own code and picture.',
  },
  save: { pl: 'Zapisz oba', en: 'Save both' },
  none: { pl: 'Ten artykuł pasuje do obu kolorów, więc nie ma odpowiednika w drugim.', en: 'This article fits both colours, so it has no counterpart in the other.' },
  stale: {
    pl: 'Ktoś zmienił jeden z tych artykułów w międzyczasie. Otwórz je ponownie, aby zobaczyć zmiany.',
    en: 'Someone changed one of these articles in the meantime. Open them again to see the changes.',
  },
} satisfies Words;
