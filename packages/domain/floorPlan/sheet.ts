import { sumOf } from '../math/lists.ts';
import { ahead, minus, type Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';
import { type Clip, type ClippedLine, clippedLine, clippedLoop, isWithinClip } from './clip.ts';
import type { DxfDocument } from './dxfDocument.ts';
import { type DxfFault, MAX_ENTITIES, MAX_POINTS, MAX_SEEN, UnreadableDxf } from './dxfFault.ts';
import type { FloorPlan, PlanFill, PlanLayer, PlanOpening, PlanText } from './floorPlan.ts';
import type { DrawnFurniture } from './furniture.ts';
import { Omissions } from './omissions.ts';
import { type Boxes, boxAround, isFarFrom, mainOf, type PlanExtent } from './strays.ts';
import { NO_TINT, type Tint } from './tint.ts';

/** Ends this near close a line; farther coordinates are damage. */
const CLOSED_WITHIN: Cm = 0.01;
const FARTHEST: Cm = 1e9;
/** Fills never displace lines: they have a limit of their own. */
export const MAX_FILL_POINTS = 500_000;

const tooMany = (): UnreadableDxf => new UnreadableDxf({ kind: 'tooManyEntities', most: MAX_ENTITIES });
const isNear = ({ x, y }: Vector): boolean => Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST;

const LETTER = 0.75;

const middleOf = ({ at, along, across, height, text }: Omit<PlanText, 'layer' | 'tint'>): Vector =>
  ahead(at, along, (0.5 - across) * LETTER * height * text.length);

export interface Style {
  layer: string;
  tint: Tint;
  clips: readonly Clip[];
}

/** Collects clipped lines, fills and texts in the arrays of a floor plan, within the limits of D73. */
export class SourceSheet {
  readonly coordinates: number[] = [];
  readonly openings: PlanOpening[] = [];
  readonly furniture: DrawnFurniture[] = [];
  readonly omissions = new Omissions();
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
  private points = 0;
  private fillPoints = 0;

  constructor(document: DxfDocument) {
    this.document = document;
  }

  /** @throws UnreadableDxf if there are too many */
  countOne(kind: 'lines' | 'seen'): void {
    this.count[kind] += 1;
    if (this.count[kind] > MAX_ENTITIES) throw tooMany();
  }

  get lineCount(): number {
    return this.closed.length;
  }

  private layer(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const isShown = this.document.layers.get(key)?.isShown ?? true;
    const name = this.layerName(key);
    const number = this.layers.push({ name, isShown }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  layerName = (key: string): string =>
    this.document.layers.get(key)?.name ?? this.document.layerNames.get(key) ?? key;

  tintOf = (layer: string): Tint => this.document.layers.get(layer)?.tint ?? NO_TINT;

  private push({ layer, tint }: Style, points: readonly Vector[], closed: 0 | 1 | 2): void {
    if (!points.every(isNear)) {
      this.omissions.add('damaged', '', this.layerName(layer));
      return;
    }
    for (const { x, y } of points) this.coordinates.push(x, y);
    this.starts.push(this.coordinates.length / 2);
    this.layerOf.push(this.layer(layer));
    this.tints.push(tint);
    this.closed.push(closed);
  }

  private countPoints(count: number): void {
    this.points += count;
    if (this.points > MAX_POINTS) throw tooMany();
  }

  add(style: Style, points: readonly Vector[], isClosed: boolean): void {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 2) return;
    const isBack = points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) < CLOSED_WITHIN;
    const own = isBack ? points.slice(0, -1) : points;
    let lines: ClippedLine[] = [{ points: own, isClosed: isBack || (isClosed && own.length > 2) }];
    this.countPoints(own.length);
    for (const clip of style.clips) {
      lines = lines.flatMap((line) => clippedLine(clip, line));
      this.countPoints(sumOf(lines.map((line) => line.points.length)));
    }
    for (const line of lines) this.push(style, line.points, line.isClosed ? 1 : 0);
  }

  fill(
    style: Style,
    loops: Iterable<readonly Vector[]>,
    { strength, isSolid }: Pick<PlanFill, 'strength' | 'isSolid'>,
  ): void {
    const from = this.closed.length;
    if (this.takesFills)
      for (const loop of loops) {
        this.fillPoints += loop.length;
        let pieces = [loop];
        for (const clip of style.clips) {
          pieces = pieces.flatMap((piece) => clippedLoop(clip, piece));
          this.fillPoints += sumOf(pieces.map((piece) => piece.length));
        }
        if (!this.takesFills) break;
        for (const piece of pieces) if (piece.length > 2) this.push(style, piece, 2);
      }
    const to = this.closed.length;
    if (!this.takesFills) this.omissions.add('surplus', '', '');
    else if (to > from) this.fills.push({ from, to, strength, ...(isSolid && { isSolid }) });
  }

  private get takesFills(): boolean {
    return this.fills.length < MAX_SEEN && this.fillPoints < MAX_FILL_POINTS;
  }

  write({ layer, tint, clips }: Style, text: Omit<PlanText, 'layer' | 'tint'>): void {
    const middle = middleOf(text);
    if (!clips.every((clip) => isWithinClip(clip, middle))) return;
    if (this.texts.length >= MAX_SEEN) this.omissions.add('surplus', '', '');
    else if (isNear(text.at) && text.height < FARTHEST)
      this.texts.push({ ...text, tint, layer: this.layer(layer) });
    else this.omissions.add('damaged', '', this.layerName(layer));
  }

  private boxes(): Boxes {
    const boxes = new Float64Array(4 * this.closed.length);
    for (let line = 0; line < this.closed.length; line++) {
      let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let index = this.starts[line] ?? 0; index < (this.starts[line + 1] ?? 0); index++) {
        const [x = 0, y = 0] = [this.coordinates[2 * index], this.coordinates[2 * index + 1]];
        if (x < minX) minX = x;
        if (x > maxX) maxX = x;
        if (y < minY) minY = y;
        if (y > maxY) maxY = y;
      }
      boxes.set([minX, minY, maxX, maxY], 4 * line);
    }
    return boxes;
  }

  private main(boxes: Boxes): { main: readonly number[]; far: readonly number[] } {
    const { layers, layerOf } = this;
    const isAny = layerOf.some((layer) => layers[layer]?.isShown);
    const shown = layerOf.flatMap((layer, line) => (!isAny || layers[layer]?.isShown ? [line] : []));
    const main = mainOf(boxes, shown);
    if (main.length === shown.length) return { main, far: [] };
    const isMain = new Set(main);
    return { main, far: shown.filter((line) => !isMain.has(line)) };
  }

  private setAside(far: readonly number[], frame: PlanExtent): void {
    const numbers = new Map<number, number>();
    const farLayer = (layer: number): number => {
      const { name = '' } = this.layers[layer] ?? {};
      const number = numbers.get(layer) ?? this.layers.push({ name, isShown: false, isFar: true }) - 1;
      numbers.set(layer, number);
      this.omissions.add('far', '', name);
      return number;
    };
    for (const line of far) this.layerOf[line] = farLayer(this.layerOf[line] ?? 0);
    for (const [index, text] of this.texts.entries()) {
      const { x, y } = text.at;
      if (!this.layers[text.layer]?.isShown || !isFarFrom(frame, Float64Array.of(x, y, x, y), 0)) continue;
      this.texts[index] = { ...text, layer: farLayer(text.layer) };
    }
  }

  private emptyFault(): DxfFault {
    const { damagedAt } = this.document;
    const omissions = this.omissions.list;
    const isDamaged = damagedAt !== null && omissions.every(({ kind }) => kind === 'damaged');
    return isDamaged ? { kind: 'brokenDxf', line: damagedAt } : { kind: 'emptyDxf', omissions };
  }

  /**
   * Crops to the building, whose upper left corner becomes the origin.
   * @throws UnreadableDxf if nothing is drawn
   */
  finished(): FloorPlan {
    const boxes = this.boxes();
    const { main, far } = this.main(boxes);
    const frame = boxAround(boxes, main);
    if (!frame) throw new UnreadableDxf(this.emptyFault());
    const [x, y, right, bottom] = frame;
    const least = { x, y };
    this.setAside(far, frame);
    const coordinates = Float64Array.from(this.coordinates);
    for (let index = 0; index < coordinates.length; index += 2) {
      coordinates[index] = (coordinates[index] ?? 0) - x;
      coordinates[index + 1] = (coordinates[index + 1] ?? 0) - y;
    }
    return {
      layers: this.layers,
      width: right - x,
      height: bottom - y,
      coordinates,
      starts: Uint32Array.from(this.starts),
      layerOf: Uint32Array.from(this.layerOf),
      tints: Int16Array.from(this.tints),
      closed: Uint8Array.from(this.closed),
      fills: this.fills,
      texts: this.texts.map((one) => ({ ...one, at: minus(one.at, least) })),
      openings: this.openings.map((one) => ({ ...one, middle: minus(one.middle, least) })),
      omissions: this.omissions.list,
    };
  }
}
