import type { Words } from '../words.ts';

/** What is said of articles that the part rules need. */
export const ruleWords = {
  needed: { pl: 'Potrzebny regułom części', en: 'Needed by the part rules' },
  railBlack: { pl: 'Szyna czarna', en: 'Black rail' },
  railWhite: { pl: 'Szyna biała', en: 'White rail' },
  forBlack: { pl: 'do czarnych szyn', en: 'for black rails' },
  forWhite: { pl: 'do białych szyn', en: 'for white rails' },
  warnTitle: {
    pl: 'Reguły części potrzebują tego artykułu |||| Reguły części potrzebują tych artykułów |||| Reguły części potrzebują tych artykułów',
    en: 'The part rules need this article |||| The part rules need these articles',
  },
  warnText: {
    pl: 'Bez niego konfigurator wypisze „brak artykułu”, a układu z tą częścią nie da się zapisać.',
    en: 'Without it the configurator says “article missing”, and a layout with that part cannot be saved.',
  },
  deactivateAnyway: { pl: 'Dezaktywuj mimo to', en: 'Deactivate anyway' },
  unruledTitle: {
    pl: 'Ta szyna nie ma reguł części |||| Te szyny nie mają reguł części |||| Te szyny nie mają reguł części',
    en: 'This rail has no part rules |||| These rails have no part rules',
  },
  unruledText: {
    pl: 'Do jej układów nie doliczą się żadne części, a suma będzie u odwiedzających „niepełna”. Najpierw dodaj rodzinę w regułach części.',
    en: 'Its layouts will take no parts, and visitors will read that the total is incomplete. First add a family to the part rules.',
  },
  sellAnyway: { pl: 'Sprzedawaj mimo to', en: 'Sell anyway' },
  removeAnyway: { pl: 'Usuń mimo to', en: 'Delete anyway' },
} satisfies Words;
