import { type Isoband, isobands } from '@lumitor/domain/light/isolines';
import { dimmed } from '@lumitor/domain/light/measured';
import { lightScaleOf, type Scale } from '@lumitor/domain/light/scale';
import type { ScaleChoice } from '@lumitor/domain/light/scaleChoice';
import type { Light } from '@lumitor/domain/light/scene';
import type { Lux } from '@lumitor/domain/units';

export interface Colouring {
  choice: ScaleChoice;
  target: Lux | null;
  /** Share of each layer, of 1 (D69); absent: all on. */
  shares?: readonly number[] | undefined;
}

export interface ShownLight extends Light {
  scale: Scale;
  bands: readonly Isoband[];
}

/** Surfaces shown together have one scale. */
export function shownLights(computed: readonly Light[], { choice, target, shares }: Colouring): ShownLight[] {
  const lights = shares ? computed.map((light) => dimmed(light, shares)) : computed;
  const scale = lightScaleOf(
    choice,
    target,
    lights.map(({ map }) => map),
  );
  return lights.map((light) => ({ ...light, scale, bands: isobands(light.map, scale.thresholds) }));
}
