import type { Words } from '../words.ts';

/** What the history of an article says. */
export const historyWords = {
  title: { pl: 'Historia: %{name}', en: 'History: %{name}' },
  loading: { pl: 'Wczytuję historię…', en: 'Loading the history…' },
  empty: {
    pl: 'Nie ma zapisanych zmian. Artykuł powstał, zanim zaczęto je zapisywać.',
    en: 'No changes are kept. The article was made before they were.',
  },
  nothing: { pl: 'Żadne pole się nie zmieniło.', en: 'No field changed.' },
  before: { pl: 'Przed', en: 'Before' },
  after: { pl: 'Po', en: 'After' },
  more: { pl: 'Starsze zmiany', en: 'Older changes' },
  restoreThis: { pl: 'Przywróć stan sprzed tej zmiany…', en: 'Restore what was before…' },
  restoreNamed: {
    pl: 'Przywróć stan sprzed tej zmiany… (%{at})',
    en: 'Restore what was before… (%{at})',
  },
  restoreTitle: {
    pl: 'Przywrócić stan sprzed zmiany z %{at}?',
    en: 'Restore the state before the change of %{at}?',
  },
  restoreText: {
    pl: 'Zmienią się tylko te pola. Obecny stan też zostaje w historii.',
    en: 'Only these fields change. The current state stays in the history too.',
  },
  restore: { pl: 'Przywróć', en: 'Restore' },
  unsaved: {
    pl: 'Aby przywrócić wcześniejszy stan, zapisz najpierw zmiany w formularzu albo z nich zrezygnuj.',
    en: 'To restore an earlier state, save or discard the changes in the form first.',
  },
} satisfies Words;
