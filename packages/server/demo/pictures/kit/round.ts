import { type Finish, tone } from './finish.ts';
import { LINE, type Shape } from './shape.ts';
import { across, add, cross, dot, subtract, times, unit, type Vec } from './vector.ts';
import { closed, faces, gradientAlong, hull, pair, type Spot, TO_VIEWER } from './view.ts';

const SIDES = 40;

/** Points around a circle that stands across `axis`. */
export function ring(centre: Vec, axis: Vec, radius: number): Vec[] {
  const [u, w] = across(axis);
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (i / SIDES) * 2 * Math.PI;
    return add(centre, add(times(u, radius * Math.cos(angle)), times(w, radius * Math.sin(angle))));
  });
}

/** Stops of the light around a round body, from one edge of its outline to the other. */
function around(finish: Finish, side: Vec, front: Vec): string {
  return Array.from({ length: 9 }, (_, i) => {
    const sine = -1 + i / 4;
    const normal = add(times(side, sine), times(front, Math.sqrt(1 - sine * sine)));
    return `<stop offset="${i / 8}" stop-color="${tone(finish, normal)}"/>`;
  }).join('');
}

/** One ring of a turned body: how far along the axis, and how wide. */
export type Station = readonly [along: number, radius: number];

/** A convex round body such as a lamp shade, turned around an axis. */
export function turned(from: Vec, direction: Vec, stations: readonly Station[], finish: Finish): Shape {
  const axis = unit(direction);
  const rings = stations.map(([along, radius]) => ring(add(from, times(axis, along)), axis, radius));
  const points = rings.flat();
  const widest = Math.max(...stations.map(([, radius]) => radius));
  const end = (faces(axis) ? rings.at(-1) : rings[0]) as Vec[];
  return {
    extent: points,
    pieces: [points],
    draw(view) {
      const front = unit(subtract(TO_VIEWER, times(axis, dot(TO_VIEWER, axis))));
      const side = cross(front, axis);
      const id = view.id();
      const [left, right] = [-widest, widest].map((reach) => view.at(add(from, times(side, reach))));
      const cap = tone(finish, times(axis, faces(axis) ? 1 : -1));
      return [
        gradientAlong(id, left as Spot, right as Spot, around(finish, side, front)),
        `<path d="${closed(hull(points.map(view.at)))}" fill="url(#${id})" stroke="${finish.line}" stroke-width="${LINE}"/>`,
        `<path d="${closed(end.map(view.at))}" fill="${cap}" stroke="${finish.line}" stroke-width="${LINE}"/>`,
      ].join('');
    },
  };
}

/** A round bar from one centre to another. */
export const rod = (from: Vec, to: Vec, radius: number, finish: Finish): Shape => {
  const axis = subtract(to, from);
  return turned(
    from,
    axis,
    [
      [0, radius],
      [Math.hypot(...axis), radius],
    ],
    finish,
  );
};

/** A flat disc that faces along `normal`. */
export function disc(centre: Vec, normal: Vec, radius: number, finish: Finish): Shape {
  const points = ring(centre, normal, radius);
  return {
    extent: points,
    pieces: [points],
    draw: (view) =>
      `<path d="${closed(points.map(view.at))}" fill="${tone(finish, normal)}" stroke="${finish.line}" stroke-width="${LINE}"/>`,
  };
}

export function sphere(centre: Vec, radius: number, finish: Finish): Shape {
  const points = [ring(centre, TO_VIEWER, radius), ring(centre, [0, 0, 1], radius)].flat();
  return {
    extent: points,
    pieces: [points],
    draw(view) {
      const [x, y] = view.at(centre);
      const r = radius * view.scale;
      const id = view.id();
      return [
        `<radialGradient id="${id}" cx=".34" cy=".28" r=".8"><stop stop-color="${finish.light}"/>`,
        `<stop offset=".55" stop-color="${finish.body}"/><stop offset="1" stop-color="${finish.shade}"/></radialGradient>`,
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#${id})" stroke="${finish.line}" stroke-width="${LINE}"/>`,
      ].join('');
    },
  };
}

/** A cable along a chain of curves: start, then two handles and an end for each. `radius` in millimetres. */
export function cable(points: readonly Vec[], radius: number, finish: Finish): Shape {
  return {
    extent: points.filter((_, i) => i % 3 === 0),
    pieces: [],
    draw(view) {
      const [start, ...rest] = points.map((point) => pair(view.at(point)));
      const width = 2 * radius * view.scale;
      const stroke = (colour: string, w: number) =>
        `<path d="M${start}C${rest.join(' ')}" fill="none" stroke="${colour}" stroke-width="${w.toFixed(1)}" stroke-linecap="round"/>`;
      const sheen = width > 10 ? stroke(finish.light, width / 5) : '';
      return (
        stroke(finish.line, width + LINE) + stroke(finish.body, Math.max(width - LINE, LINE / 2)) + sheen
      );
    },
  };
}
