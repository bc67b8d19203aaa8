import type { Installation } from '../installation/installation.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import { type Axis, pointAt } from '../kinds/rail/axis.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { railPieces } from '../kinds/rail/pieces.ts';
import type { RailSection } from '../kinds/rail/section.ts';
import type { RailMounting } from '../lists/railMounting.ts';
import { storedTitle } from '../lists/recordRows.ts';
import { radians } from '../math/angle.ts';
import { itemAt } from '../math/lists.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { sawingOf } from '../parts/sawing.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm } from '../units.ts';
import type { IfcFrame, IfcLocation } from './frame.ts';
import { type Meetings, meetingsOf } from './joints.ts';
import type { CurrentCarrier } from './model.ts';
import { along, ifcPointOf, metres } from './shapes.ts';
import { literal, type Ref, typed } from './step.ts';

export interface Putting {
  frame: IfcFrame;
  home: IfcLocation;
  page: Pick<ShownOrder, 'data' | 'order' | 'plan'>;
  installation: Installation | null;
  railHeight: Cm;
  section: RailSection;
  mounting: RailMounting;
  language: string;
  t: Translate;
  circuitOf: (zone: number) => Ref | null;
}

export interface PutPiece extends CurrentCarrier {
  from: Cm;
  to: Cm;
  zone: number;
}

export interface PutRails {
  geometry: Geometry;
  pieces: ReadonlyMap<string, readonly PutPiece[]>;
  meetings: Meetings;
}

/** Rail below its upper side. A bend revolves the profile about a vertical line through the arc's centre. */
function sweptAlong({ shapes, file }: IfcFrame, axis: Axis, length: Cm, { width, height }: RailSection): Ref {
  const profile = shapes.rectangle(metres(width), metres(height));
  const position = shapes.acrossX([0, 0, -metres(height) / 2]);
  if (axis.kind === 'line') return shapes.extruded(profile, metres(length), position);
  const side = axis.turn === 'left' ? 1 : -1;
  return file.once('IfcRevolvedAreaSolid', {
    SweptArea: profile,
    Position: position,
    Axis: file.once('IfcAxis1Placement', {
      Location: shapes.point([side * metres(axis.radius), 0, 0]),
      Axis: shapes.direction([0, side, 0]),
    }),
    Angle: radians((length / axis.length) * 90),
  });
}

function railTypes({
  frame: { model },
  page,
  language,
  t,
}: Putting): (isBent: boolean, rail: number) => Ref | null {
  const known = new Map<RecordLine, Ref>();
  return (isBent, rail) => {
    const line = page.data.lines.find(({ kind, role }) =>
      isBent ? role === `bentRail${rail}` : kind === `rail${rail}`,
    );
    if (!line) return null;
    const type =
      known.get(line) ??
      model.type('IfcCableSegmentType', `rail type ${page.data.lines.indexOf(line)}`, {
        Name: storedTitle(line, language, t),
        Tag: line.code,
        PredefinedType: literal('BUSBARSEGMENT'),
      });
    known.set(line, type);
    return type;
  };
}

const zoneAt = (installation: Installation | null, { stepId, at }: RunPlace): number =>
  (installation?.zones ?? []).findIndex(({ sections }) =>
    sections.some((section) => section.stepId === stepId && section.from <= at && at <= section.to),
  );

function mountingValues({ mounting: { kind, suspension }, page: { data } }: Putting) {
  const length = (value: Cm | undefined) => (value ? typed('IfcPositiveLengthMeasure', metres(value)) : null);
  const isRecessed = kind === 'recessed';
  return {
    Mounting: typed('IfcLabel', kind.toUpperCase()),
    SuspensionLength: length(suspension),
    CutOutWidth: length(isRecessed ? data.cutOutWidth : undefined),
    RecessDepth: length(isRecessed ? data.recessDepth : undefined),
  };
}

export function putRails(putting: Putting): PutRails {
  const { frame, home, page, installation, railHeight, section, t } = putting;
  const { model, shapes } = frame;
  const { layout } = page.plan;
  const geometry = geometryOf(layout);
  const cut = railPieces(layout.steps, sawingOf(page.plan.choices, page.data));
  const typeOf = railTypes(putting);
  const mounted = mountingValues(putting);
  const pieces = new Map<string, PutPiece[]>();
  for (const { step, index, axis } of geometry.placed) {
    const put = itemAt(cut, index).map(({ from, to, rail }, number): PutPiece => {
      const key = `rail ${step.id} ${number}`;
      const part = model.part('IfcCableSegment', key, {
        Name: `${t('parts.rail')} ${index + 1}.${number + 1}`,
        ObjectPlacement: shapes.placement(
          home.placement,
          ifcPointOf(pointAt(axis, from), railHeight),
          along(headingAt(axis, from)),
        ),
        Representation: shapes.solid(sweptAlong(frame, axis, to - from, section)),
        Tag: `${index + 1}.${number + 1}`,
        PredefinedType: literal('BUSBARSEGMENT'),
      });
      const length = { Length: metres(to - from) };
      model.define(
        key,
        part.ref,
        model.quantities(key, 'Qto_CableSegmentBaseQuantities', length),
        model.properties(key, 'Lumitor_Rail', mounted),
      );
      const zone = zoneAt(installation, { stepId: step.id, at: (from + to) / 2 });
      model.put(home.ref, part.ref);
      model.put(putting.circuitOf(zone), part.ref);
      model.put(typeOf(axis.kind === 'arc', rail), part.ref);
      return { ...part, from, to, zone };
    });
    pieces.set(step.id, put);
  }
  const isDali = page.order.systemType === 'dali';
  return { geometry, pieces, meetings: meetingsOf(geometry, cut, installation?.cuts ?? [], isDali) };
}
