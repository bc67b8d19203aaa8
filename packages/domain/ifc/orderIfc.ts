import type { Installation } from '../installation/installation.ts';
import { putDevices } from '../kinds/deviceIfc.ts';
import { lightHeight } from '../kinds/luminaire/aim.ts';
import { railSection } from '../kinds/rail/section.ts';
import { zoneName } from '../lists/installationWords.ts';
import { railMountingOf } from '../lists/railMounting.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { putFittings } from './fittings.ts';
import { endFrame, type IfcFrame, startFrame } from './frame.ts';
import { putLuminaires } from './luminaires.ts';
import { putRails } from './rails.ts';
import { putRoomAround } from './room.ts';
import { literal, type Ref } from './step.ts';

const LIGHTING = literal('LIGHTING');

function startSystem({ model }: IfcFrame, installation: Installation | null, t: Translate) {
  const circuits = (installation?.zones ?? []).map((_, index) =>
    model.root('IfcDistributionCircuit', `zone ${index + 1}`, {
      Name: zoneName(index),
      PredefinedType: LIGHTING,
    }),
  );
  const system = model.root('IfcDistributionSystem', 'system', {
    Name: t('download.ifc_system'),
    PredefinedType: LIGHTING,
  });
  model.aggregate(system, 'system', circuits);
  return { system, circuits };
}

function relate(
  { model, building }: IfcFrame,
  systems: readonly Ref[],
  circuits: readonly Ref[],
  types: readonly Ref[],
) {
  for (const [index, group] of [...systems, ...circuits].entries()) {
    const members = model.membersOf(group);
    if (members.length > 0)
      model.root('IfcRelAssignsToGroup', `members ${index}`, {
        RelatedObjects: members,
        RelatingGroup: group,
      });
  }
  for (const [index, system] of systems.entries())
    model.root('IfcRelServicesBuildings', `building of system ${index}`, {
      RelatingSystem: system,
      RelatedBuildings: [building],
    });
  for (const [index, type] of types.entries())
    model.root('IfcRelDefinesByType', `of type ${index}`, {
      RelatedObjects: model.membersOf(type),
      RelatingType: type,
    });
}

/** IFC4 in metres, z up, y north (D74). @param installation null for an older order */
export function orderIfc(
  page: Pick<ShownOrder, 'id' | 'number' | 'createdAt' | 'settings' | 'data' | 'order' | 'plan'>,
  installation: Installation | null,
  language: string,
  t: Translate,
  fileUrl: (path: string) => string = (path) => path,
): string {
  const { data, order, plan } = page;
  const frame = startFrame(page, plan.name, data.savedAt, t);
  const home = putRoomAround(frame, plan.room, t);
  const { system, circuits } = startSystem(frame, installation, t);
  const mounting = railMountingOf(data);
  const putting = {
    frame,
    home,
    page,
    installation,
    mounting,
    language,
    t,
    fileUrl,
    railHeight: lightHeight(plan.room?.height ?? null, mounting.suspension, 0),
    section: railSection(order.isMicro),
    circuitOf: (zone: number) => circuits[zone] ?? system,
  };
  const rails = putRails(putting);
  const feeds = putFittings(putting, rails);
  const luminaires = putLuminaires(putting, rails);
  const buses = putDevices(putting, { feeds, luminaires });
  relate(frame, [system, ...buses], circuits, frame.model.types);
  return endFrame(frame, page, home, data.savedAt);
}
