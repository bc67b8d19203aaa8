import { type LightCentre, USUAL_DROP } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { shownCatalogue } from './derived.ts';

/** Of a room that nobody has drawn, in centimetres. */
const USUAL_HEIGHT = 270;

/** Where a piece shines from (D45). */
export function centreOf(piece: Piece): LightCentre {
  const article = shownCatalogue()?.bindings.find(({ id }) => id === piece.bindingId);
  return { ...piece, z: USUAL_HEIGHT - (article?.drop ?? USUAL_DROP) };
}
