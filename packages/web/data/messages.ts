/** What the clients log to the console, for whoever looks after the shop; the person is told in words of the page. */
export const MESSAGES = {
  fetchFailed: 'Pobieranie danych nie powiodło się.',
  documentMissing: 'Dokument nie istnieje.',
  textsFailed: 'Wczytywanie tłumaczeń i języków nie powiodło się.',
  catalogueFailed: 'Wczytywanie danych produktów nie powiodło się.',
  exchangeRateFailed: 'An error occurred while fetching Euro exchange rate',
} as const;

/** Of a read that the service did not answer as it should. @param status 0 where there was no answer */
export const failedRead = (status: number): string =>
  status === 404 ? MESSAGES.documentMissing : MESSAGES.fetchFailed;
