import { minus, type Vector } from '../math/points.ts';
import type { DxfDocument } from './dxfDocument.ts';
import { MAX_ENTITIES, MAX_POINTS, MAX_SEEN, UnreadableDxf } from './dxfFault.ts';
import type { FloorPlan, PlanFill, PlanLayer, PlanOpening, PlanText } from './floorPlan.ts';
import { PLAIN, type Tint } from './tint.ts';

/** Nearer than so, in centimetres, a line's end is its begin. */
const CLOSED_WITHIN = 0.01;
/** No place of a plan is farther off than this, in centimetres: that is 10,000 km. */
const FARTHEST = 1e9;
/** More points of fills than so are left out: lines never have to give way to them. */
export const MAX_FILL_POINTS = 500_000;

const tooMany = (): UnreadableDxf => new UnreadableDxf({ kind: 'tooManyEntities', most: MAX_ENTITIES });
const isNear = ({ x, y }: Vector): boolean => Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST;

/** What is drawn as it is gathered, in centimetres of the drawing's own axes, y down. */
export class Sheet {
  readonly coordinates: number[] = [];
  readonly openings: PlanOpening[] = [];
  private readonly layers: PlanLayer[] = [];
  private readonly starts: number[] = [0];
  private readonly layerOf: number[] = [];
  private readonly tints: number[] = [];
  private readonly closed: number[] = [];
  private readonly fills: PlanFill[] = [];
  private readonly texts: PlanText[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly document: DxfDocument;
  private readonly count = { lines: 0, seen: 0 };
  /** Of lines, and of fills. */
  private points = 0;
  private fillPoints = 0;

  constructor(document: DxfDocument) {
    this.document = document;
  }

  /** One more thing is drawn, or only looked at: words, fills. @throws UnreadableDxf where they are too many */
  countOne(of: 'lines' | 'seen'): void {
    this.count[of] += 1;
    if (this.count[of] > MAX_ENTITIES) throw tooMany();
  }

  get lineCount(): number {
    return this.closed.length;
  }

  private layer(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    // A layer that no table names is shown.
    const { name, isShown } = this.document.layers.get(key) ?? { name: key, isShown: true };
    const number = this.layers.push({ name, isShown }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  tintOf = (layer: string): Tint => this.document.layers.get(layer)?.tint ?? PLAIN;

  /** What lies where no plan can be is left out. */
  private push(layer: string, tint: Tint, points: readonly Vector[], closed: 0 | 1 | 2): void {
    if (!points.every(isNear)) return;
    for (const { x, y } of points) this.coordinates.push(x, y);
    if (closed !== 2) this.points += points.length;
    this.starts.push(this.coordinates.length / 2);
    this.layerOf.push(this.layer(layer));
    this.tints.push(tint);
    this.closed.push(closed);
  }

  add(layer: string, tint: Tint, points: readonly Vector[], isClosed: boolean): void {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 2) return;
    const isBack = points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) < CLOSED_WITHIN;
    const own = isBack ? points.slice(0, -1) : points;
    if (this.points + own.length > MAX_POINTS) throw tooMany();
    this.push(layer, tint, own, isBack || (isClosed && own.length > 2) ? 1 : 0);
  }

  /** Fills what lies within loops, if there is room for it. @param loops whose points are found one loop after the other */
  fill(layer: string, tint: Tint, loops: Iterable<readonly Vector[]>, strength: number): void {
    const from = this.closed.length;
    for (const loop of loops) {
      this.fillPoints += loop.length;
      if (!this.takesFills) return;
      if (loop.length > 2) this.push(layer, tint, loop, 2);
    }
    const to = this.closed.length;
    if (to > from) this.fills.push({ from, to, strength });
  }

  /** Whether there is room for more fills, and for more words. */
  get takesFills(): boolean {
    return this.fills.length < MAX_SEEN && this.fillPoints < MAX_FILL_POINTS;
  }

  get takesWords(): boolean {
    return this.texts.length < MAX_SEEN;
  }

  write(layer: string, text: Omit<PlanText, 'layer'>): void {
    if (this.takesWords && isNear(text.at) && text.height < FARTHEST)
      this.texts.push({ ...text, layer: this.layer(layer) });
  }

  /** The corner of the box of what layers show that are shown, or of all where none is; and its size. */
  private box() {
    const { layers, layerOf, coordinates } = this;
    const isAny = layerOf.some((layer) => layers[layer]?.isShown);
    const least = { x: Infinity, y: Infinity };
    const most = { x: -Infinity, y: -Infinity };
    for (let line = 0; line < layerOf.length; line++) {
      if (isAny && !layers[layerOf[line] ?? 0]?.isShown) continue;
      for (let index = this.starts[line] ?? 0; index < (this.starts[line + 1] ?? 0); index++) {
        const [x = 0, y = 0] = [coordinates[2 * index], coordinates[2 * index + 1]];
        if (x < least.x) least.x = x;
        if (x > most.x) most.x = x;
        if (y < least.y) least.y = y;
        if (y > most.y) most.y = y;
      }
    }
    return { least, width: most.x - least.x, height: most.y - least.y };
  }

  /** All of it, from the corner of what is shown. @throws UnreadableDxf where nothing is drawn */
  finished(): FloorPlan {
    if (this.coordinates.length === 0) throw new UnreadableDxf({ kind: 'emptyDxf' });
    const { least, width, height } = this.box();
    const coordinates = Float64Array.from(this.coordinates);
    for (let at = 0; at < coordinates.length; at += 2) {
      coordinates[at] = (coordinates[at] ?? 0) - least.x;
      coordinates[at + 1] = (coordinates[at + 1] ?? 0) - least.y;
    }
    return {
      layers: this.layers,
      ...{ width, height, coordinates },
      starts: Uint32Array.from(this.starts),
      layerOf: Uint32Array.from(this.layerOf),
      tints: Int16Array.from(this.tints),
      closed: Uint8Array.from(this.closed),
      fills: this.fills,
      texts: this.texts.map((one) => ({ ...one, at: minus(one.at, least) })),
      openings: this.openings.map((one) => ({ ...one, middle: minus(one.middle, least) })),
    };
  }
}
