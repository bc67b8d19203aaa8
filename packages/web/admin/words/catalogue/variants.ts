import type { Words } from '../words.ts';

/** What is said of a black and a white article that are edited together. */
export const variantWords = {
  open: { pl: 'Czarny i biały obok siebie', en: 'Black and white side by side' },
  linked: {
    pl: 'Wpisuj raz to, co oba artykuły mają takie samo',
    en: 'Type once what both articles have the same',
  },
  added: {
    pl: 'Tego koloru jeszcze nie ma. Zapis doda go jako nieaktywny; kod i zdjęcie ma własne.',
    en: 'There is none of this colour yet. Saving adds it, inactive; it has a code and a picture of its own.',
  },
  save: { pl: 'Zapisz oba', en: 'Save both' },
  none: {
    pl: 'Ten artykuł pasuje do obu kolorów, więc nie ma odpowiednika w drugim.',
    en: 'This article suits both colours, so it has no counterpart in the other.',
  },
  stale: {
    pl: 'Ktoś zmienił jeden z tych artykułów w międzyczasie. Otwórz je ponownie, żeby zobaczyć zmiany.',
    en: 'Somebody has changed one of these articles meanwhile. Open them again to see the changes.',
  },
} satisfies Words;
