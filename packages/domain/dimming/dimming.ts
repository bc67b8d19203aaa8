import type { Watt } from '../units.ts';
/** Limits of a DALI gateway (D69). */
export const MOST_GROUPS = 16;
export const MOST_SCENES = 16;

/** Leap year. */
export const MAX_HOURS = 8784;

export const MAX_DIMMING_NAME = 60;

export interface LightGroup {
  /** 0 to 15. */
  number: number;
  name: string;
  /** Ids of removed luminaires have no effect. */
  luminaires: string[];
}

/** Luminaires not listed have full output (D69). */
export interface LightScene {
  number: number;
  name: string;
  /** Targets apply to this scene (D50); at most one. */
  isForWork: boolean;
  hours: number | null;
  /** Percent by group number. */
  groups: Record<string, number>;
  luminaires: Record<string, number>;
}

export interface Dimming {
  groups: LightGroup[];
  scenes: LightScene[];
}

export const NO_DIMMING: Dimming = { groups: [], scenes: [] };

export const hasDimming = ({ groups, scenes }: Dimming): boolean => groups.length + scenes.length > 0;

export function freeNumber(taken: readonly { number: number }[], most: number): number | null {
  for (let number = 0; number < most; number++)
    if (taken.every((one) => one.number !== number)) return number;
  return null;
}

const byNumber = (a: { number: number }, b: { number: number }): number => a.number - b.number;

const withOne = <One extends { number: number }>(all: readonly One[], one: One): One[] =>
  [...all.filter(({ number }) => number !== one.number), one].toSorted(byNumber);

export const withGroup = (dimming: Dimming, group: LightGroup): Dimming => ({
  ...dimming,
  groups: withOne(dimming.groups, group),
});

export const withoutGroup = ({ groups, scenes }: Dimming, number: number): Dimming => ({
  groups: groups.filter((one) => one.number !== number),
  scenes: scenes.map((scene) => {
    const { [number]: _, ...others } = scene.groups;
    return { ...scene, groups: others };
  }),
});

/** The new number must be free. */
export function renumbered(dimming: Dimming, from: number, to: number): Dimming {
  const group = dimming.groups.find(({ number }) => number === from);
  if (!group || from === to) return dimming;
  const scenes = dimming.scenes.map((scene) => {
    const { [from]: percent, ...others } = scene.groups;
    return { ...scene, groups: percent === undefined ? others : { ...others, [to]: percent } };
  });
  return withGroup({ ...withoutGroup(dimming, from), scenes }, { ...group, number: to });
}

export function withScene({ groups, scenes }: Dimming, scene: LightScene): Dimming {
  const others = scene.isForWork
    ? scenes.map((one) => (one.isForWork ? { ...one, isForWork: false } : one))
    : scenes;
  return { groups, scenes: withOne(others, scene) };
}

export const withoutScene = (dimming: Dimming, number: number): Dimming => ({
  ...dimming,
  scenes: dimming.scenes.filter((one) => one.number !== number),
});

/** Scene for targets and fill; null: all on (D69). */
export const sceneForWork = ({ scenes }: Dimming): LightScene | null =>
  scenes.find(({ isForWork }) => isForWork) ?? null;

export const groupsOf = ({ groups }: Dimming, luminaire: string): number[] =>
  groups.filter(({ luminaires }) => luminaires.includes(luminaire)).map(({ number }) => number);

export const namedIn = ({ groups, scenes }: Dimming): Set<string> =>
  new Set([
    ...groups.flatMap(({ luminaires }) => luminaires),
    ...scenes.flatMap(({ luminaires }) => Object.keys(luminaires)),
  ]);

/** Percent: the luminaire's share, else that of its lowest listed group (D69). */
export function percentOf(dimming: Dimming, scene: LightScene | null, luminaire: string): number {
  if (!scene) return 100;
  const own = scene.luminaires[luminaire];
  if (own !== undefined) return own;
  const named = groupsOf(dimming, luminaire).find((number) => scene.groups[number] !== undefined);
  return named === undefined ? 100 : (scene.groups[named] ?? 100);
}

/** Every scene dims the luminaires of a layer alike (D69). */
export function sceneLayers(dimming: Dimming, luminaires: readonly string[]): number[] {
  const layers = new Map<string, number>();
  return luminaires.map((id) => {
    const isNamed = dimming.scenes.some((scene) => scene.luminaires[id] !== undefined);
    const key = isNamed ? id : groupsOf(dimming, id).join(' ');
    const layer = layers.get(key) ?? layers.size;
    layers.set(key, layer);
    return layer;
  });
}

export function sharesOf(
  dimming: Dimming,
  scene: LightScene | null,
  luminaires: readonly string[],
  layers = sceneLayers(dimming, luminaires),
): number[] {
  const shares: number[] = [];
  luminaires.forEach((id, index) => {
    const layer = layers[index] ?? 0;
    shares[layer] ??= percentOf(dimming, scene, id) / 100;
  });
  return shares;
}

export function sceneWatts(
  dimming: Dimming,
  scene: LightScene | null,
  luminaires: readonly { id: string; watts: Watt }[],
  layers = sceneLayers(
    dimming,
    luminaires.map(({ id }) => id),
  ),
): Watt {
  const ids = luminaires.map(({ id }) => id);
  const shares = sharesOf(dimming, scene, ids, layers);
  return luminaires.reduce((sum, { watts }, index) => sum + watts * (shares[layers[index] ?? 0] ?? 1), 0);
}

/** Logarithmic curve of IEC 62386-102. */
export function daliLevel(percent: number): number {
  if (percent <= 0) return 0;
  if (percent >= 100) return 254;
  return Math.max(1, Math.round(1 + (253 / 3) * (Math.log10(percent) + 1)));
}

export const energyOf = (watts: Watt, { hours }: Pick<LightScene, 'hours'>): number | null =>
  hours === null ? null : (watts * hours) / 1000;
