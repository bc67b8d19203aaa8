import type { Lux } from '../units.ts';
import { falseColours } from './falseColours.ts';
import type { ScaleChoice } from './scaleChoice.ts';
import { roundedEnds, stepsAbout, stepsBetween } from './scaleSteps.ts';
import type { LightMap } from './scene.ts';
import { thresholdsFor } from './thresholds.ts';

const USUAL_TARGET: Lux = 300;

/** One more colour than thresholds; the map is hatched above the last. */
export interface Scale {
  thresholds: readonly Lux[];
  /** '#rrggbb'; null: theme colours, neutral below the target and warm above. */
  colours: readonly string[] | null;
}

function present(maps: readonly Pick<LightMap, 'lux'>[]): { least: Lux; greatest: Lux } | null {
  let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
  for (const { lux } of maps)
    for (const value of lux) {
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
  return greatest > 0 ? roundedEnds(least, greatest) : null;
}

function falseSteps(choice: ScaleChoice, target: Lux | null, maps: readonly Pick<LightMap, 'lux'>[]) {
  const { ends, isLogarithmic } = choice;
  if (ends === 'typed') return stepsBetween(choice, target);
  const found = ends === 'present' ? present(maps) : null;
  if (found) return stepsBetween({ ...found, isLogarithmic }, target);
  const steps = stepsAbout(target ?? USUAL_TARGET);
  if (isLogarithmic) return steps;
  return stepsBetween({ least: 0, greatest: steps.at(-1) as number, isLogarithmic }, target);
}

export function lightScaleOf(
  choice: ScaleChoice,
  target: Lux | null,
  maps: readonly Pick<LightMap, 'lux'>[],
): Scale {
  if (choice.kind === 'quiet') return { thresholds: thresholdsFor(target), colours: null };
  const thresholds = falseSteps(choice, target, maps);
  const at = target === null ? -1 : thresholds.indexOf(target);
  return { thresholds, colours: falseColours(thresholds.length + 1, at < 0 ? null : at + 1) };
}
