import { ring } from './round.ts';
import type { Shape } from './shape.ts';
import { add, middle, times, unit, type Vec } from './vector.ts';
import { closed, gradientAlong, hull, type Spot, TO_VIEWER } from './view.ts';

/** Light of about 2700 K: used for what is lit, and for nothing else. */
const CORE = '#fff6e3';
const BODY = '#ffd99a';
const GLOW = '#ffc873';

/** A lit opening or diffuser of any flat outline. */
export function litPlate(outline: readonly Vec[]): Shape {
  return {
    extent: outline,
    pieces: [],
    draw(view) {
      const id = view.id();
      return `<radialGradient id="${id}" r=".7"><stop offset=".1" stop-color="${CORE}"/><stop offset="1" stop-color="${BODY}"/></radialGradient><path d="${closed(outline.map(view.at))}" fill="url(#${id})"/>`;
    },
  };
}

/** A round lit opening that faces along `normal`. */
export const lens = (centre: Vec, normal: Vec, radius: number): Shape =>
  litPlate(ring(centre, normal, radius));

/** A glowing ball of opal glass. */
export function litSphere(centre: Vec, radius: number): Shape {
  const points = ring(centre, TO_VIEWER, radius);
  return {
    extent: points,
    pieces: [],
    draw(view) {
      const id = view.id();
      return `<radialGradient id="${id}" cx=".46" cy=".44" r=".56"><stop stop-color="#fffaf0"/><stop offset=".6" stop-color="#ffedc9"/><stop offset="1" stop-color="#f6cd8b"/></radialGradient><path d="${closed(points.map(view.at))}" fill="url(#${id})"/>`;
    },
  };
}

/** Where light fades out: straight below its source, or evenly along a long lamp. */
function fade(from: Spot, to: Spot, edge: Spot): Spot {
  const square = edge[0] ** 2 + edge[1] ** 2;
  const along = square && ((to[0] - from[0]) * edge[0] + (to[1] - from[1]) * edge[1]) / square;
  return [to[0] - along * edge[0], to[1] - along * edge[1]];
}

/**
 * Light that leaves one outline towards another and fades to nothing on the way. `strength` is its
 * opacity at the source; `lamp` the direction of a long lamp.
 */
export function rays(from: readonly Vec[], to: readonly Vec[], strength = 0.6, lamp: Vec = [0, 0, 0]): Shape {
  return {
    extent: [],
    pieces: [],
    draw(view) {
      const id = view.id();
      const stops = [
        `<stop stop-color="${CORE}" stop-opacity="${strength}"/>`,
        `<stop offset=".4" stop-color="${BODY}" stop-opacity="${(strength * 0.45).toFixed(2)}"/>`,
        `<stop offset="1" stop-color="${GLOW}" stop-opacity="0"/>`,
      ].join('');
      const outline = closed(hull([...from, ...to].map(view.at)));
      const source = middle(from);
      const [start, next] = [view.at(source), view.at(add(source, lamp))];
      const end = fade(start, view.at(middle(to)), [next[0] - start[0], next[1] - start[1]]);
      const gradient = gradientAlong(id, start, end, stops);
      return `${gradient}<path d="${outline}" fill="url(#${id})"/>`;
    },
  };
}

interface Beam {
  from: Vec;
  towards: Vec;
  /** Radius of the opening, then of the lit circle at the end. */
  radii: readonly [number, number];
  length: number;
}

/** The cone of light below a round opening. */
export function beam({ from, towards, radii, length }: Beam): Shape {
  const axis = unit(towards);
  return rays(ring(from, axis, radii[0]), ring(add(from, times(axis, length)), axis, radii[1]));
}

/** The soft light around something lit; across `normal` it is a pool on a surface. */
export function halo(centre: Vec, radius: number, strength = 0.5, normal: Vec = TO_VIEWER): Shape {
  const points = ring(centre, normal, radius);
  return {
    extent: [],
    pieces: [],
    draw(view) {
      const id = view.id();
      return `<radialGradient id="${id}"><stop stop-color="${CORE}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${BODY}" stop-opacity="${(strength * 0.42).toFixed(2)}"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient><path d="${closed(points.map(view.at))}" fill="url(#${id})"/>`;
    },
  };
}
