import type { Cm } from '../units.ts';

const SIZES: readonly (readonly [names: RegExp, least: Cm, most: Cm])[] = [
  [/krzes[lł]|chair|stuhl|fotel|armchair|sessel/i, 35, 120],
  [/[lł][oó][zż]k|(^|[^a-z])bed([^a-z]|$)|(^|[^a-z])bett/i, 150, 240],
  [/sedes|toilet|(^|[^a-z])wc([^a-z]|$)|klozet/i, 35, 85],
  [/wann[aey]|bath ?tub|badewanne/i, 120, 200],
  [/sofa|kanap|couch/i, 110, 400],
  [/lod[oó]wk|fridge|refrigerator|k[uü]hlschrank/i, 45, 120],
  [/umywalk|zlew|sink|basin|waschbecken|sp[uü]le/i, 30, 140],
];

export interface Furniture {
  least: Cm;
  most: Cm;
}

export interface DrawnFurniture {
  furniture: Furniture;
  length: number;
}

export function furnitureOf(name: string): Furniture | null {
  const found = SIZES.find(([names]) => names.test(name.normalize('NFC')));
  return found ? { least: found[1], most: found[2] } : null;
}
