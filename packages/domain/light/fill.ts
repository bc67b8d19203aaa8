import type { LightTarget } from '../catalogue/lightTarget.ts';
import { NO_DIMMING, sceneForWork, sceneLayers, sharesOf } from '../dimming/dimming.ts';
import { type Arrangement, arrange } from '../kinds/luminaire/arrangement.ts';
import type { Bodies } from '../kinds/luminaire/body.ts';
import type { Plan } from '../plan/plan.ts';
import { darkArticles } from './emitter.ts';
import { lightIn, meanAtMost } from './light.ts';
import { type GridFigures, type LitPlan, litRoomOf, sceneOf } from './scene.ts';

const MAX_LUMINAIRES = 400;
/** Uneven light at this multiple of the target ends the search. */
const FAR_TOO_BRIGHT = 10;

export interface FillQuestion {
  plan: Pick<Plan, 'layout' | 'placements'> &
    Partial<Pick<Plan, 'room' | 'dimming'>> & { choices: Pick<Plan['choices'], 'bindings'> };
  bodies: Bodies;
  lit: Omit<LitPlan, 'luminaires'>;
  bindingId: string;
  target: Pick<LightTarget, 'lux' | 'uniformity'>;
}

export interface FilledLight {
  quantity: number;
  figures: GridFigures;
}

/** `noGrid`: no grid points; `noPlace`: rails are full; `uneven`: bright enough but uneven. */
export type FillAnswer =
  | ({ isReached: true } & FilledLight)
  | { isReached: false; reason: 'noData' | 'noGrid' | 'noPlace' | 'uneven'; best: FilledLight | null };

const missing = ({ noRoom }: Arrangement): number =>
  [...noRoom.values()].reduce((sum, count) => sum + count, 0);

/**
 * Fewest luminaires that meet mean and uniformity (D52); all others stay. Numbers are tried upwards, as
 * places change with the number. While an upper bound of the mean is below the target, the costly measurement
 * is skipped.
 */
export function fillTo({ plan, bodies, lit, bindingId, target }: FillQuestion): FillAnswer {
  const { bindings } = plan.choices;
  const others = bindings.filter(({ id }) => id !== bindingId);
  const place = bindings.findIndex(({ id }) => id === bindingId);
  const withQuantity = (quantity: number) => {
    const chosen = { id: bindingId, quantity };
    const all =
      place < 0 ? [...others, chosen] : bindings.map((one) => (one.id === bindingId ? chosen : one));
    return arrange({ ...plan, choices: { bindings: all.filter((one) => one.quantity > 0) } }, bodies);
  };
  const sceneWith = ({ luminaires }: Arrangement) => sceneOf({ ...lit, luminaires });
  const { dimming = NO_DIMMING } = plan;
  const work = sceneForWork(dimming);
  /** Added luminaires are in no group and at full output (D69). */
  const measured = ({ luminaires }: Arrangement): GridFigures | null => {
    const ids = luminaires.map(({ id }) => id);
    const layers = sceneLayers(dimming, ids);
    const scene = sceneOf({ ...lit, luminaires, layers: work ? layers : undefined });
    return lightIn(scene, 'full').gridFigures({ kind: 'plane' }, sharesOf(dimming, work, ids, layers));
  };
  const filled = withQuantity(MAX_LUMINAIRES);
  if (darkArticles(sceneWith(filled)).includes(bindingId))
    return { isReached: false, reason: 'noData', best: null };
  if (!lit.room || !measured(withQuantity(0))) return { isReached: false, reason: 'noGrid', best: null };
  const mostOf = meanAtMost(litRoomOf(lit.room));
  const byHand = filled.luminaires.filter(
    (luminaire) => luminaire.bindingId === bindingId && luminaire.isPlaced,
  ).length;
  const missingBefore = missing(withQuantity(byHand));
  let best: FilledLight | null = null;
  let [last, isBright] = [0, false];
  for (let quantity = Math.max(1, byHand); quantity <= MAX_LUMINAIRES; quantity++) {
    const arrangement = withQuantity(quantity);
    if (missing(arrangement) > missingBefore) break;
    last = quantity;
    if (!isBright && mostOf(sceneWith(arrangement)) < target.lux) continue;
    const figures = measured(arrangement) as GridFigures;
    const isEven = figures.uniformity >= (target.uniformity ?? 0);
    if (figures.mean >= target.lux && isEven) return { isReached: true, quantity, figures };
    const isNowBright = figures.mean >= target.lux;
    if (!isBright || !best || figures.uniformity > best.figures.uniformity) best = { quantity, figures };
    isBright ||= isNowBright;
    if (figures.mean > FAR_TOO_BRIGHT * target.lux) break;
  }
  if (isBright) return { isReached: false, reason: 'uneven', best };
  const figures = last > 0 ? measured(withQuantity(last)) : null;
  return { isReached: false, reason: 'noPlace', best: figures && { quantity: last, figures } };
}
