import { type Isoband, isobands } from '@lumitor/domain/light/isolines';
import { dimmed } from '@lumitor/domain/light/measured';
import { lightScaleOf, type Scale } from '@lumitor/domain/light/scale';
import type { ScaleChoice } from '@lumitor/domain/light/scaleChoice';
import type { Light } from '@lumitor/domain/light/scene';

/** Colouring of maps. */
export interface Colouring {
  choice: ScaleChoice;
  /** lx */
  target: number | null;
  /** Share of each layer, of 1 (D69); absent: all on. */
  shares?: readonly number[] | undefined;
}

/** Light on one surface with its isobands and their scale. */
export interface ShownLight extends Light {
  scale: Scale;
  /** One band per threshold of the scale. */
  bands: readonly Isoband[];
}

/** Light on the surfaces shown together, in one scene, on one scale. */
export function shownLights(computed: readonly Light[], { choice, target, shares }: Colouring): ShownLight[] {
  const lights = shares ? computed.map((light) => dimmed(light, shares)) : computed;
  const scale = lightScaleOf(
    choice,
    target,
    lights.map(({ map }) => map),
  );
  return lights.map((light) => ({ ...light, scale, bands: isobands(light.map, scale.thresholds) }));
}
