import type { Point } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import type { Piece } from '../luminaires/arrangement.ts';
import { onConnectors } from '../luminaires/connectors.ts';
import { isOutside, stepsOutside } from '../room/outside.ts';
import { connectorReach } from './connectorReach.ts';
import type { Examined } from './examine.ts';
import { type Finding, sizeOf } from './finding.ts';

type OfPlace = 'railOutside' | 'luminaireOutside' | 'onConnector';

/** Advice about things that stand where they should not: how many there are, and the first of them. */
function advice(
  kind: OfPlace,
  things: readonly { stepId: string; number: number; points: readonly Point[] }[],
): Finding[] {
  const [first] = things;
  if (!first) return [];
  return [
    {
      kind,
      weight: 'advice',
      key: kind,
      size: sizeOf(things.map(() => 1)),
      steps: [...new Set(things.map(({ stepId }) => stepId))],
      points: things.flatMap(({ points }) => points),
      figures: { count: things.length, number: first.number },
    },
  ];
}

const asThing = ({ stepId, number, x, y }: Piece) => ({ stepId, number, points: [{ x, y }] });

/** What lies outside the room, and what stands where a connector is (D43a, D46). */
export function placeFindings({
  plan: { layout, room, choices },
  catalogue,
  arrangement,
}: Examined): Finding[] {
  const geometry = geometryOf(layout);
  const byNumber = arrangement.pieces.toSorted((a, b) => a.number - b.number);
  const rails = room ? stepsOutside(room.outline, geometry) : [];
  const luminaires = room ? byNumber.filter((piece) => isOutside(room.outline, piece)) : [];
  const numberOf = (stepId: string) => (geometry.indexOf.get(stepId) ?? 0) + 1;
  return [
    ...advice(
      'railOutside',
      rails.map((stepId) => ({ stepId, number: numberOf(stepId), points: [] })),
    ),
    ...advice('luminaireOutside', luminaires.map(asThing)),
    ...advice(
      'onConnector',
      onConnectors(geometry, byNumber, connectorReach(catalogue, choices)).map(asThing),
    ),
  ];
}
