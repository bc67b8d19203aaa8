import type { Words } from './lightCase.ts';

/** What the page says beside its cases. */
export const WORDS = {
  title: { pl: 'Jak liczymy światło', en: 'How light is computed' },
  lead: {
    pl: 'Poniżej program liczy przypadki, których wynik jest znany skądinąd: ze wzoru albo z innego sposobu liczenia. To, co policzono, pochodzi z tego samego kodu, który pokazuje światło na rysunku.',
    en: 'Below, the program computes cases whose result is known from elsewhere: from a formula, or from another way of computing. What is computed comes from the very code that shows light on the drawing.',
  },
  method: {
    pl: 'Światło bezpośrednie wynika ze światłości oprawy w kierunku punktu, z kąta i odległości; ściana po drodze je zatrzymuje. Światło odbite: 20 000 promieni mówi, gdzie ono pada, stamtąd wraca do pokoju, a to, co odbija się więcej niż raz, wymieniają między sobą fragmenty podłogi, sufitu i ścian.',
    en: 'Direct light follows from the luminaire’s intensity towards a point, from angle and distance; a wall in between stops it. Reflected light: 40,000 rays tell where light lands, it goes on from there, and what is reflected more than once is exchanged between pieces of floor, ceiling and walls.',
  },
  reading: {
    pl: 'Gdzie porównano więcej wartości, pokazana jest ta, która odbiega najbardziej. Dopuszczalnego odchylenia pilnuje test: wersja, która je przekracza, nie przechodzi.',
    en: 'Where several values were compared, the one that is farthest off is shown. A test holds each deviation to what is allowed: a version that exceeds it does not pass.',
  },
  limits: {
    pl: 'Numer CIE 171:2006 („Test Cases to Assess the Accuracy of Lighting Computer Programs”) stoi tylko przy przypadku, który jest dokładnie tym z raportu; to nie jest certyfikat. Nie porównano tu szkła, światła dziennego, pomiarów w prawdziwych wnętrzach ani tabel UGR producentów: tabela UGR opiera się na oprawach, które da się policzyć wzorem.',
    en: 'A number of CIE 171:2006 (“Test Cases to Assess the Accuracy of Lighting Computer Programs”) stands only with a case that is exactly the report’s own; it is no certificate. Not compared here are glass, daylight, measurements in real rooms, and makers’ UGR tables: the UGR table rests on luminaires that a formula can tell.',
  },
  case: { pl: 'Przypadek', en: 'Case' },
  computed: { pl: 'Policzono', en: 'Computed' },
  reference: { pl: 'Odniesienie', en: 'Reference' },
  off: { pl: 'Odchylenie', en: 'Deviation' },
  allowed: { pl: 'Dopuszczalne', en: 'Allowed' },
  worst: { pl: 'najgorsza z', en: 'worst of' },
  home: { pl: 'Konfigurator', en: 'Configurator' },
  other: { pl: 'English', en: 'Polski' },
} as const satisfies Record<string, Words>;
