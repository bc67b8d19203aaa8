import type { Scale } from '@lumitor/domain/light/scale';
import { HOT_BAND } from '@lumitor/domain/light/thresholds';

/** CSS colour of a band, darkest first. */
export const bandColour = (colours: Scale['colours'], band: number): string =>
  colours?.[band] ?? `var(--lux-${Math.min(band, HOT_BAND - 1)})`;
