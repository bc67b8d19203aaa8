import { ahead, between, distance } from '../math/points.ts';
import {
  type DrawingPoint,
  frameAround,
  framesAlong,
  isWithinFrame,
  type LabelFrame,
  Taken,
} from '../paths/frame.ts';

export interface LabelPosition {
  from: DrawingPoint;
  aside: DrawingPoint;
  distance: number;
  of?: DrawingPoint;
}

export interface PlacedLabel extends DrawingPoint {
  frame: LabelFrame;
  lead: [from: DrawingPoint, to: DrawingPoint] | null;
}

export interface PlacerSizes {
  cell: number;
  led: number;
  leadFrom: number;
  lead: number;
}

/**
 * Places labels without overlaps (D58). Texts avoid texts, symbols and lines; leads may cross lines. Earlier
 * labels win, so pass labels by priority.
 */
export class Placer {
  readonly #solid: Taken;
  readonly #lines: Taken;
  readonly #sizes: PlacerSizes;
  readonly #limits: LabelFrame | null;

  constructor(sizes: PlacerSizes, limits: LabelFrame | null = null) {
    this.#sizes = sizes;
    this.#limits = limits;
    this.#solid = new Taken(sizes.cell);
    this.#lines = new Taken(sizes.cell);
  }

  take(frame: LabelFrame): void {
    this.#solid.add(frame);
  }

  takeLine(frame: LabelFrame): void {
    this.#lines.add(frame);
  }

  isFreeForLine(frame: LabelFrame): boolean {
    return this.#solid.isFree(frame);
  }

  isFree(frame: LabelFrame): boolean {
    const limits = this.#limits;
    return (
      (!limits || isWithinFrame(frame, limits)) && this.#solid.isFree(frame) && this.#lines.isFree(frame)
    );
  }

  /** Here there is one sheet. */
  isOnTileOf(_of: DrawingPoint, _frame: LabelFrame): boolean {
    return true;
  }

  place(width: number, height: number, places: Iterable<LabelPosition>): PlacedLabel | null {
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

  #leadTo(from: DrawingPoint, { left, right, top, bottom }: LabelFrame) {
    const { led, leadFrom, lead } = this.#sizes;
    const to = { x: Math.min(right, Math.max(left, from.x)), y: Math.min(bottom, Math.max(top, from.y)) };
    const long = distance(from, to);
    if (long < led) return null;
    const start = between(from, to, Math.min(1, leadFrom / long));
    const frames = framesAlong(start, to, lead, 4 * lead);
    return {
      line: [start, to] as [DrawingPoint, DrawingPoint],
      frames,
      isFree: frames.every((frame) => this.isFreeForLine(frame)),
    };
  }
}
