import type { Words } from './words.ts';

export const emailsWords = {
  search: { pl: 'E-mail zaczyna się od', en: 'E-mail begins with' },
  email: { pl: 'E-mail', en: 'E-mail' },
  consent: { pl: 'Zgoda udzielona', en: 'Consent given' },
  proof: { pl: 'Dowód zgody', en: 'Proof of consent' },
  state: { pl: 'Stan zgody', en: 'State of consent' },
  byHand: { pl: 'dodano ręcznie', en: 'added by hand' },
  given: { pl: 'udzielona na stronie', en: 'given on the site' },
  asked: { pl: 'niepotwierdzona', en: 'not confirmed' },
  confirmed: { pl: 'potwierdzona', en: 'confirmed' },
  confirmedAt: { pl: 'Potwierdzona', en: 'Confirmed' },
  wording: { pl: 'Treść zgody', en: 'Wording of the consent' },
  noWording: { pl: 'żadna strona jej nie pokazała', en: 'no page has shown any' },
  address: { pl: 'Adres sieciowy', en: 'Network address' },
  reflink: { pl: 'Reflink', en: 'Referral link' },
  reflinkName: { pl: 'Nazwa reflinku', en: 'Referral link name' },
  reflinkEmail: { pl: 'E-mail reflinku', en: 'Referral link e-mail' },
  noReflink: { pl: 'Bez reflinku', en: 'No referral link' },
  reflinkHint: {
    pl: 'Przez czyj link trafił tu ten adres. Puste: bez reflinku.',
    en: 'Through whose link this address came. Empty: no referral link.',
  },
  add: { pl: 'Dodaj e-mail', en: 'Add e-mail' },
  addTitle: { pl: 'Nowy e-mail', en: 'New e-mail' },
  addHint: {
    pl: 'Dodawaj tylko adresy osób, które zgodziły się na newsletter. Za chwilę zgody przyjmuje się chwilę zapisu.',
    en: 'Add only addresses of people who agreed to the newsletter. The time of saving counts as the time of consent.',
  },
  added: { pl: 'Dodano e-mail', en: 'E-mail added' },
  saved: { pl: 'Zapisano zmiany', en: 'Changes saved' },
  taken: { pl: 'Ten adres jest już na liście', en: 'This address is on the list already' },
  stale: {
    pl: 'Ktoś zmienił ten adres w międzyczasie. Wczytaj stronę ponownie i powtórz zmianę.',
    en: 'Someone changed this address in the meantime. Reload the page and repeat the change.',
  },
  nothingYet: {
    pl: 'Nie ma jeszcze żadnych adresów. Trafiają tu, gdy klient zgodzi się na newsletter przy zapisie układu.',
    en: 'There are no addresses yet. They come here when a visitor agrees to the newsletter on saving a layout.',
  },
  select: { pl: 'Zaznacz %{email}', en: 'Select %{email}' },
  selectAll: { pl: 'Zaznacz wszystkie pokazane', en: 'Select all shown' },
  selected: {
    pl: 'Zaznaczono %{smart_count} adres |||| Zaznaczono %{smart_count} adresy |||| Zaznaczono %{smart_count} adresów',
    en: '%{smart_count} address selected |||| %{smart_count} addresses selected',
  },
  deleteOne: { pl: 'Usuń %{email}', en: 'Delete %{email}' },
  deleteSelected: { pl: 'Usuń zaznaczone', en: 'Delete selected' },
  deleteTitle: {
    pl: 'Usunąć %{smart_count} adres? |||| Usunąć %{smart_count} adresy? |||| Usunąć %{smart_count} adresów?',
    en: 'Delete %{smart_count} address? |||| Delete %{smart_count} addresses?',
  },
  deleteContent: {
    pl: 'Danych osobowych nie trzymamy w historii zmian: tego nie da się cofnąć.',
    en: 'Personal data is not kept in the change history: this cannot be undone.',
  },
  deleted: {
    pl: 'Usunięto %{smart_count} adres |||| Usunięto %{smart_count} adresy |||| Usunięto %{smart_count} adresów',
    en: '%{smart_count} address deleted |||| %{smart_count} addresses deleted',
  },
  actions: { pl: 'Czynności', en: 'Actions' },
  fileName: { pl: 'e-maile', en: 'e-mails' },
} satisfies Words;
