import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import type { Installation, InstalledZone } from '../installation/installation.ts';
import { headingAt, pointAt } from '../layout/axis.ts';
import { cableInWords, feedName, supplyName, zoneName } from '../lists/installationWords.ts';
import { formatWatts } from '../translation/figures.ts';
import { isCabled } from '../wiring/feed.ts';
import { beside } from './beside.ts';
import type { Drawer } from './pen.ts';

/** So far from the rail stand the numbers of feeds and zones, in centimetres. */
const ASIDE = { feed: 27, zone: 49 };
/** Half the side of a feed. */
const FEED = 3;
/** Of the two plates of a joint that isolates: from its middle along the rail, and across. */
const PLATE = { along: 1, half: 5 };

const longestOf = ({ sections }: InstalledZone) =>
  sections.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];

/** Feeds, joints that isolate, and zones with what they carry. */
export function drawWiring(
  { rails, feeds, isolations }: InstallationDrawing,
  installation: Installation | null,
  hasSupply: boolean,
  { pens, inside, language }: Drawer,
): void {
  for (const feed of feeds) {
    const { x, y, number, stepId, cable } = feed;
    const corners = [
      [-FEED, -FEED],
      [FEED, -FEED],
      [FEED, FEED],
      [-FEED, FEED],
    ].map(([dx = 0, dy = 0]) => `${x + dx} ${y + dy}`);
    pens.feeds.path(`M${corners.join('L')}Z`);
    pens.feeds.path(
      `M${x + 0.6} ${y - 2.2}L${x - 1.2} ${y + 0.4}L${x + 1.2} ${y - 0.4}L${x - 0.6} ${y + 2.2}`,
    );
    const words = [feedName(number), ...(isCabled(cable) ? [cableInWords(cable, language)] : [])].join(' · ');
    pens.numbers.note(feed, inside(stepId) * ASIDE.feed, words);
  }
  for (const joint of isolations)
    for (const along of [-PLATE.along, PLATE.along]) {
      const at = beside(joint, joint.heading - 90, along);
      pens.isolations.line(beside(at, joint.heading, -PLATE.half), beside(at, joint.heading, PLATE.half));
    }
  const axisOf = new Map(rails.map(({ stepId, axis }) => [stepId, axis]));
  for (const [index, zone] of (installation?.zones ?? []).entries()) {
    const section = longestOf(zone);
    const axis = axisOf.get(section?.stepId ?? '');
    if (!section || !axis) continue;
    const middle = (section.from + section.to) / 2;
    const at = { ...pointAt(axis, middle), heading: headingAt(axis, middle) };
    const names = hasSupply ? [zoneName(index), supplyName(index)] : [zoneName(index)];
    const words = [...names, formatWatts(zone.load, language)].join(' · ');
    pens.zones.note(at, inside(section.stepId) * ASIDE.zone, words);
  }
}
