import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lightIn } from '@lumitor/domain/light/light';
import type { Light, LightSurface } from '@lumitor/domain/light/scene';
import { surfaceFrame } from '@lumitor/domain/light/surfaces';
import type { Cm, Lux } from '@lumitor/domain/units';
import { pathTracer } from './pathTracer.ts';
import { type ComparedScene, surfacesOf } from './rooms.ts';

const FILE = new URL('references.json', import.meta.url);

/** Path tracer's values at indices of grid points. */
interface SurfaceReference {
  points: number[];
  lux: Lux[];
}

interface SceneReference {
  input: string;
  surfaces: SurfaceReference[];
}

type References = Record<string, SceneReference>;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Evenly spread points, and the darkest by the product. */
const EVEN = { wall: 14, other: 24 };
const DARKEST = 3;
/** Batches follow until the standard error is below a share of the light. */
const BATCH = 500;
const SURE = 0.007;
const SURE_OF_DARKEST = 0.003;
const FEWEST_BATCHES = 6;
const MOST_BATCHES = 60;

/** Coarse: only grids are compared. */
const STEP: Cm = 400;

export function lightOnSurfaces({ scene }: ComparedScene, detail: 'direct' | 'full'): Light[] {
  const light = lightIn(scene, detail);
  return surfacesOf(scene).map((surface) => {
    const one = light.on(surface, STEP);
    if (!one) throw new Error(`The scene has no ${surface.kind}.`);
    return one;
  });
}

function pointsOf({ grid }: Light, { kind }: LightSurface): { points: number[]; darkest: Set<number> } {
  const count = Math.min(grid.length, kind === 'wall' ? EVEN.wall : EVEN.other);
  const even = Array.from({ length: count }, (_, n) => Math.floor(((n + 0.5) * grid.length) / count));
  const byLux = grid.map((_, index) => index).sort((a, b) => (grid[a]?.lux ?? 0) - (grid[b]?.lux ?? 0));
  const darkest = new Set(byLux.slice(0, DARKEST));
  return { points: [...new Set([...even, ...darkest])].sort((a, b) => a - b), darkest };
}

/** Takes minutes. */
function referenceOf(one: ComparedScene): SceneReference {
  const { scene } = one;
  const [full, direct] = [lightOnSurfaces(one, 'full'), lightOnSurfaces(one, 'direct')];
  const { once, after } = pathTracer(scene);
  const surfaces = surfacesOf(scene).map((surface, index): SurfaceReference => {
    const [light, straight] = [full[index] as Light, direct[index] as Light];
    const frame = surfaceFrame(scene.room, scene.areas, surface);
    if (!frame) throw new Error(`The scene has no ${surface.kind}.`);
    const { points, darkest } = pointsOf(light, surface);
    const lux = points.map((point) => {
      const { x, y, lux: known } = straight.grid[point] as Light['grid'][number];
      const sure = darkest.has(point) ? SURE_OF_DARKEST : SURE;
      const first = once(frame.at(x, y), frame.normal);
      let [sum, squares, batches, mean] = [0, 0, 0, 0];
      while (batches < MOST_BATCHES) {
        const found = after(frame.at(x, y), frame.normal, BATCH, 1_000 * point + ++batches);
        sum += found;
        squares += found * found;
        mean = sum / batches;
        const error = Math.sqrt(Math.max(0, squares / batches - mean * mean) / (batches - 1));
        if (batches >= FEWEST_BATCHES && error < sure * (known + first + mean)) break;
      }
      return Number((first + mean).toPrecision(5));
    });
    return { points, lux };
  });
  return { input: digest(scene), surfaces };
}

const storedReferences = (): References =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as References) : {};

/** @throws Error if the scene differs from that of the stored reference */
export function referencesOf(): (one: ComparedScene) => SceneReference {
  const stored = storedReferences();
  return ({ id, scene }) => {
    const reference = stored[id];
    if (reference?.input !== digest(scene))
      throw new Error(
        `The reference of the scene “${id}” is of another scene. Run: node scripts/run.mjs scripts/lightReferences.ts`,
      );
    return reference;
  };
}

export function writeReferences(scenes: readonly ComparedScene[], report: (line: string) => void): void {
  const stored = storedReferences();
  for (const one of scenes) {
    if (stored[one.id]?.input === digest(one.scene)) continue;
    const start = performance.now();
    stored[one.id] = referenceOf(one);
    report(`${one.id}: ${Math.round((performance.now() - start) / 1000)} s`);
    const known = Object.fromEntries(scenes.flatMap(({ id }) => (stored[id] ? [[id, stored[id]]] : [])));
    writeFileSync(FILE, `${JSON.stringify(known)}\n`);
  }
}
