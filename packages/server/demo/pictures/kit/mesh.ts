import { type Finish, tone } from './finish.ts';
import { LINE, type Shape } from './shape.ts';
import { add, cross, middle, times, type Vec } from './vector.ts';
import { closed, faces, hull, nearness } from './view.ts';

/** A flat polygon; its corners run anticlockwise seen from outside. */
type Face = readonly Vec[];

/** Normal of a polygon that may be concave, as long as twice its area. */
const normalOf = (face: Face): Vec =>
  face.map((corner, i) => cross(corner, face[(i + 1) % face.length] as Vec)).reduce(add, [0, 0, 0] as Vec);

/** A body of flat faces, far ones drawn first. `isSmooth`: the edges are rounded, only its outline is lined. */
function mesh(sides: readonly Face[], finish: Finish, isSmooth: boolean): Shape {
  const corners = sides.flat();
  return {
    extent: corners,
    pieces: [corners],
    draw(view) {
      const visible = sides
        .map((face) => ({ face, normal: normalOf(face), near: nearness(middle(face)) }))
        .filter(({ normal }) => faces(normal))
        .sort((a, b) => a.near - b.near);
      const drawn = visible.map(({ face, normal }) => {
        const fill = tone(finish, normal);
        return `<path d="${closed(face.map(view.at))}" fill="${fill}" stroke="${isSmooth ? fill : finish.line}"${isSmooth ? '' : ` stroke-width="${LINE}"`}/>`;
      });
      if (!isSmooth) return drawn.join('');
      const outline = closed(hull(corners.map(view.at)));
      // The body below shows in the seams between the faces, where the studio would show through.
      return [
        `<path d="${outline}" fill="${finish.body}"/>`,
        `<g stroke-width="1">${drawn.join('')}</g>`,
        `<path d="${outline}" fill="none" stroke="${finish.line}" stroke-width="${LINE}"/>`,
      ].join('');
    },
  };
}

/** A straight body: `base`, a flat outline, drawn out by `height`. */
export function prism(outline: readonly Vec[], height: Vec, finish: Finish, isSmooth = false): Shape {
  const normal = normalOf(outline);
  const isUpright = normal[0] * height[0] + normal[1] * height[1] + normal[2] * height[2] > 0;
  const base = isUpright ? outline : [...outline].reverse();
  const top = base.map((corner) => add(corner, height));
  const walls = base.map((corner, i) => {
    const next = (i + 1) % base.length;
    return [corner, base[next] as Vec, top[next] as Vec, top[i] as Vec];
  });
  return mesh([[...base].reverse(), ...walls, top], finish, isSmooth);
}

interface Box {
  /** The corner with the smallest coordinates. */
  at: Vec;
  size: Vec;
}

export function box({ at, size }: Box, finish: Finish): Shape {
  const [x, y, z] = at;
  const [dx, dy] = size;
  const base: Vec[] = [at, [x + dx, y, z], [x + dx, y + dy, z], [x, y + dy, z]];
  return prism(base, [0, 0, size[2]], finish);
}

/** A box whose upright edges are rounded. */
export function roundedBox(
  { at: [x, y, z], size: [dx, dy, dz] }: Box,
  radius: number,
  finish: Finish,
): Shape[] {
  const corner = (cx: number, cy: number, from: number): Vec[] =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = from + (i / 8) * (Math.PI / 2);
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), z];
    });
  const base = [
    ...corner(x + dx - radius, y + dy - radius, 0),
    ...corner(x + radius, y + dy - radius, Math.PI / 2),
    ...corner(x + radius, y + radius, Math.PI),
    ...corner(x + dx - radius, y + radius, 1.5 * Math.PI),
  ];
  return [
    prism(base, [0, 0, dz], finish, true),
    plate(
      base.map((p) => add(p, [0, 0, dz])),
      finish,
    ),
  ];
}

/** A thin flat outline, such as a label or the top of a smooth body. */
export function plate(outline: Face, finish: Finish, line = finish.line): Shape {
  const normal = normalOf(outline);
  const towards = faces(normal) ? normal : times(normal, -1);
  return {
    extent: outline,
    pieces: [outline],
    draw: (view) =>
      `<path d="${closed(outline.map(view.at))}" fill="${tone(finish, towards)}" stroke="${line}" stroke-width="${LINE}"/>`,
  };
}
