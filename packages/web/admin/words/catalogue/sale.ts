import type { Words } from '../words.ts';

/** What is asked before an article goes on sale that visitors would get no whole price of. */
export const saleWords = {
  title: {
    pl: 'Temu artykułowi czegoś jeszcze brakuje |||| Tym artykułom czegoś jeszcze brakuje |||| Tym artykułom czegoś jeszcze brakuje',
    en: 'This article still lacks something |||| These articles still lack something',
  },
  text: {
    pl: 'Włączone do sprzedaży tak, jak są, dadzą odwiedzającym sumę „niepełną”.',
    en: 'Put on sale as they are, they give visitors a total that is incomplete.',
  },
  unruled: { pl: 'szyna nie ma reguł części', en: 'the rail has no part rules' },
  roles: {
    pl: 'w regułach nic nie wybrano jako: %{names}',
    en: 'in the rules nothing was chosen as: %{names}',
  },
  parts: {
    pl: 'nie ma w sprzedaży, z ceną, części: %{names}',
    en: 'not on sale with a price, the parts: %{names}',
  },
  price: { pl: 'brak ceny', en: 'no price' },
  power: { pl: 'moc nieznana', en: 'power not known' },
} satisfies Words;
