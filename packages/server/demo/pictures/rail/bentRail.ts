import { COPPER, type Colour, type Finish, finishOf, tone } from '../kit/finish.ts';
import { picture } from '../kit/picture.ts';
import { LINE, type Shape } from '../kit/shape.ts';
import { middle, type Vec } from '../kit/vector.ts';
import { closed, faces, nearness, open, type Spot, type View } from '../kit/view.ts';
import { type Profile, railOutline } from './profile.ts';
import { CONDUCTORS } from './rail.ts';

const PIECES = 28;
/** How far a piece reaches into the next, so that no seam shows between them. */
const OVERLAP = 0.4;

/** A small stretch of one side of the bend. */
interface Patch {
  corners: readonly Vec[];
  normal: Vec;
  /** Strips of copper on it. */
  conductors: readonly (readonly Vec[])[];
}

const turned = (reach: number, part: number): [number, number] => {
  const angle = (part - 1) * (Math.PI / 2);
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
};

/** All sides of a quarter circle of rail around the origin, `radius` to its middle line. */
function patchesOf(profile: Profile, radius: number): Patch[] {
  const outline = railOutline(profile);
  const inner = profile.width / 2 - profile.wall;
  return outline.flatMap(([across, up], corner) => {
    const [nextAcross, nextUp] = outline[(corner + 1) % outline.length] ?? [across, up];
    const isInnerWall = across === nextAcross && Math.abs(across) === inner;
    return Array.from({ length: PIECES }, (_, i): Patch => {
      const strip = (reach: number, from: number, to: number): [Vec, Vec, Vec, Vec] => {
        const start = turned(radius + reach, i / PIECES);
        const end = turned(radius + reach, Math.min(1, (i + 1 + OVERLAP) / PIECES));
        return [
          [...start, from],
          [...end, from],
          [...end, to],
          [...start, to],
        ];
      };
      const [a, b] = strip(across, up, up);
      const [, , c, d] = strip(nextAcross, nextUp, nextUp);
      return {
        corners: [a, b, c, d],
        normal: [...turned(nextUp - up, (i + 0.5) / PIECES), across - nextAcross],
        conductors: isInnerWall
          ? CONDUCTORS.map((depth) => {
              const top = profile.height - (depth * profile.width) / 36;
              return strip(across, top - 2, top);
            })
          : [],
      };
    });
  });
}

function drawPatch({ corners, normal, conductors }: Patch, finish: Finish, view: View): string {
  const fill = tone(finish, normal);
  const [a, b, c, d] = corners.map(view.at) as [Spot, Spot, Spot, Spot];
  return [
    `<path d="${closed([a, b, c, d])}" fill="${fill}" stroke="${fill}"/>`,
    ...conductors.map(
      (strip) => `<path d="${closed(strip.map(view.at))}" fill="${COPPER.body}" stroke="${COPPER.body}"/>`,
    ),
    `<path d="${open([a, b])}${open([d, c])}" fill="none" stroke="${finish.line}" stroke-width="${LINE}"/>`,
  ].join('');
}

function bend(profile: Profile, radius: number, finish: Finish): Shape {
  const patches = patchesOf(profile, radius);
  const nearEnd = railOutline(profile).map(([across, up]): Vec => [...turned(radius + across, 0), up]);
  return {
    extent: patches.flatMap(({ corners }) => corners),
    pieces: patches.map(({ corners }) => corners),
    draw(view) {
      const drawn = patches
        .filter(({ normal }) => faces(normal))
        .sort((p, q) => nearness(middle(p.corners)) - nearness(middle(q.corners)))
        .map((patch) => drawPatch(patch, finish, view));
      const end = `<path d="${closed(nearEnd.map(view.at))}" fill="${tone(finish, [-1, 0, 0])}" stroke="${finish.line}" stroke-width="${LINE}"/>`;
      return drawn.join('') + end;
    },
  };
}

/** The 200 is the wider, finer curve of the two. */
const bentRail = (profile: Profile, colour: Colour, radius: number, zoom: number): string =>
  picture([bend(profile, profile.width * radius, finishOf(colour))], {
    scale: (126 / profile.width) * zoom,
    ground: 0,
  });

export const bentRail100 = (profile: Profile, colour: Colour): string => bentRail(profile, colour, 3.2, 1.35);
export const bentRail200 = (profile: Profile, colour: Colour): string => bentRail(profile, colour, 6.6, 0.98);
