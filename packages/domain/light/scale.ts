import { falseColours } from './falseColours.ts';
import type { ScaleChoice } from './scaleChoice.ts';
import { roundedEnds, stepsAbout, stepsBetween } from './scaleSteps.ts';
import type { LightMap } from './scene.ts';
import { thresholdsFor } from './thresholds.ts';

/** Default target, in lx. */
const USUAL_TARGET = 300;

/** Colours of a map by bands of illuminance, one more than thresholds. The map is hatched above the last. */
export interface Scale {
  /** lx, rising. */
  thresholds: readonly number[];
  /** Colour of each band, '#rrggbb'; null: theme colours, neutral below the target and warm above. */
  colours: readonly string[] | null;
}

function present(maps: readonly Pick<LightMap, 'lux'>[]): { least: number; greatest: number } | null {
  let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
  for (const { lux } of maps)
    for (const value of lux) {
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
  return greatest > 0 ? roundedEnds(least, greatest) : null;
}

function falseSteps(choice: ScaleChoice, target: number | null, maps: readonly Pick<LightMap, 'lux'>[]) {
  const { ends, isLogarithmic } = choice;
  if (ends === 'typed') return stepsBetween(choice, target);
  const found = ends === 'present' ? present(maps) : null;
  if (found) return stepsBetween({ ...found, isLogarithmic }, target);
  const steps = stepsAbout(target ?? USUAL_TARGET);
  if (isLogarithmic) return steps;
  return stepsBetween({ least: 0, greatest: steps.at(-1) as number, isLogarithmic }, target);
}

/**
 * Scale of the illuminance on plan and areas, in 3D, legend and labels (D50).
 * @param target lx
 * @param maps shown together
 */
export function lightScaleOf(
  choice: ScaleChoice,
  target: number | null,
  maps: readonly Pick<LightMap, 'lux'>[],
): Scale {
  if (choice.kind === 'quiet') return { thresholds: thresholdsFor(target), colours: null };
  const thresholds = falseSteps(choice, target, maps);
  const at = target === null ? -1 : thresholds.indexOf(target);
  return { thresholds, colours: falseColours(thresholds.length + 1, at < 0 ? null : at + 1) };
}
