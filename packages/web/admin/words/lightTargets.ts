import type { Words } from './words.ts';

export const lightTargetsWords = {
  about: {
    pl: 'Ile światła potrzeba w pomieszczeniu, według jego przeznaczenia, wspólnie dla obu linii. Konfigurator porównuje z tym plan i mówi, skąd pochodzi wymaganie.',
    en: 'How much light a room needs, by its use, for both lines. The configurator compares the plan with it, and says where it comes from.',
  },
  use: { pl: 'Przeznaczenie i źródło', en: 'Use and source' },
  kind: { pl: 'Wymaganie', en: 'Requirement' },
  kinds: {
    least: { pl: 'Co najmniej', en: 'At least' },
    greatest: { pl: 'Najwyżej', en: 'At most' },
  },
  meanings: {
    least: { pl: 'Średnie natężenie na płaszczyźnie pracy.', en: 'The mean illuminance on the working plane.' },
    greatest: { pl: 'Żaden punkt nie jest jaśniejszy, jak w muzeach.', en: 'No point is brighter, as in museums.' },
  },
  shown: {
    least: { pl: 'co najmniej %{lux}', en: 'at least %{lux}' },
    greatest: { pl: 'najwyżej %{lux}', en: 'at most %{lux}' },
  },
  lux: { pl: 'Natężenie oświetlenia', en: 'Illuminance' },
  u0: { pl: 'U₀', en: 'U₀' },
  uniformity: { pl: 'Równomierność U₀', en: 'Uniformity U₀' },
  uniformityHint: { pl: 'Puste: źródło jej nie podaje.', en: 'Empty: the source names none.' },
  source: { pl: 'Źródło', en: 'Source' },
  sourceHint: { pl: 'Norma albo publikacja z numerem tabeli.', en: 'A standard or publication, with the number of its table.' },
  actions: { pl: 'Czynności', en: 'Actions' },
  add: { pl: 'Dodaj cel', en: 'Add a target' },
  edit: { pl: 'Cel oświetlenia', en: 'Light target' },
  editNamed: { pl: 'Edytuj cel: %{name}', en: 'Edit the target: %{name}' },
  removeNamed: { pl: 'Usuń cel: %{name}', en: 'Delete the target: %{name}' },
  taken: { pl: 'Cel „%{name}” jest już na liście.', en: 'The target “%{name}” is on the list already.' },
  faults: {
    title: { pl: 'Wpisz nazwę.', en: 'Type a name.' },
    lux: { pl: 'Wpisz liczbę od 1 do 100 000.', en: 'Type a number from 1 to 100,000.' },
    uniformity: { pl: 'Wpisz liczbę od 0 do 1 albo zostaw puste.', en: 'Type a number from 0 to 1, or leave it empty.' },
    source: { pl: 'Podaj, skąd pochodzi wymaganie, np. EN 12464-1:2021, tab. 34.', en: 'Say where the requirement comes from, such as EN 12464-1:2021, tab. 34.' },
  },
  done: {
    added: { pl: 'Dodano cel: %{name}', en: 'Target added: %{name}' },
    saved: { pl: 'Zapisano cel: %{name}', en: 'Target saved: %{name}' },
    removed: { pl: 'Usunięto cel: %{name}', en: 'Target deleted: %{name}' },
  },
} satisfies Words;
