import { frameWords } from '../../words/frame.ts';
import type { Words } from '../../words/words.ts';

export const inPlaceWords = {
  about: {
    pl: 'Kliknij tekst, aby go zmienić. Z klawiszem Ctrl klikniesz jak zwykle. F2 otwiera tekst elementu, na którym jest klawiatura.',
    en: 'Click a text to change it. With Ctrl a click does what it always does. F2 opens the text of what has the keyboard.',
  },
  several: { pl: 'Teksty w tym miejscu', en: 'Texts in this place' },
  loading: { pl: 'Wczytuję…', en: 'Loading…' },
  loadFailed: {
    pl: 'Nie udało się wczytać tekstów. Sprawdź połączenie z internetem albo zaloguj się ponownie.',
    en: 'The texts could not be loaded. Check your internet connection, or sign in again.',
  },
  save: { pl: 'Zapisz', en: 'Save' },
  cancel: { pl: 'Anuluj', en: 'Cancel' },
  close: { pl: 'Zamknij', en: 'Close' },
  retried: frameWords.retried,
  stop: frameWords.stop,
  failed: {
    pl: 'Nie zapisano. Sprawdź połączenie z internetem albo zaloguj się ponownie.',
    en: 'Not saved. Check your internet connection, or sign in again.',
  },
  changed: {
    pl: 'Ktoś zmienił w międzyczasie ten tekst. Zapisz jeszcze raz, aby zostawić swój. Zmieniony: „%{text}”',
    en: 'Meanwhile somebody changed this text. Save again to keep yours. Theirs: “%{text}”',
  },
} satisfies Words;
