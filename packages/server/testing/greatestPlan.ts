import { STEP } from './oneRail.ts';

const ACROSS = 25;

/** Largest plan: 1,000 islands. */
export const planOfIslands = (islands: number, bindingId: string) => {
  const ids = Array.from({ length: islands }, (_, index) => `s${index}`);
  return {
    bindings: [{ id: bindingId, quantity: 5 * islands }],
    steps: ids.map((id, index) => ({
      ...STEP,
      id,
      ...(index > 0 && { origin: { x: (index % ACROSS) * 300, y: Math.floor(index / ACROSS) * 100 } }),
    })),
    placements: ids.flatMap((stepId) =>
      [20, 60, 100, 140, 180].map((at) => ({
        id: `${stepId}.${at}`,
        bindingId,
        stepId,
        at,
        turn: 0,
        tilt: 0,
      })),
    ),
    wiring: {
      feeds: ids.map((stepId) => ({ id: `f.${stepId}`, stepId, at: 0 })),
      cuts: ids.map((stepId) => ({ stepId, at: 120 })),
      ownZones: [],
    },
  };
};
