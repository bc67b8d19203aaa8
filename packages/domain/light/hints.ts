import { accentHint } from './accentHint.ts';
import { emittersOf } from './emitter.ts';
import type { Hint } from './hint.ts';
import { rowHints } from './rowHints.ts';
import type { Scene } from './scene.ts';
import { thrownBy, wallwasherHint } from './wallwasherHint.ts';

/** Advice on one luminaire of a scene: two at most, and none where nothing is known or all is well. */
export function hintsFor(scene: Scene, id: string): Hint[] {
  const { room, articles } = scene;
  const luminaire = scene.luminaires.find((one) => one.id === id);
  const [emitter] = luminaire ? emittersOf({ luminaires: [luminaire], articles }) : [];
  if (!luminaire || !emitter || !room) return [];
  const thrown = thrownBy(emitter);
  const hint = thrown ? wallwasherHint(emitter, thrown, room) : accentHint(emitter, luminaire.tilt, scene);
  if (hint) return [hint];
  return thrown ? [] : rowHints(luminaire, room, scene);
}
