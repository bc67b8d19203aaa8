import { DEVICE_EDITS } from '../kinds/deviceEdits.ts';
import { DEVICE_KIND_NAMES, type DeviceKindName, type DrawnDevice, drawnDevices } from '../kinds/devices.ts';
import { familyHang, lightHeight } from '../kinds/luminaire/aim.ts';
import type { Arrangement, Luminaire } from '../kinds/luminaire/arrangement.ts';
import { moveAdjacent, onConnectors } from '../kinds/luminaire/connectors.ts';
import { axisBounds, boundsOfAll } from '../kinds/rail/axis.ts';
import { stepNumber } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { onNearestWall } from '../kinds/room/nearestWall.ts';
import { wallsOf } from '../kinds/room/outline.ts';
import { isOutside, stepsOutside } from '../kinds/room/outside.ts';
import { solidsOf } from '../kinds/solids.ts';
import { areCrossed, boxesOf } from '../light/boxes.ts';
import { directionOf } from '../math/direction.ts';
import { times } from '../math/points.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import { familyOf } from '../quote/lines.ts';
import type { Cm } from '../units.ts';
import { connectorReach } from './connectorReach.ts';
import type { Examined } from './examine.ts';
import { type Finding, found, type Where, whereIs } from './finding.ts';
import { type FixCandidate, fix, rule } from './rule.ts';

type OfPlace =
  | 'railOutside'
  | 'luminaireOutside'
  | `${DeviceKindName}Outside`
  | 'intoObstacle'
  | 'onConnector';

const advice = (kind: OfPlace, things: readonly (Where & { number: number })[]): Finding[] =>
  things
    .slice(0, 1)
    .map(({ number }) =>
      found(kind, { count: things.length, number }, { where: things, sizes: things.map(() => 1) }),
    );

const asThing = (luminaire: Luminaire) => ({ ...whereIs(luminaire), number: luminaire.number });

const byNumber = ({ luminaires }: Arrangement): Luminaire[] =>
  luminaires.toSorted((a, b) => a.number - b.number);

function insideFixes({ plan: { layout, room } }: Examined): FixCandidate[] {
  if (!room) return [];
  const geometry = geometryOf(layout);
  const outside = new Set(stepsOutside(room.outline, geometry));
  const islands = [
    ...new Set(geometry.placed.flatMap(({ step, island }) => (outside.has(step.id) ? [island] : []))),
  ];
  const [island] = islands;
  const rails = geometry.placed.filter((one) => one.island === island);
  const start = rails.find(({ parent }) => parent < 0);
  if (islands.length !== 1 || !start) return [];
  const box = boundsOfAll(rails.map(({ axis }) => axisBounds(axis)));
  const walls = boundsOfAll(wallsOf(room.outline).map(axisBounds));
  if (!box || !walls) return [];
  const into = (low: Cm, high: Cm, first: Cm, last: Cm): Cm =>
    low < first ? Math.ceil(first - low) : high > last ? -Math.ceil(high - last) : 0;
  const by = {
    x: into(box.minX, box.maxX, walls.minX, walls.maxX),
    y: into(box.minY, box.maxY, walls.minY, walls.maxY),
  };
  return [fix('moveInside', {}, { kind: 'moveIsland', stepId: start.step.id, by })];
}

export const railsOutside = rule({
  kinds: ['railOutside'],
  find({ plan: { layout, room } }) {
    const geometry = geometryOf(layout);
    const rails = room ? stepsOutside(room.outline, geometry) : [];
    return advice(
      'railOutside',
      rails.map((stepId) => ({ stepId, number: stepNumber(geometry, stepId), points: [] })),
    );
  },
  fixes: insideFixes,
});

const devicesBeyond = ({ plan, installation: { zones, gateways } }: Examined): DrawnDevice[] => {
  const { room } = plan;
  return room
    ? drawnDevices({ ...plan, zones, gateways }).filter((device) => isOutside(room.outline, device))
    : [];
};

/** A device moves to the nearest wall, at its height. */
export const devicesOutside = rule({
  kinds: DEVICE_KIND_NAMES.map((kind) => `${kind}Outside` as const),
  find(examined) {
    const outside = devicesBeyond(examined);
    return DEVICE_KIND_NAMES.flatMap((kind) =>
      advice(
        `${kind}Outside`,
        outside
          .filter((device) => device.kind === kind)
          .map((device) => ({
            ...whereIs({ ...device, stepId: device.zone?.stepId }),
            number: device.number,
          })),
      ),
    );
  },
  fixes(examined, finding) {
    const { plan, installation } = examined;
    // Each edit contains the devices of its kind, so that the last one moves them all.
    let after = plan;
    let last: PlanEdit | null = null;
    for (const device of devicesBeyond(examined)) {
      if (finding.kind !== `${device.kind}Outside`) continue;
      const place = { ...onNearestWall(plan.room?.outline ?? [], device), z: device.z };
      const of = { index: device.number - 1, ...(device.id && { id: device.id }) };
      const edit = DEVICE_EDITS[device.kind](of, { plan: after, zones: installation.zones, place });
      if (!edit) continue;
      after = applyEdit(after, edit).plan ?? after;
      last = edit;
    }
    return last ? [fix('moveInside', {}, last)] : [];
  },
});

export const luminairesOutside = rule({
  kinds: ['luminaireOutside'],
  find: ({ plan: { room }, arrangement }) =>
    advice(
      'luminaireOutside',
      room
        ? byNumber(arrangement)
            .filter((luminaire) => isOutside(room.outline, luminaire))
            .map(asThing)
        : [],
    ),
});

function hangIn({ plan, catalogue }: Examined): Cm {
  const connection = catalogue.connections.find(({ id }) => id === plan.choices.connectionId) ?? null;
  return familyHang(plan.hang, familyOf(catalogue.partTable, connection));
}

/** Body or suspension reaches into an obstacle (D68). */
export const intoObstacle = rule({
  kinds: ['intoObstacle'],
  find(examined) {
    const { plan, arrangement, catalogue } = examined;
    const { room } = plan;
    const boxes = boxesOf(solidsOf(plan));
    if (!room || boxes.length === 0) return [];
    const drops = new Map(catalogue.bindings.map(({ id, drop }) => [id, drop]));
    const hang = hangIn(examined);
    const rail = lightHeight(room.height, hang, 0);
    const isIn = ({ bindingId, x, y, heading, reach }: Luminaire): boolean => {
      const centre = lightHeight(room.height, hang, drops.get(bindingId));
      const half = times(directionOf(heading), reach);
      return (
        areCrossed(boxes, x, y, centre, 0, 0, rail - centre) ||
        areCrossed(boxes, x - half.x, y - half.y, centre, 2 * half.x, 2 * half.y, 0)
      );
    };
    return advice('intoObstacle', byNumber(arrangement).filter(isIn).map(asThing));
  },
});

export const onConnector = rule({
  kinds: ['onConnector'],
  find: ({ plan: { layout, choices }, catalogue, arrangement }) =>
    advice(
      'onConnector',
      onConnectors(geometryOf(layout), byNumber(arrangement), connectorReach(catalogue, choices)).map(
        asThing,
      ),
    ),
  fixes({ plan, bodies, arrangement, catalogue }, _, newId) {
    const reach = connectorReach(catalogue, plan.choices);
    const luminaires = onConnectors(geometryOf(plan.layout), arrangement.luminaires, reach);
    const { edit } = moveAdjacent(plan, bodies, luminaires, reach, newId);
    return edit ? [fix('moveBeside', { count: luminaires.length }, edit)] : [];
  },
});
