import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { beside } from './beside.ts';
import type { Drawer } from './pen.ts';

/** Half the side of a feed. */
const FEED = 3;
/** Of the two plates of a joint that isolates: from its middle along the rail, and across. */
const PLATE = { along: 1, half: 5 };

/** Feeds, and joints that isolate. */
export function drawWiring({ feeds, isolations }: InstallationDrawing, { pens }: Drawer): void {
  for (const { x, y } of feeds) {
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
  }
  for (const joint of isolations)
    for (const along of [-PLATE.along, PLATE.along]) {
      const at = beside(joint, joint.heading - 90, along);
      pens.isolations.line(beside(at, joint.heading, -PLATE.half), beside(at, joint.heading, PLATE.half));
    }
}
