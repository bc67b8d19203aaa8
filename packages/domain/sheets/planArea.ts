import type { Point } from '../layout/heading.ts';
import { type Frame, frameAround, frameOfText, Taken } from './clearance.ts';
import { line, type PaperMark, type PaperText, rectangle } from './marks.ts';

/** Something written beside what it names. */
export interface Label {
  width: number;
  height: number;
  /** @param at its middle */
  marks: (at: Point) => PaperMark[];
}

/** Where a label may stand: from a point, in a direction, so far from it to its edge. */
export interface Place {
  from: Point;
  aside: Point;
  distance: number;
}

/** From so far on a label is led to what it names. */
const LED = 7;

/** A plan being put on paper: what lies where. Millimetres, from where the plan has its origin. */
export class PlanArea {
  readonly #texts = new Taken();
  readonly #symbols = new Taken();
  readonly #lines = new Taken();
  readonly #limits: Frame | null;
  /** Around all of it. */
  bounds: Frame | null = null;
  /** What lies under the rails. */
  readonly under: PaperMark[] = [];
  /** Under what is written lines are left out. */
  readonly masks: PaperMark[] = [];
  /** The rails, with what is on them. */
  readonly rails: PaperMark[] = [];
  /** What is written. */
  readonly over: PaperMark[] = [];

  /**
   * @param borders that no text may cross
   * @param limits out of which none may stand
   */
  constructor(borders: readonly Frame[] = [], limits: Frame | null = null) {
    for (const border of borders) this.#texts.add(border);
    this.#limits = limits;
  }

  #cover({ left, top, right, bottom }: Frame): void {
    const before = this.bounds;
    this.bounds = before
      ? {
          left: Math.min(before.left, left),
          top: Math.min(before.top, top),
          right: Math.max(before.right, right),
          bottom: Math.max(before.bottom, bottom),
        }
      : { left, top, right, bottom };
  }

  addSymbol(frame: Frame): void {
    this.#symbols.add(frame);
    this.#cover(frame);
  }

  addLine(frame: Frame): void {
    this.#lines.add(frame);
    this.#cover(frame);
  }

  /** What frames are where nothing may be written, or should not be. */
  disorder(frames: readonly Frame[]): number {
    return frames.filter((frame) => !this.#texts.isFree(frame) || !this.#symbols.isFree(frame)).length;
  }

  #isInside(frame: Frame): boolean {
    const limits = this.#limits;
    return (
      !limits ||
      (frame.left >= limits.left &&
        frame.right <= limits.right &&
        frame.top >= limits.top &&
        frame.bottom <= limits.bottom)
    );
  }

  /** Whether text can be there. @param over what it may cover; text never */
  isFree(frame: Frame, over: 'nothing' | 'lines' | 'symbols' = 'nothing'): boolean {
    return (
      this.#isInside(frame) &&
      this.#texts.isFree(frame) &&
      (over === 'symbols' || this.#symbols.isFree(frame)) &&
      (over !== 'nothing' || this.#lines.isFree(frame))
    );
  }

  /** Writes a text where it is to be; false where there is no room for it. */
  write(text: PaperText, over: 'lines' | 'symbols' = 'lines'): boolean {
    const frame = frameOfText(text);
    if (!this.isFree(frame, over)) return false;
    this.#take(frame);
    this.over.push(text);
    return true;
  }

  #take(frame: Frame): void {
    const { left, top, right, bottom } = frame;
    if (this.#symbols.isFree(frame))
      this.masks.push({
        kind: 'path',
        path: rectangle(left, top, right - left, bottom - top),
        fill: 'paper',
      });
    this.#texts.add(frame);
    this.#cover(frame);
  }

  /**
   * Puts a label at the first place with room: rather near what it names, and rather where it covers no line. False
   * where there is none. @param over what it may cover at the worst
   */
  put(label: Label, places: readonly Place[], over: 'lines' | 'symbols' = 'lines'): boolean {
    const framed = places.map((place) => {
      const { from, aside, distance } = place;
      const reach = (Math.abs(aside.x) * label.width + Math.abs(aside.y) * label.height) / 2;
      const at = { x: from.x + aside.x * (distance + reach), y: from.y + aside.y * (distance + reach) };
      return { place, at, frame: frameAround(at.x, at.y, label.width + 0.4, label.height + 0.2) };
    });
    const near = framed.filter(({ place }) => place.distance < LED);
    const far = framed.filter(({ place }) => place.distance >= LED);
    const findIn = (all: typeof framed, allowed: 'nothing' | 'lines' | 'symbols') =>
      all.find(({ frame }) => this.isFree(frame, allowed));
    const found =
      findIn(near, 'nothing') ??
      findIn(near, 'lines') ??
      findIn(far, 'nothing') ??
      findIn(far, 'lines') ??
      (over === 'symbols' ? findIn(framed, 'symbols') : undefined);
    if (!found) return false;
    const { place, at, frame } = found;
    this.#take(frame);
    if (place.distance >= LED) this.#lead(place.from, frame);
    this.over.push(...label.marks(at));
    return true;
  }

  /** A thin line from what is named to its label. */
  #lead(from: Point, { left, right, top, bottom }: Frame): void {
    const to = { x: Math.min(right, Math.max(left, from.x)), y: Math.min(bottom, Math.max(top, from.y)) };
    this.under.push({ kind: 'path', path: line(from, to), pen: 'hair' });
  }
}
