import type { Frame } from './frame.ts';
import { Placer, type PlacerSizes } from './placer.ts';

/** A placer that knows how far what is put on it reaches. */
export class BoundedPlacer extends Placer {
  /** Around all of it. */
  bounds: Frame | null = null;

  /**
   * @param borders that no text may cross, as lines may; they are none of it
   * @param limits out of which none may stand
   */
  constructor(sizes: PlacerSizes, borders: readonly Frame[] = [], limits: Frame | null = null) {
    super(sizes, limits);
    for (const border of borders) super.takeLine(border);
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

  override take(frame: Frame): void {
    super.take(frame);
    this.#cover(frame);
  }

  override takeLine(frame: Frame): void {
    super.takeLine(frame);
    this.#cover(frame);
  }
}
