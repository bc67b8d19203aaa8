import { ahead, between, distance } from '../math/points.ts';
import { type Frame, frameAround, framesAlong, isWithin, type Spot, Taken } from './frame.ts';

/** Where a label may stand: from a point, in a direction, so far from it to its edge. */
export interface Place {
  from: Spot;
  aside: Spot;
  distance: number;
  /** What it names, where that is elsewhere. */
  of?: Spot;
}

/** A label in its place: its middle, what it covers, and the line that leads to it where it stands farther off. */
export interface Placed extends Spot {
  frame: Frame;
  lead: [from: Spot, to: Spot] | null;
}

/** Lengths in the units of what is drawn on. */
export interface PlacerSizes {
  /** Of the grid in which neighbours are looked for. */
  cell: number;
  /** From so far on a label is led to what it names. */
  led: number;
  /** Where its line begins: so far from what it names. */
  leadFrom: number;
  /** As wide as its line is taken to be. */
  lead: number;
}

/**
 * Puts labels where they lie on nothing: no other label, symbol, wall or line (D58). One for the screen, pictures, paper
 * and CAD. What comes first has its place first, so labels come by rank.
 */
export class Placer {
  /** What no text and no line may lie on. */
  readonly #solid: Taken;
  /** Thin lines, which other lines may cross. */
  readonly #lines: Taken;
  readonly #sizes: PlacerSizes;
  readonly #limits: Frame | null;

  /** @param limits out of which no label may stand */
  constructor(sizes: PlacerSizes, limits: Frame | null = null) {
    this.#sizes = sizes;
    this.#limits = limits;
    this.#solid = new Taken(sizes.cell);
    this.#lines = new Taken(sizes.cell);
  }

  /** A symbol, a wall, or a text that stands where it stands. */
  take(frame: Frame): void {
    this.#solid.add(frame);
  }

  takeLine(frame: Frame): void {
    this.#lines.add(frame);
  }

  /** Whether a line may be there: it crosses lines alone. */
  isFreeForLine(frame: Frame): boolean {
    return this.#solid.isFree(frame);
  }

  /** Whether a label may be there. */
  isFree(frame: Frame): boolean {
    const limits = this.#limits;
    return (!limits || isWithin(frame, limits)) && this.#solid.isFree(frame) && this.#lines.isFree(frame);
  }

  /** Whether a label is on the same sheet as the point that it names; here there is one sheet. */
  isOnTileOf(_of: Spot, _frame: Frame): boolean {
    return true;
  }

  /** Takes the first place with room for a label so large; null where there is none, and it goes. */
  place(width: number, height: number, places: Iterable<Place>): Placed | null {
    for (const { from, aside, distance: clear, of = from } of places) {
      const reach = clear + (Math.abs(aside.x) * width + Math.abs(aside.y) * height) / 2;
      const at = ahead(from, aside, reach);
      const frame = frameAround(at.x, at.y, width, height);
      if (!this.isFree(frame) || !this.isOnTileOf(of, frame)) continue;
      const lead = this.#leadTo(of, frame);
      if (lead && !lead.isFree) continue;
      this.take(frame);
      for (const part of lead?.frames ?? []) this.takeLine(part);
      return { ...at, frame, lead: lead?.line ?? null };
    }
    return null;
  }

  /** A line to the nearest point of a label; null where that is near. */
  #leadTo(from: Spot, { left, right, top, bottom }: Frame) {
    const { led, leadFrom, lead } = this.#sizes;
    const to = { x: Math.min(right, Math.max(left, from.x)), y: Math.min(bottom, Math.max(top, from.y)) };
    const long = distance(from, to);
    if (long < led) return null;
    const begin = between(from, to, Math.min(1, leadFrom / long));
    const frames = framesAlong(begin, to, lead, 4 * lead);
    return {
      line: [begin, to] as [Spot, Spot],
      frames,
      isFree: frames.every((frame) => this.isFreeForLine(frame)),
    };
  }
}
