import type { Words } from './words.ts';

/** What is asked before a page with unsaved work is left. */
export const unsavedWords = {
  leaveQuestion: { pl: 'Porzucić niezapisane zmiany?', en: 'Leave the unsaved changes?' },
  leaveMeaning: {
    pl: 'To, co wpisano na tej stronie, nie jest zapisane i przepadnie.',
    en: 'What was entered on this page is not saved and will be lost.',
  },
  leave: { pl: 'Porzuć zmiany', en: 'Leave' },
  stay: { pl: 'Wróć do edycji', en: 'Keep editing' },
} satisfies Words;
