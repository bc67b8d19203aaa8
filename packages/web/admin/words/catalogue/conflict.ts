import type { Words } from '../words.ts';

/** What is said where two people change one article. */
export const conflictWords = {
  title: { pl: 'Ktoś zmienił ten artykuł w międzyczasie', en: 'Somebody changed this article meanwhile' },
  text: {
    pl: 'Wybierz przy każdym polu, co ma zostać. Pól, których nie ma na liście, nie różni nic.',
    en: 'Choose for each field what stays. Fields that are not listed are the same.',
  },
  field: { pl: 'Pole', en: 'Field' },
  stored: { pl: 'Zapisane', en: 'Stored' },
  mine: { pl: 'Moje', en: 'Mine' },
  save: { pl: 'Zapisz wybrane', en: 'Save the choice' },
  back: { pl: 'Wróć do formularza', en: 'Back to the form' },
  allMine: { pl: 'Wszędzie moje', en: 'All mine' },
  allStored: { pl: 'Wszędzie zapisane', en: 'All stored' },
} satisfies Words;
