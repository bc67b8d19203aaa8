import type { Words } from './words.ts';

export const salesWords = {
  filters: { pl: 'Filtry listy', en: 'List filters' },
  reflink: { pl: 'Reflink', en: 'Referral link' },
  anyReflink: { pl: 'Wszystkie', en: 'All' },
  noReflink: { pl: 'Bez reflinku', en: 'No referral link' },
  removedReflink: { pl: 'Usunięty reflink', en: 'Deleted referral link' },
  noSuchReflink: { pl: 'Nie znaleziono reflinku', en: 'Referral link not found' },
  since: { pl: 'Od dnia', en: 'From' },
  until: { pl: 'Do dnia', en: 'To' },
  shown: { pl: 'Pokazano: %{count}. Jest ich więcej.', en: 'Showing %{count}. There are more.' },
  shownAll: { pl: 'Pokazano wszystkie: %{count}', en: 'Showing all: %{count}' },
  more: { pl: 'Pokaż następne 100', en: 'Show 100 more' },
  export: { pl: 'Eksportuj CSV', en: 'Export CSV' },
  exporting: { pl: 'Przygotowuję plik…', en: 'Preparing the file…' },
  exportFailed: { pl: 'Nie udało się przygotować pliku. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'The file could not be created. Check your internet connection and try again.' },
  failed: { pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'Something went wrong. Check your internet connection and try again.' },
  invalidEmail: { pl: 'Podaj poprawny adres, np. anna@studio.pl', en: 'Enter a valid address, such as anna@studio.com' },
  beside: {
    stays: { pl: 'Może zawierać nazwisko tej osoby. Zostanie usunięte tylko po zaznaczeniu:', en: 'May contain their name. Erased only if you tick it:' },
    names: {
      pl: 'nazwa %{smart_count} projektu |||| nazwy %{smart_count} projektów |||| nazwy %{smart_count} projektów',
      en: 'the name of %{smart_count} project |||| the names of %{smart_count} projects',
    },
    notes: { pl: '%{smart_count} notatka |||| %{smart_count} notatki |||| %{smart_count} notatek', en: '%{smart_count} note |||| %{smart_count} notes' },
    offers: {
      pl: 'nabywca i uwagi w %{smart_count} ofercie i jej PDF |||| nabywca i uwagi w %{smart_count} ofertach i ich PDF |||| nabywca i uwagi w %{smart_count} ofertach i ich PDF',
      en: 'buyer and remarks in %{smart_count} offer and its PDF |||| buyer and remarks in %{smart_count} offers and their PDFs',
    },
    files: { pl: '%{smart_count} plik zamówienia |||| %{smart_count} pliki zamówień |||| %{smart_count} plików zamówień', en: '%{smart_count} order file |||| %{smart_count} order files' },
    sites: {
      pl: 'uwagi z montażu i nazwisko osoby mierzącej w %{smart_count} zamówieniu |||| uwagi z montażu i nazwisko osoby mierzącej w %{smart_count} zamówieniach |||| uwagi z montażu i nazwisko osoby mierzącej w %{smart_count} zamówieniach',
      en: 'site notes and the name of the measurer in %{smart_count} order |||| site notes and the name of the measurer in %{smart_count} orders',
    },
  },
  erase: {
    button: { pl: 'Usuń dane osobowe', en: 'Erase personal data' },
    title: { pl: 'Usuwanie danych osobowych', en: 'Erase personal data' },
    intro: {
      pl: 'Adres zniknie z listy adresów e-mail, z zamówień tej osoby i z jej reflinków, a jej zapytania, rzuty, widoki i niewysłane wiadomości zostaną usunięte. Same zamówienia i reflinki zostaną. Numer telefonu pozwala znaleźć także zapytania bez adresu.',
      en: 'Removes the address from the email list, the person’s orders and their referral links, and deletes their enquiries, floor plans, views and unsent emails. The orders and referral links themselves stay. A phone number also finds enquiries without an address.',
    },
    person: { pl: 'E-mail lub telefon', en: 'Email or phone' },
    invalid: { pl: 'Podaj adres e-mail albo numer telefonu.', en: 'Enter an email address or a phone number.' },
    check: { pl: 'Sprawdź', en: 'Check' },
    checking: { pl: 'Sprawdzam…', en: 'Checking…' },
    emails: {
      pl: '%{smart_count} adres z listy |||| %{smart_count} adresy z listy |||| %{smart_count} adresów z listy',
      en: '%{smart_count} address on the list |||| %{smart_count} addresses on the list',
    },
    orders: {
      pl: 'adres (i rzut, jeśli jest) w %{smart_count} zamówieniu |||| adres (i rzut, jeśli jest) w %{smart_count} zamówieniach |||| adres (i rzut, jeśli jest) w %{smart_count} zamówieniach',
      en: 'the address (and floor plan, if any) in %{smart_count} order |||| the address (and floor plan, if any) in %{smart_count} orders',
    },
    customers: {
      pl: 'dane %{smart_count} klienta |||| dane %{smart_count} klientów |||| dane %{smart_count} klientów',
      en: 'the data of %{smart_count} customer |||| the data of %{smart_count} customers',
    },
    drafts: {
      pl: '%{smart_count} szkic oferty |||| %{smart_count} szkice ofert |||| %{smart_count} szkiców ofert',
      en: '%{smart_count} offer draft |||| %{smart_count} offer drafts',
    },
    projects: {
      pl: '%{smart_count} udostępniony projekt |||| %{smart_count} udostępnione projekty |||| %{smart_count} udostępnionych projektów',
      en: '%{smart_count} shared project |||| %{smart_count} shared projects',
    },
    discussions: {
      pl: 'komentarze w %{smart_count} udostępnionym projekcie |||| komentarze w %{smart_count} udostępnionych projektach |||| komentarze w %{smart_count} udostępnionych projektach',
      en: 'comments on %{smart_count} shared project |||| comments on %{smart_count} shared projects',
    },
    enquiries: {
      pl: '%{smart_count} zapytanie z całą treścią |||| %{smart_count} zapytania z całą treścią |||| %{smart_count} zapytań z całą treścią',
      en: '%{smart_count} enquiry with its full text |||| %{smart_count} enquiries with their full text',
    },
    pictures: {
      pl: 'rzut lub widok w %{smart_count} zamówieniu z zapytaniem tej osoby |||| rzut lub widok w %{smart_count} zamówieniach z zapytaniem tej osoby |||| rzut lub widok w %{smart_count} zamówieniach z zapytaniem tej osoby',
      en: 'the floor plan or view of %{smart_count} order they enquired about |||| the floor plan or view of %{smart_count} orders they enquired about',
    },
    partner: {
      pl: 'adres partnera w %{smart_count} miejscu (reflinki, adresy e-mail z reflinków, historia) |||| adres partnera w %{smart_count} miejscach (reflinki, adresy e-mail z reflinków, historia) |||| adres partnera w %{smart_count} miejscach (reflinki, adresy e-mail z reflinków, historia)',
      en: 'the partner’s address in %{smart_count} place (referral links, email addresses from them, history) |||| the partner’s address in %{smart_count} places (referral links, email addresses from them, history)',
    },
    concerns: { pl: 'Usunięte zostaną:', en: 'The following will be erased:' },
    nothing: { pl: 'Nie znaleziono danych tej osoby.', en: 'No data found for this person.' },
    understood: { pl: 'Wiem, że tego nie można cofnąć', en: 'I understand that this cannot be undone' },
    confirm: { pl: 'Usuń dane', en: 'Erase data' },
    done: { pl: 'Usunięto: %{places}.', en: 'Erased: %{places}.' },
  },
} satisfies Words;
