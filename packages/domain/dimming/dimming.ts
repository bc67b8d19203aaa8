/** A DALI gateway has so many groups, and so many scenes (D69). */
export const MOST_GROUPS = 16;
export const MOST_SCENES = 16;

/** A leap year has no more hours. */
export const MAX_HOURS = 8784;

/** Longest name of a group or a scene. */
export const MAX_DIMMING_NAME = 60;

/** Luminaires that are dimmed as one (D69). */
export interface LightGroup {
  /** 0 to 15, as it is known to a DALI gateway. */
  number: number;
  name: string;
  /** Ids of pieces; of those that are not there any more nothing follows. */
  luminaires: string[];
}

/** How much light groups and luminaires give at some hour: what it does not name gives all it has (D69). */
export interface LightScene {
  /** 0 to 15. */
  number: number;
  name: string;
  /** Targets hold of it in the place of all light (D50); of one scene at most. */
  isForWork: boolean;
  /** A year, for its energy; null: nobody has said. */
  hours: number | null;
  /** Per cent, by the number of a group. */
  groups: Record<string, number>;
  /** Per cent, by the id of a luminaire; it stands before its groups. */
  luminaires: Record<string, number>;
}

/** Groups and scenes of a plan, each by rising number. */
export interface Dimming {
  groups: LightGroup[];
  scenes: LightScene[];
}

export const NO_DIMMING: Dimming = { groups: [], scenes: [] };

export const hasDimming = ({ groups, scenes }: Dimming): boolean => groups.length + scenes.length > 0;

/** The least number that none of them has; null where all are taken. */
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

/** Without a group, and without what scenes say of it. */
export const withoutGroup = ({ groups, scenes }: Dimming, number: number): Dimming => ({
  groups: groups.filter((one) => one.number !== number),
  scenes: scenes.map((scene) => {
    const { [number]: _, ...others } = scene.groups;
    return { ...scene, groups: others };
  }),
});

/** A group under another number, which must be free; scenes say of that what they said of the one before. */
export function renumbered(dimming: Dimming, from: number, to: number): Dimming {
  const group = dimming.groups.find(({ number }) => number === from);
  if (!group || from === to) return dimming;
  const scenes = dimming.scenes.map((scene) => {
    const { [from]: percent, ...others } = scene.groups;
    return { ...scene, groups: percent === undefined ? others : { ...others, [to]: percent } };
  });
  return withGroup({ ...withoutGroup(dimming, from), scenes }, { ...group, number: to });
}

/** With a scene added or changed; where it is the one for work no other is. */
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

/** The scene that targets and fill hold of; null: all on (D69). */
export const sceneForWork = ({ scenes }: Dimming): LightScene | null =>
  scenes.find(({ isForWork }) => isForWork) ?? null;

/** The numbers of the groups that a luminaire is in, rising. */
export const groupsOf = ({ groups }: Dimming, luminaire: string): number[] =>
  groups.filter(({ luminaires }) => luminaires.includes(luminaire)).map(({ number }) => number);

/** The ids of all luminaires that groups or scenes name. */
export const namedIn = ({ groups, scenes }: Dimming): Set<string> =>
  new Set([
    ...groups.flatMap(({ luminaires }) => luminaires),
    ...scenes.flatMap(({ luminaires }) => Object.keys(luminaires)),
  ]);

/** What a luminaire gives in a scene, in per cent: its own share, else that of its lowest group that the scene names (D69). */
export function percentOf(dimming: Dimming, scene: LightScene | null, luminaire: string): number {
  if (!scene) return 100;
  const own = scene.luminaires[luminaire];
  if (own !== undefined) return own;
  const named = groupsOf(dimming, luminaire).find((number) => scene.groups[number] !== undefined);
  return named === undefined ? 100 : (scene.groups[named] ?? 100);
}

/**
 * The layer of each luminaire (D69): those of a layer are in the same groups, and no scene names one by itself, so that all
 * scenes dim them alike, whatever their shares.
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

/** The share of each layer in a scene, of 1. @param layers of the luminaires, in their order */
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

/** What luminaires draw in a scene, in watts: of each its share (D69). @param layers of the luminaires, in their order */
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

/** The DALI level of a share of light, by the logarithmic curve of IEC 62386-102. @param percent 0 to 100 */
export function daliLevel(percent: number): number {
  if (percent <= 0) return 0;
  if (percent >= 100) return 254;
  return Math.max(1, Math.round(1 + (253 / 3) * (Math.log10(percent) + 1)));
}

/** kWh a year of so many watts; null where nobody has said how long. */
export const energyOf = (watts: number, { hours }: Pick<LightScene, 'hours'>): number | null =>
  hours === null ? null : (watts * hours) / 1000;
