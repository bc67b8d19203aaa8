import { isHidden } from '../plan/hidden.ts';
import type { Plan } from '../plan/plan.ts';
import type { InstallationDrawing } from './installationDrawing.ts';

const NO_INSTALLATION = {
  isolations: [],
  feeds: [],
  devices: [],
  routes: [],
  borders: [],
  dead: [],
  overloaded: [],
  signs: [],
} as const satisfies Partial<InstallationDrawing>;

/** Parts of a drawing whose groups are not hidden (D58d); tables and lists use the whole drawing. */
export function visibleDrawing(
  drawing: InstallationDrawing,
  plan: Pick<Plan, 'hidden'>,
): InstallationDrawing {
  if (plan.hidden.length === 0) return drawing;
  return {
    ...drawing,
    ...(isHidden(plan, 'rails') && { rails: [], joints: [], caps: [] }),
    ...(isHidden(plan, 'luminaires') && { luminaires: [] }),
    ...(isHidden(plan, 'installation') && NO_INSTALLATION),
  };
}
