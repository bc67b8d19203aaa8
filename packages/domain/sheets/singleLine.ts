import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { Installation, InstalledFeed, InstalledLuminaire } from '../installation/installation.ts';
import { type Cut, isolatedJoins } from '../kinds/cut/cut.ts';
import { SAME_PLACE } from '../kinds/feed/feed.ts';
import { type Geometry, placedStep, stepNumber } from '../kinds/rail/geometry.ts';
import type { EndRef, Rail } from '../kinds/rail/step.ts';
import { namesOf } from '../lists/installationWords.ts';
import { grouped } from '../math/groups.ts';
import { itemAt } from '../math/lists.ts';
import type { Watt } from '../units.ts';
import { joinedStretches, type ZoneSection } from '../wiring/zones.ts';

/** D75. */
export type LineSign =
  | { kind: 'rail'; number: number }
  /** Consecutive equal luminaires on one rail. @param watts of each */
  | { kind: 'luminaires'; names: string; count: number; watts: Watt };

export interface SchematicRail {
  signs: LineSign[];
  isIsolated: boolean;
}

export interface ZonePart {
  feeds: InstalledFeed[];
  /** Feeds and rails share a conductor; each branch starts a new line. */
  lines: SchematicRail[];
  luminaires: InstalledLuminaire[];
}

interface Rails {
  geometry: Geometry;
  installation: Installation;
  /** All joins of D10 isolate in a DALI system (D17). */
  isolatesJoins: boolean;
}

const isFar = ({ kind }: Rail, end: EndRef['end']): boolean =>
  end === 'far' || (kind === 'start' && end === 'right');

function followsOn(geometry: Geometry, section: ZoneSection, before: ZoneSection | undefined): boolean {
  const { step } = placedStep(geometry, section.stepId);
  if (!before || step.kind === 'start' || section.from > SAME_PLACE) return false;
  const { step: parent } = placedStep(geometry, step.on.stepId);
  return (
    isFar(parent, step.on.end) &&
    before.stepId === parent.id &&
    Math.abs(before.to - parent.frameLength) <= SAME_PLACE
  );
}

function isCutAfter({ geometry, isolatesJoins }: Rails, cuts: readonly Cut[], { stepId, to }: ZoneSection) {
  const { step } = placedStep(geometry, stepId);
  if (to < step.frameLength - SAME_PLACE) return true;
  const hangsHere = (cut: Cut) => {
    if (!('at' in cut) || cut.at > SAME_PLACE) return false;
    const { step: own } = placedStep(geometry, cut.stepId);
    return own.kind !== 'start' && own.on.stepId === stepId && isFar(step, own.on.end);
  };
  const isJoined = isolatedJoins(geometry, cuts, isolatesJoins).some(({ first, second }) =>
    [first, second].some((end) => end.stepId === stepId && isFar(step, end.end)),
  );
  return isJoined || cuts.some(hangsHere);
}

function signsOf(
  { geometry }: Rails,
  sections: readonly ZoneSection[],
  luminaires: readonly InstalledLuminaire[],
  most: number,
): LineSign[] {
  const on = ({ stepId, from, to }: ZoneSection) =>
    luminaires
      // A luminaire at a joint belongs to the start side of its rail (D54).
      .filter((piece) => piece.stepId === stepId && (piece.at > from || from === 0) && piece.at <= to)
      .toSorted((a, b) => a.at - b.at);
  const own = sections.map(on);
  const isSummed = own.reduce((sum, { length }) => sum + length, 0) > most;
  return sections.flatMap((section, index): LineSign[] => {
    const groups: InstalledLuminaire[][] = [];
    for (const piece of itemAt(own, index)) {
      const last = groups.at(-1);
      if (isSummed && last?.[0]?.watts === piece.watts) last.push(piece);
      else groups.push([piece]);
    }
    return [
      { kind: 'rail', number: stepNumber(geometry, section.stepId) },
      ...groups.map((group): LineSign => {
        const numbers = group.map(({ number }) => number).sort((a, b) => a - b);
        const [first] = group;
        return {
          kind: 'luminaires',
          names: namesOf(numbers, luminaireNumber),
          count: group.length,
          watts: first?.watts ?? 0,
        };
      }),
    ];
  });
}

export function zoneParts(rails: Rails, most: number): ZonePart[][] {
  const { geometry, installation, isolatesJoins } = rails;
  const cuts = installation.cuts.map(({ cut }) => cut);
  const { at, partOf } = joinedStretches(geometry, cuts, isolatesJoins);
  const partAt = (stepId: string, place: number) => partOf(at({ stepId, at: place }));
  return installation.zones.map(({ sections, feeds, luminaires }) => {
    const byPart = grouped(sections, ({ stepId, to }) => partAt(stepId, to));
    return [...byPart].map(([part, own]): ZonePart => {
      const isOf = (index: { stepId: string; at: number }) => partAt(index.stepId, index.at) === part;
      const hanging = luminaires.map((index) => itemAt(installation.luminaires, index)).filter(isOf);
      const chains: ZoneSection[][] = [];
      for (const section of own) {
        const chain = chains.find((one) => followsOn(geometry, section, one.at(-1)));
        if (chain) chain.push(section);
        else chains.push([section]);
      }
      return {
        feeds: feeds.map((index) => itemAt(installation.feeds, index)).filter(isOf),
        luminaires: hanging.toSorted((a, b) => a.number - b.number),
        lines: chains.map((chain) => ({
          signs: signsOf(rails, chain, hanging, most),
          isIsolated: isCutAfter(rails, cuts, itemAt(chain, chain.length - 1)),
        })),
      };
    });
  });
}
