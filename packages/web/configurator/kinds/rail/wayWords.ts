import type { Direction, Heading } from '@lumitor/domain/kinds/rail/heading';
import type { Shape } from '@lumitor/domain/kinds/rail/step';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { FACING_KEYS } from '../../../visitor/projection.ts';

/**
 * Direction in words: "Narożnik w dół".
 * @param heading after the turn, as the screen shows it
 */
export function wayWords(kind: Shape['kind'], direction: Direction, heading: Heading, t: Translate): string {
  const way = direction === 'straight' ? 'straight' : kind === 'bent' ? 'bend' : 'corner';
  return t(`canvas.way_${way}`, { facing: t(FACING_KEYS[heading]) });
}
