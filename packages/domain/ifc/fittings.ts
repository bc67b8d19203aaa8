import type { InstalledFeed } from '../installation/installation.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import { placeOfEnd } from '../kinds/rail/geometry.ts';
import { feedName } from '../lists/installationWords.ts';
import { feedSpots, placeKey } from '../parts/feedKinds.ts';
import { FEED_ROLES } from '../parts/parts.ts';
import type { Metre } from '../units.ts';
import type { Meeting } from './joints.ts';
import type { CurrentCarrier } from './model.ts';
import type { PutPiece, PutRails, Putting } from './rails.ts';
import { along, ifcPointOf, metres } from './shapes.ts';
import { literal, type Ref } from './step.ts';

const INSIDE: { length: Metre; share: number } = { length: 0.04, share: 0.8 };
const THIN: Metre = 0.004;
const FEED: { length: Metre; wider: number } = { length: 0.06, wider: 1.2 };

const KINDS = {
  straight: 'CONNECTOR',
  angle: 'CONNECTOR',
  t: 'JUNCTION',
  cap: 'ENDCAP',
  isolating: 'ISOLATINGJOINT',
} as const;
type Kind = keyof typeof KINDS;

const pieceAt = ({ pieces }: PutRails, { stepId, at }: RunPlace): PutPiece | undefined =>
  pieces.get(stepId)?.find(({ from, to }) => from <= at && at <= to);

function fitter({ frame: { model, shapes }, home, railHeight, section, circuitOf, t }: Putting) {
  const [width, height] = [metres(section.width), metres(section.height)];
  const shapeOf: Record<Kind, () => Ref> = {
    straight: () => shapes.block(INSIDE.length, width * INSIDE.share, -height * INSIDE.share, 0),
    angle: () => shapes.block(width, width, -height, 0),
    t: () => shapes.block(width, width, -height, 0),
    cap: () => shapes.block(THIN, width, -height, 0),
    isolating: () => shapes.block(THIN, width, -height, 0),
  };
  const placed = (at: { x: number; y: number; heading: number }, solid: Ref) => ({
    ObjectPlacement: shapes.placement(home.placement, ifcPointOf(at, railHeight), along(at.heading)),
    Representation: shapes.solid(solid),
  });
  const put = (part: CurrentCarrier, zone: number): CurrentCarrier => {
    model.put(home.ref, part.ref);
    model.put(circuitOf(zone), part.ref);
    return part;
  };
  return {
    fitting(
      kind: Kind,
      key: string,
      at: { x: number; y: number; heading: number },
      zone: number,
    ): CurrentCarrier {
      const word = KINDS[kind];
      const isOwn = word === 'ENDCAP' || word === 'ISOLATINGJOINT';
      const part = model.part('IfcCableFitting', `${kind} ${key}`, {
        Name: t(`download.ifc_${kind}`),
        ...(isOwn && { ObjectType: word }),
        ...placed(at, shapeOf[kind]()),
        PredefinedType: literal(isOwn ? 'USERDEFINED' : word),
      });
      return put(part, zone);
    },
    feed(feed: InstalledFeed, heading: number): CurrentCarrier {
      const solid = shapes.block(FEED.length, width * FEED.wider, -height, 0);
      const part = model.part('IfcJunctionBox', `feed ${feed.number}`, {
        Name: feedName(feed.number),
        ...placed({ ...feed, heading }, solid),
        Tag: feedName(feed.number),
        PredefinedType: literal('POWER'),
      });
      return put(part, feed.zone);
    },
  };
}

/** D53a. */
function feedsInstead({ page, installation }: Putting, { geometry, meetings }: PutRails) {
  const feeds = installation?.feeds ?? [];
  const instead = new Map<Meeting, InstalledFeed>();
  for (const [index, { kind }] of feedSpots(geometry, feeds).entries()) {
    const feed = feeds[index];
    const meeting = feed && meetings.get(placeKey(feed));
    if (!meeting || kind === 'drilled' || instead.has(meeting)) continue;
    if (page.data.lines.some(({ role }) => role === FEED_ROLES[kind].role)) instead.set(meeting, feed);
  }
  return instead;
}

export function putFittings(putting: Putting, rails: PutRails): CurrentCarrier[] {
  const { model } = putting.frame;
  const { geometry, pieces, meetings } = rails;
  const { fitting, feed: putFeed } = fitter(putting);
  const feeds = putting.installation?.feeds ?? [];
  const instead = feedsInstead(putting, rails);
  const headingOf = (feed: InstalledFeed) => meetings.get(placeKey(feed))?.heading ?? 0;
  const boxes = feeds.map((feed) => putFeed(feed, headingOf(feed)));
  const boxAt = (meeting: Meeting) => boxes[feeds.indexOf(instead.get(meeting) as InstalledFeed)];
  const joints = new Map<Meeting, CurrentCarrier>();
  for (const meeting of new Set(meetings.values())) {
    const { kind, ends, key } = meeting;
    if (!kind) continue;
    const zone = pieces.get(ends[0]?.stepId ?? '')?.[ends[0]?.piece ?? 0]?.zone ?? -1;
    const joint = boxAt(meeting) ?? fitting(kind, key, meeting, zone);
    joints.set(meeting, joint);
    for (const { stepId, piece, isCutOff } of ends) {
      const rail = pieces.get(stepId)?.[piece];
      if (!rail) continue;
      if (isCutOff) {
        const isolator = fitting('isolating', `${key} ${stepId}`, meeting, rail.zone);
        model.connect(joint, isolator);
        model.connect(isolator, rail);
      } else model.connect(joint, rail);
    }
  }
  for (const [index, end] of geometry.openEnds.entries()) {
    const place = { stepId: end.stepId, at: placeOfEnd(geometry, end) };
    const meeting = meetings.get(placeKey(place));
    const rail = pieceAt(rails, place);
    const closed = (meeting && joints.get(meeting)) ?? rail;
    if (!closed || (meeting && !meeting.kind && instead.has(meeting))) continue;
    const cap = fitting('cap', `${index}`, { ...end, heading: end.heading * 90 }, rail?.zone ?? -1);
    model.connect(closed, cap);
  }
  for (const [index, feed] of feeds.entries()) {
    const box = boxes[index];
    const meeting = meetings.get(placeKey(feed));
    const fed = (meeting && joints.get(meeting)) ?? pieceAt(rails, feed);
    if (box && fed && fed !== box) model.connect(box, fed, true);
  }
  return boxes;
}
