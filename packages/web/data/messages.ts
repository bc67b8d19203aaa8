/** What the clients log to the console, for whoever looks after the shop. */
export const MESSAGES = {
  fetchFailed: 'Pobieranie danych nie powiodło się.',
  documentMissing: 'Dokument nie istnieje.',
  writeFailed: 'Zapisywanie danych nie powiodło się.',
  emailSearchFailed: 'Wyszukiwanie adresów e-mail nie powiodło się.',
  uploadDone: 'Przesyłanie zakończone sukcesem.',
  uploadFailed: 'Przesyłanie pliku nie powiodło się.',
  fileDeleteFailed: 'Usuwanie pliku nie powiodło się.',
  textsFailed: 'Wczytywanie tłumaczeń i języków nie powiodło się.',
  catalogueFailed: 'Wczytywanie danych produktów nie powiodło się.',
  articleUnreadable: 'Pominięto artykuł, którego nie da się odczytać:',
  exchangeRateFailed: 'An error occurred while fetching Euro exchange rate',
} as const;
