import type { Words } from './lightCase.ts';

export const WORDS = {
  title: { pl: 'Jak liczymy światło', en: 'How light is computed' },
  lead: {
    pl: 'Poniższe przypadki mają wynik znany z innego źródła: ze wzoru albo z innej metody obliczeń. Wartości obliczone pochodzą z tego samego kodu, który pokazuje światło na rysunku.',
    en: 'The cases below have a result known from another source: a formula, or another method of computation. The computed values come from the code that shows light on the drawing.',
  },
  method: {
    pl: 'Światło bezpośrednie wynika ze światłości oprawy w kierunku punktu, z kąta i odległości; ściany i przeszkody je zatrzymują. Dla światła odbitego 40 000 promieni wyznacza, gdzie pada światło opraw. Dalsze odbicia wymieniają między sobą fragmenty podłogi, sufitu, ścian i przeszkód.',
    en: 'Direct light follows from the luminaire’s intensity towards a point, the angle and the distance; walls and obstacles block it. For reflected light, 40,000 rays find where the luminaires’ light lands. Pieces of floor, ceiling, walls and obstacles exchange the further reflections.',
  },
  reading: {
    pl: 'Gdzie porównano więcej wartości, pokazana jest najbardziej odbiegająca. Test nie przechodzi, gdy odchylenie przekracza dopuszczalne.',
    en: 'Of several compared values the farthest off is shown. A test fails if a deviation exceeds the allowed one.',
  },
  limits: {
    pl: 'Numer CIE 171:2006 („Test Cases to Assess the Accuracy of Lighting Computer Programs”) mają tylko przypadki identyczne z opisanymi w raporcie; to nie jest certyfikat. Nie porównano szkła, światła dziennego, pomiarów w prawdziwych wnętrzach ani tabel UGR producentów: tabelę UGR porównano dla opraw, które da się policzyć wzorem.',
    en: 'Only cases identical to those of the report have a number of CIE 171:2006 (“Test Cases to Assess the Accuracy of Lighting Computer Programs”); it is no certificate. Not compared are glass, daylight, measurements in real rooms, and makers’ UGR tables: the UGR table is compared for luminaires with a formula.',
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
