import type { Scale } from '@lumitor/domain/light/scale';
import { HOT_BAND } from '@lumitor/domain/light/thresholds';

/** Darkest first. */
export const bandColour = (colours: Scale['colours'], band: number): string =>
  colours?.[band] ?? `var(--lux-${Math.min(band, HOT_BAND - 1)})`;
