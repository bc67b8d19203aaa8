/** How a rail is mounted, and how it is shaped: sizes in millimetres, the slot up. */
export interface Profile {
  width: number;
  height: number;
  wall: number;
  /** How far the trim reaches over the ceiling on each side; 0: no trim. */
  trim: number;
  /** A groove along both sides, into which suspension clips lock. */
  isGrooved: boolean;
  /** Pixels for a millimetre in pictures of its rails; the smaller line is drawn larger, to fill the square too. */
  scale: number;
}

const SCALE = 3.5;
const MICRO_SCALE = 4.6;

export const SURFACE: Profile = { width: 36, height: 33, wall: 4, trim: 0, isGrooved: false, scale: SCALE };
export const SUSPENDED: Profile = { width: 36, height: 46, wall: 4, trim: 0, isGrooved: true, scale: SCALE };
export const RECESSED: Profile = { width: 36, height: 38, wall: 4, trim: 12, isGrooved: false, scale: SCALE };
export const MICRO_SURFACE: Profile = {
  width: 24,
  height: 20,
  wall: 2.5,
  trim: 0,
  isGrooved: false,
  scale: MICRO_SCALE,
};
export const MICRO_RECESSED: Profile = {
  width: 24,
  height: 24,
  wall: 2.5,
  trim: 9,
  isGrooved: false,
  scale: MICRO_SCALE,
};

/** Thickness of the trim. */
export const TRIM = 3;
const GROOVE = { from: 13, to: 18, depth: 3 };

type Corner = readonly [across: number, up: number];

/** One half of the outer outline, from the underside up. */
function flank({ width, height, trim, isGrooved }: Profile): Corner[] {
  const half = width / 2;
  const groove: Corner[] = isGrooved
    ? [
        [half, GROOVE.from],
        [half - GROOVE.depth, GROOVE.from],
        [half - GROOVE.depth, GROOVE.to],
        [half, GROOVE.to],
      ]
    : [];
  const rim: Corner[] =
    trim > 0
      ? [
          [half, height - TRIM],
          [half + trim, height - TRIM],
          [half + trim, height],
        ]
      : [[half, height]];
  return [[half, 0], ...groove, ...rim];
}

const mirrored = (corners: readonly Corner[]): Corner[] => corners.map(([y, z]): Corner => [-y, z]).reverse();

/** The outline of a profile without its slot: of end caps and connectors. */
export const solidOutline = (profile: Profile): Corner[] => [...flank(profile), ...mirrored(flank(profile))];

/** The outline of a cut rail, slot up. */
export function railOutline(profile: Profile): Corner[] {
  const inner = profile.width / 2 - profile.wall;
  const slot: Corner[] = [
    [inner, profile.height],
    [inner, profile.wall],
    [-inner, profile.wall],
    [-inner, profile.height],
  ];
  return [...flank(profile), ...slot, ...mirrored(flank(profile))];
}
