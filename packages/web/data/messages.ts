/** Console messages for the shop's maintainers; visitors read the texts of the page. */
export const MESSAGES = {
  fetchFailed: 'Pobieranie danych nie powiodło się.',
  documentMissing: 'Dokument nie istnieje.',
  textsFailed: 'Wczytywanie tłumaczeń i języków nie powiodło się.',
  catalogueFailed: 'Wczytywanie danych produktów nie powiodło się.',
  exchangeRateFailed: 'An error occurred while fetching Euro exchange rate',
} as const;

export const failedRead = (status: number): string =>
  status === 404 ? MESSAGES.documentMissing : MESSAGES.fetchFailed;
