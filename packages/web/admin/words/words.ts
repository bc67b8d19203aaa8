export interface Words {
  [key: string]: Word | { [key: string]: Word };
}
export interface Word {
  pl: string;
  en: string;
}

export const listWords = {
  loading: { pl: 'Wczytuję…', en: 'Loading…' },
  failed: { pl: 'Nie udało się wczytać danych: serwer nie odpowiedział. Spróbuj ponownie.', en: 'Loading failed: the server did not respond. Try again.' },
  offline: { pl: 'Nie ma połączenia z internetem. Spróbuj ponownie, gdy wróci.', en: 'No internet connection. Try again once you are online.' },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again' },
  empty: { pl: 'Nie ma jeszcze wpisów.', en: 'No entries yet.' },
  nothingFits: { pl: 'Nic nie pasuje do tych filtrów.', en: 'Nothing matches these filters.' },
  clearFilters: { pl: 'Wyczyść filtry', en: 'Clear filters' },
} satisfies Words;

export const unsavedWords = {
  leaveQuestion: { pl: 'Porzucić niezapisane zmiany?', en: 'Discard unsaved changes?' },
  leaveMeaning: { pl: 'Zmiany na tej stronie nie są zapisane i przepadną.', en: 'Changes on this page are not saved and will be lost.' },
  enteredMeaning: { pl: 'Wpisane tu dane nie są zapisane i przepadną.', en: 'What was entered here is not saved and will be lost.' },
  leave: { pl: 'Porzuć zmiany', en: 'Discard changes' },
  stay: { pl: 'Wróć do edycji', en: 'Keep editing' },
} satisfies Words;
