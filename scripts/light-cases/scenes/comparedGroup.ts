import type { LightSurface } from '@lumitor/domain/light/scene';
import type { Words } from '../lightCase.ts';
import { ALLOWED, type Comparison, compare, FIGURES } from './compared.ts';
import { COMPARED_SCENES } from './rooms.ts';

export const ROOM_WORDS = {
  title: { pl: 'Światło w dwunastu pomieszczeniach', en: 'Light in twelve rooms' },
  lead: {
    pl: 'Światło bezpośrednie i odbite w punktach siatki EN 12464-1, porównane ze śledzeniem promieni wstecz (Monte Carlo, do 30 000 dróg na punkt, błąd standardowy do 1 %) przy tym samym świetle bezpośrednim. Pokazane jest odchylenie najgorszej powierzchni i najgorszego punktu. Dopuszczalne: średnia 1 %, najmniejsza wartość 3 %, każdy punkt 5 %.',
    en: 'Direct and reflected light at points of the grid of EN 12464-1, compared with a path tracer that uses the same direct light. It is a Monte Carlo method with up to 30,000 paths a point and a standard error up to 1 %. Shown are the deviations of the worst surface and of the worst point. Allowed: mean 1 %, least value 3 %, any point 5 %.',
  },
  room: { pl: 'Pomieszczenie', en: 'Room' },
  surface: { pl: 'Powierzchnia', en: 'Surface' },
  points: { pl: 'Punkty', en: 'Points' },
  lux: { pl: 'Średnia Ē', en: 'Mean Ē' },
  mean: { pl: 'Odchylenie średniej', en: 'Deviation of the mean' },
  least: { pl: 'Najmniejszej wartości', en: 'Of the least value' },
  point: { pl: 'Najgorszego punktu', en: 'Of the worst point' },
} as const satisfies Record<string, Words>;

const SURFACES: Partial<Record<LightSurface['kind'], Words>> = {
  plane: { pl: 'płaszczyzna robocza', en: 'working plane' },
  wall: { pl: 'ściany', en: 'walls' },
  ceiling: { pl: 'sufit', en: 'ceiling' },
  cylindrical: { pl: 'cylindryczne, 1,2 m', en: 'cylindrical, 1.2 m' },
  area: { pl: 'powierzchnia pionowa', en: 'vertical area' },
};

export interface ComparedRoom {
  title: Words;
  comparisons: readonly Comparison[];
}

export const computeRooms = (): ComparedRoom[] =>
  COMPARED_SCENES.map((one) => ({ title: one.title, comparisons: compare(one) }));

type Language = keyof Words;

const percent = (share: number, language: Language): string =>
  `${new Intl.NumberFormat(language, { signDisplay: 'negative', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share)} %`;

export const roomRows = ({ comparisons }: ComparedRoom, language: Language): string[][] =>
  comparisons.map((one) => [
    SURFACES[one.kind]?.[language] ?? one.kind,
    `${one.points}`,
    `${Math.round(one.lux)} lx`,
    ...FIGURES.map((figure) => percent(one[figure], language)),
  ]);

export const worstOf = ({ comparisons }: ComparedRoom): string[] =>
  FIGURES.map((figure) => {
    const deviations = comparisons.map((one) => one[figure]);
    return percent(
      deviations.reduce((worst, one) => (Math.abs(one) > Math.abs(worst) ? one : worst), 0),
      'en',
    );
  });

/** Empty if no bound is exceeded. */
export const exceeded = (one: Comparison): string =>
  FIGURES.filter((figure) => Math.abs(one[figure]) > ALLOWED[figure])
    .map((figure) => `${figure} ${percent(one[figure], 'en')}`)
    .join(', ');
