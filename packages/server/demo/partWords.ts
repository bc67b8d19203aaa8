import type { FeedRole, Role } from '@lumitor/domain/catalogue/partTable';

/** How a rail is mounted. */
export type Mounting = 'surface' | 'suspended' | 'recessed';

type Gender = 'masculine' | 'feminine' | 'neuter';

interface RoleWords {
  noun: string;
  /** By which the Polish adjective of the family follows the noun. */
  gender: Gender;
  /** What follows the adjective. */
  after?: string;
  english: string;
  german: string;
}

export const ROLE_WORDS: Record<Exclude<Role, FeedRole>, RoleWords> = {
  endCap: { noun: 'Zaślepka', gender: 'feminine', english: 'End cap', german: 'Endkappe' },
  straightConnector: {
    noun: 'Łącznik prosty',
    gender: 'masculine',
    english: 'Straight connector',
    german: 'Längsverbinder',
  },
  angleConnector: {
    noun: 'Łącznik kątowy',
    gender: 'masculine',
    english: 'Angle connector',
    german: 'Eckverbinder',
  },
  tConnector: { noun: 'Łącznik T', gender: 'masculine', english: 'T connector', german: 'T-Verbinder' },
  bentRail100: {
    noun: 'Szyna gięta',
    gender: 'feminine',
    after: ' 100 cm',
    english: 'Bent rail 100 cm',
    german: 'Gebogene Schiene 100 cm',
  },
  bentRail200: {
    noun: 'Szyna gięta',
    gender: 'feminine',
    after: ' 200 cm',
    english: 'Bent rail 200 cm',
    german: 'Gebogene Schiene 200 cm',
  },
  feed: {
    noun: 'Zasilanie liniowe',
    gender: 'neuter',
    english: 'In-line live feed',
    german: 'Mitteleinspeisung',
  },
  mountingSet: {
    noun: 'Zestaw montażowy',
    gender: 'masculine',
    english: 'Mounting set',
    german: 'Montageset',
  },
  isolatingJoint: {
    noun: 'Łącznik izolujący',
    gender: 'masculine',
    english: 'Isolating joint',
    german: 'Isolierverbinder',
  },
  powerExtra: {
    noun: 'Dodatek do zasilacza MA0007',
    gender: 'masculine',
    english: 'Extra for power supply MA0007',
    german: 'Zusatz für Netzteil MA0007',
  },
};

export const FAMILY_WORDS: Record<Mounting, Record<Gender | 'english' | 'german', string>> = {
  surface: {
    masculine: 'natynkowy',
    feminine: 'natynkowa',
    neuter: 'natynkowe',
    english: 'surface-mounted',
    german: 'Aufbau',
  },
  suspended: {
    masculine: 'zwieszany',
    feminine: 'zwieszana',
    neuter: 'zwieszane',
    english: 'suspended',
    german: 'Pendel',
  },
  recessed: {
    masculine: 'podtynkowy',
    feminine: 'podtynkowa',
    neuter: 'podtynkowe',
    english: 'recessed',
    german: 'Einbau',
  },
};
