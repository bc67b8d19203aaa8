/** Numbers of groups and scenes of a DALI gateway (D69). */
export const MOST_GROUPS = 16;
export const MOST_SCENES = 16;

/** Hours of a leap year. */
export const MAX_HOURS = 8784;

export const MAX_DIMMING_NAME = 60;

/** Luminaires dimmed together (D69). */
export interface LightGroup {
  /** Group number of the DALI gateway, 0 to 15. */
  number: number;
  name: string;
  /** Luminaire ids; ids of removed luminaires have no effect. */
  luminaires: string[];
}

/** Light output of groups and luminaires; full output if not listed (D69). */
export interface LightScene {
  /** 0 to 15. */
  number: number;
  name: string;
  /** Whether targets apply to this scene instead of full light (D50); at most one scene. */
  isForWork: boolean;
  /** Hours per year, for energy; null: not set. */
  hours: number | null;
  /** Per cent, keyed by group number. */
  groups: Record<string, number>;
  /** Per cent, keyed by luminaire id; overrides groups. */
  luminaires: Record<string, number>;
}

/** Groups and scenes of a plan, each sorted by number. */
export interface Dimming {
  groups: LightGroup[];
  scenes: LightScene[];
}

export const NO_DIMMING: Dimming = { groups: [], scenes: [] };

export const hasDimming = ({ groups, scenes }: Dimming): boolean => groups.length + scenes.length > 0;

/** Lowest free number; null if all are taken. */
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

/** Removes a group with its shares in scenes. */
export const withoutGroup = ({ groups, scenes }: Dimming, number: number): Dimming => ({
  groups: groups.filter((one) => one.number !== number),
  scenes: scenes.map((scene) => {
    const { [number]: _, ...others } = scene.groups;
    return { ...scene, groups: others };
  }),
});

/** Renumbers a group and its shares in scenes; the new number must be free. */
export function renumbered(dimming: Dimming, from: number, to: number): Dimming {
  const group = dimming.groups.find(({ number }) => number === from);
  if (!group || from === to) return dimming;
  const scenes = dimming.scenes.map((scene) => {
    const { [from]: percent, ...others } = scene.groups;
    return { ...scene, groups: percent === undefined ? others : { ...others, [to]: percent } };
  });
  return withGroup({ ...withoutGroup(dimming, from), scenes }, { ...group, number: to });
}

/** Adds or replaces a scene; only one scene stays for work. */
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

/** Numbers of a luminaire's groups, rising. */
export const groupsOf = ({ groups }: Dimming, luminaire: string): number[] =>
  groups.filter(({ luminaires }) => luminaires.includes(luminaire)).map(({ number }) => number);

export const namedIn = ({ groups, scenes }: Dimming): Set<string> =>
  new Set([
    ...groups.flatMap(({ luminaires }) => luminaires),
    ...scenes.flatMap(({ luminaires }) => Object.keys(luminaires)),
  ]);

/**
 * Output of a luminaire in a scene, in per cent: its own share, else that of its lowest listed group (D69).
 */
export function percentOf(dimming: Dimming, scene: LightScene | null, luminaire: string): number {
  if (!scene) return 100;
  const own = scene.luminaires[luminaire];
  if (own !== undefined) return own;
  const named = groupsOf(dimming, luminaire).find((number) => scene.groups[number] !== undefined);
  return named === undefined ? 100 : (scene.groups[named] ?? 100);
}

/**
 * Layer of each luminaire (D69). Luminaires of a layer are in the same groups and not listed individually, so
 * that every scene dims them alike.
 */
export function layersOf(dimming: Dimming, luminaires: readonly string[]): number[] {
  const layers = new Map<string, number>();
  return luminaires.map((id) => {
    const isNamed = dimming.scenes.some((scene) => scene.luminaires[id] !== undefined);
    const key = isNamed ? id : groupsOf(dimming, id).join(' ');
    const layer = layers.get(key) ?? layers.size;
    layers.set(key, layer);
    return layer;
  });
}

/**
 * Share of each layer in a scene, 0…1.
 * @param layers by luminaire index
 */
export function sharesOf(
  dimming: Dimming,
  scene: LightScene | null,
  luminaires: readonly string[],
  layers = layersOf(dimming, luminaires),
): number[] {
  const shares: number[] = [];
  luminaires.forEach((id, index) => {
    const layer = layers[index] ?? 0;
    shares[layer] ??= percentOf(dimming, scene, id) / 100;
  });
  return shares;
}

/**
 * Power of luminaires in a scene, in watts, in proportion to their shares (D69).
 * @param layers by luminaire index
 */
export function wattsIn(
  dimming: Dimming,
  scene: LightScene | null,
  luminaires: readonly { id: string; watts: number }[],
  layers = layersOf(
    dimming,
    luminaires.map(({ id }) => id),
  ),
): number {
  const ids = luminaires.map(({ id }) => id);
  const shares = sharesOf(dimming, scene, ids, layers);
  return luminaires.reduce((sum, { watts }, index) => sum + watts * (shares[layers[index] ?? 0] ?? 1), 0);
}

/**
 * DALI level of a share, by the logarithmic curve of IEC 62386-102.
 * @param percent 0 to 100
 */
export function daliLevel(percent: number): number {
  if (percent <= 0) return 0;
  if (percent >= 100) return 254;
  return Math.max(1, Math.round(1 + (253 / 3) * (Math.log10(percent) + 1)));
}

/** Energy in kWh per year; null if hours are not set. */
export const energyOf = (watts: number, { hours }: Pick<LightScene, 'hours'>): number | null =>
  hours === null ? null : (watts * hours) / 1000;
