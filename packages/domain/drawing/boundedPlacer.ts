import { areFramesDisjoint, type DrawingPoint, type LabelFrame } from '../paths/frame.ts';
import { Placer, type PlacerSizes } from './placer.ts';

export interface TileGrid {
  xs: readonly number[];
  ys: readonly number[];
}

const TOUCHING = 1e-6;

function edgesAround(edges: readonly number[], from: number, to: number): [number, number] | null {
  for (let index = 0; index + 1 < edges.length; index++) {
    const [low, high] = [edges[index] as number, edges[index + 1] as number];
    if (from >= low - TOUCHING && to <= high + TOUCHING) return [low, high];
  }
  return null;
}

/** Placer for paper: records the covered bounds, and puts no text across edges of tiles. */
export class BoundedPlacer extends Placer {
  bounds: LabelFrame | null = null;
  readonly #grid: TileGrid | null;
  #closed: readonly LabelFrame[] = [];

  constructor(sizes: PlacerSizes, grid: TileGrid | null = null, limits: LabelFrame | null = null) {
    super(sizes, limits);
    this.#grid = grid;
  }

  #cover({ left, top, right, bottom }: LabelFrame): void {
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

  /** Call before dimensions, so that no tile shows a dimension alone. */
  closeEmptyTiles(): void {
    const { xs, ys } = this.#grid ?? { xs: [], ys: [] };
    const tiles = ys.slice(1).flatMap((bottom, row) =>
      xs.slice(1).map((right, column): LabelFrame => {
        return { left: xs[column] as number, top: ys[row] as number, right, bottom };
      }),
    );
    this.#closed = tiles.filter((tile) => super.isFree(tile));
    for (const tile of this.#closed) super.take(tile);
  }

  isOnOpenTiles(frame: LabelFrame): boolean {
    return this.#closed.every((tile) => areFramesDisjoint(tile, frame));
  }

  override take(frame: LabelFrame): void {
    super.take(frame);
    this.#cover(frame);
  }

  override takeLine(frame: LabelFrame): void {
    super.takeLine(frame);
    this.#cover(frame);
  }

  override isFree(frame: LabelFrame): boolean {
    const grid = this.#grid;
    const isOnOneTile =
      !grid ||
      (edgesAround(grid.xs, frame.left, frame.right) !== null &&
        edgesAround(grid.ys, frame.top, frame.bottom) !== null);
    return isOnOneTile && super.isFree(frame);
  }

  override isOnTileOf({ x, y }: DrawingPoint, frame: LabelFrame): boolean {
    const grid = this.#grid;
    if (!grid) return true;
    const [across, down] = [
      edgesAround(grid.xs, frame.left, frame.right),
      edgesAround(grid.ys, frame.top, frame.bottom),
    ];
    return (
      across !== null &&
      down !== null &&
      edgesAround(across, x, x) !== null &&
      edgesAround(down, y, y) !== null
    );
  }
}
