import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { EMPTY_LAYOUT } from '@lumitor/domain/kinds/rail/layout';
import { readSteps } from '@lumitor/domain/kinds/rail/storedRail';
import type { PlacesCase } from './cases.ts';
import type { Difference } from './differences.ts';

/** Tolerance in cm and degrees. */
const TOLERANCE = 0.01;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;

/** Positions of luminaires (D43, D44). */
export function checkPlaces({ steps: stored, luminaires, placements, expect }: PlacesCase): Difference[] {
  const { steps, fault } = readSteps(stored);
  if (fault) throw new Error(fault.message);
  const {
    luminaires: pieces,
    dormant,
    noRoom,
  } = arrange(
    {
      layout: { ...EMPTY_LAYOUT, steps },
      placements: placements.map((one) => ({ ...one, turn: 0, tilt: 0 })),
      choices: { bindings: luminaires.map(({ bindingId, quantity }) => ({ id: bindingId, quantity })) },
    },
    new Map(
      luminaires.map(({ bindingId, length, fitsBent }) => [bindingId, { length, fitsBent, tiltMax: 0 }]),
    ),
  );
  const got = {
    pieces: pieces.map(({ id, isPlaced, bindingId, stepId, at, x, y, heading }) => ({
      bindingId,
      placement: isPlaced ? id : null,
      stepId,
      at,
      x,
      y,
      heading,
    })),
    dormant: dormant.map(({ placement, reason }) => ({ id: placement.id, reason })),
    noRoom: Object.fromEntries(noRoom),
  };
  const differences: Difference[] = [];
  for (let index = 0; index < Math.max(expect.pieces.length, got.pieces.length); index++) {
    const [expected, found] = [expect.pieces[index], got.pieces[index]];
    const isSame =
      expected &&
      found &&
      expected.bindingId === found.bindingId &&
      expected.placement === found.placement &&
      expected.stepId === found.stepId &&
      (['at', 'x', 'y', 'heading'] as const).every((what) => isNear(expected[what], found[what]));
    if (!isSame) differences.push({ what: `pieces.${index}`, expected, got: found });
  }
  for (const what of ['dormant', 'noRoom'] as const)
    if (JSON.stringify(expect[what]) !== JSON.stringify(got[what]))
      differences.push({ what, expected: expect[what], got: got[what] });
  return differences;
}
