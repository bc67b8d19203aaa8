import { measureLayout } from '@lumitor/domain/kinds/rail/geometry';
import { facingOfHeading } from '@lumitor/domain/kinds/rail/heading';
import { internalDirection, positionOf, readSteps } from '@lumitor/domain/kinds/rail/storedRail';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { countParts } from '@lumitor/domain/parts/parts';
import { splitLength } from '@lumitor/domain/parts/rails';
import type { Cm } from '@lumitor/domain/units';
import type { Cases, LayoutCase, RailCase } from './cases.ts';
import { checkControl, checkFeeds, checkNetwork } from './installation.ts';
import { checkLight } from './light.ts';
import { checkPhotometry } from './photometry.ts';
import { checkPlaces } from './places.ts';
import { checkUgr } from './ugr.ts';

export interface Difference {
  what: string;
  expected: unknown;
  got: unknown;
}

export interface CaseResult {
  name: string;
  differences: Difference[];
}

const TOLERANCE: Cm = 0.001;
const isNear = (a: Cm, b: Cm) => Math.abs(a - b) <= TOLERANCE;

type Expected = LayoutCase['expect'];
type OpenEnd = NonNullable<Expected['openEnds']>[number];

const isSameOpenEnd = (a: OpenEnd, b: OpenEnd) =>
  a.stepId === b.stepId && a.end === b.end && a.facing === b.facing && isNear(a.x, b.x) && isNear(a.y, b.y);

/** The order is ignored. */
function openEndDifferences(expected: OpenEnd[], got: OpenEnd[]): Difference[] {
  const left = [...got];
  const missing = expected.filter((end) => {
    const found = left.findIndex((other) => isSameOpenEnd(end, other));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  return [
    ...missing.map((end) => ({ what: 'openEnds', expected: end, got: undefined })),
    ...left.map((end) => ({ what: 'openEnds', expected: undefined, got: end })),
  ];
}

function numberDifferences(expected: object, got: object): Difference[] {
  const computed = new Map(Object.entries(got));
  return Object.entries(expected)
    .filter(([what, value]) => typeof value === 'number' && !isNear(value, computed.get(what) ?? Number.NaN))
    .map(([what, value]) => ({ what, expected: value, got: computed.get(what) }));
}

function checkRails({ length, ...expected }: RailCase): Difference[] {
  return numberDifferences(expected, splitLength(length));
}

function checkLayout({ steps: stored, inactiveEntries, expect }: LayoutCase): Difference[] {
  const { steps, fault } = readSteps(stored, inactiveEntries);
  if (fault) throw new Error(fault.message);
  const geometry = measureLayout(steps, inactiveEntries);
  const differences = numberDifferences(expect, countParts(geometry, DEFAULT_PART_TABLES.standard));
  if (expect.openEnds)
    differences.push(
      ...openEndDifferences(
        expect.openEnds,
        geometry.openEnds.map(({ stepId, end, x, y, heading }) => ({
          stepId,
          end,
          x,
          y,
          facing: facingOfHeading(heading),
        })),
      ),
    );
  for (const { id, position, directionInternalFrame } of expect.steps ?? []) {
    const placed = geometry.placed[geometry.indexOf.get(id) ?? -1];
    if (!placed) {
      differences.push({ what: `steps.${id}`, expected: 'a step', got: undefined });
      continue;
    }
    const at = positionOf(placed);
    if (position && !(isNear(position.x, at.x) && isNear(position.y, at.y)))
      differences.push({ what: `steps.${id}.position`, expected: position, got: at });
    const direction = internalDirection(placed);
    if (directionInternalFrame !== undefined && directionInternalFrame !== direction)
      differences.push({
        what: `steps.${id}.directionInternalFrame`,
        expected: directionInternalFrame,
        got: direction,
      });
  }
  return differences;
}

function resultOf(name: string, check: () => Difference[]): CaseResult {
  try {
    return { name, differences: check() };
  } catch (error) {
    return { name, differences: [{ what: 'layout', expected: 'a result', got: String(error) }] };
  }
}

export const checkCases = ({
  rails,
  layouts,
  places,
  photometry,
  light,
  feeds,
  networks,
  control,
  ugr,
}: Cases): CaseResult[] => [
  ...rails.map((each) => resultOf(`rails of ${each.length} cm`, () => checkRails(each))),
  ...layouts.map((each) => resultOf(each.name, () => checkLayout(each))),
  ...places.map((each) => resultOf(each.name, () => checkPlaces(each))),
  ...photometry.map((each) => resultOf(each.name, () => checkPhotometry(each))),
  ...light.map((each) => resultOf(each.name, () => checkLight(each, photometry))),
  ...feeds.map((each) => resultOf(each.name, () => checkFeeds(each))),
  ...networks.map((each) => resultOf(each.name, () => checkNetwork(each))),
  ...control.map((each) => resultOf(each.name, () => checkControl(each))),
  ...ugr.map((each) => resultOf(each.name, () => checkUgr(each))),
];
