import type { Installation } from '../installation/installation.ts';
import { isolatedJoins } from '../kinds/cut/cut.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { type Geometry, placeOfEnd } from '../kinds/rail/geometry.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import type { RailPiece } from '../kinds/rail/pieces.ts';
import { append, itemAt } from '../math/lists.ts';
import { placeKey } from '../parts/feedKinds.ts';
import { findJoints, type Joint } from '../parts/joints.ts';
import type { Deg } from '../units.ts';

export interface PieceEnd {
  stepId: string;
  piece: number;
  isCutOff: boolean;
}

export interface Meeting extends Point {
  key: string;
  kind: Joint['kind'] | null;
  heading: Deg;
  ends: PieceEnd[];
}

export type Meetings = ReadonlyMap<string, Meeting>;

function kindsOf(geometry: Geometry): Map<string, Joint['kind']> {
  const kinds = new Map<string, Joint['kind']>();
  for (const { step } of geometry.placed)
    for (const at of innerPlaces(step.frameLength)) kinds.set(placeKey({ stepId: step.id, at }), 'straight');
  for (const { kind, stepId, at } of findJoints(geometry)) kinds.set(placeKey({ stepId, at }), kind);
  return kinds;
}

const parted = ({ first, second }: Geometry['joins'][number]) => (second.isEndOfT ? first : second);

function cutPlaces(geometry: Geometry, cuts: Installation['cuts'], isolatesJoins: boolean): Set<string> {
  const onRuns = cuts.flatMap(({ cut }) => ('at' in cut ? [placeKey(cut)] : []));
  const all = cuts.map(({ cut }) => cut);
  const ofLoops = isolatedJoins(geometry, all, isolatesJoins)
    .map(parted)
    .map((end) => placeKey({ stepId: end.stepId, at: placeOfEnd(geometry, end) }));
  return new Set([...onRuns, ...ofLoops]);
}

/**
 * Points at which pieces of rails meet, keyed by every position there. Joins and children merge their points.
 */
export function meetingsOf(
  geometry: Geometry,
  pieces: readonly (readonly RailPiece[])[],
  cuts: Installation['cuts'],
  isolatesJoins: boolean,
): Meetings {
  const meetings = new Map<string, Meeting>();
  const kinds = kindsOf(geometry);
  const cutOff = cutPlaces(geometry, cuts, isolatesJoins);
  const join = (a: RunPlace, b: RunPlace) => {
    const [one, other] = [meetings.get(placeKey(a)), meetings.get(placeKey(b))];
    if (!one || !other || one === other) return;
    append(one.ends, other.ends);
    one.kind = one.kind ?? other.kind;
    for (const [key, meeting] of meetings) if (meeting === other) meetings.set(key, one);
  };
  for (const { step, index, axis } of geometry.placed) {
    const stepId = step.id;
    const own = itemAt(pieces, index);
    for (const at of [0, ...own.map(({ to }) => to)]) {
      const key = placeKey({ stepId, at });
      const ends = own.flatMap(({ from, to }, piece): PieceEnd[] => {
        if (at !== from && at !== to) return [];
        // A cut at the end isolates the piece before it, others the piece after.
        const isCutOff = cutOff.has(key) && (at === from || at === axis.length);
        return [{ stepId, piece, isCutOff }];
      });
      const kind = kinds.get(key) ?? null;
      meetings.set(key, { key, kind, ...pointAt(axis, at), heading: headingAt(axis, at), ends });
    }
    if (step.kind === 'start') continue;
    const on = { stepId: step.on.stepId, at: placeOfEnd(geometry, step.on) };
    join(on, { stepId, at: 0 });
  }
  for (const { first, second } of geometry.joins) {
    const [a, b] = [first, second].map((end) => ({ stepId: end.stepId, at: placeOfEnd(geometry, end) })) as [
      RunPlace,
      RunPlace,
    ];
    join(a, b);
  }
  return meetings;
}
