import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Metre } from '../units.ts';
import { Model } from './model.ts';
import { Shapes } from './shapes.ts';
import { DERIVED, integer, literal, type Ref, StepFile } from './step.ts';

const PROGRAM = 'Lumitor';
const VERSION = '1.0';
const PRECISION: Metre = 1e-5;

const UNITS = [
  ['LENGTHUNIT', 'METRE'],
  ['AREAUNIT', 'SQUARE_METRE'],
  ['VOLUMEUNIT', 'CUBIC_METRE'],
  ['PLANEANGLEUNIT', 'RADIAN'],
  ['POWERUNIT', 'WATT'],
  ['ELECTRICVOLTAGEUNIT', 'VOLT'],
  ['ELECTRICCURRENTUNIT', 'AMPERE'],
  ['LUMINOUSFLUXUNIT', 'LUMEN'],
  ['THERMODYNAMICTEMPERATUREUNIT', 'KELVIN'],
] as const;

export interface IfcLocation {
  ref: Ref;
  placement: Ref;
}

export interface IfcFrame {
  file: StepFile;
  model: Model;
  shapes: Shapes;
  building: Ref;
  storey: IfcLocation;
}

type Order = Pick<ShownOrder, 'id' | 'number' | 'createdAt' | 'settings'>;

const makerOf = ({ settings: { shop } }: Pick<Order, 'settings'>): string =>
  shop.company.name || shop.name || PROGRAM;

function ownerOf(file: StepFile, order: Order, savedAt: string): Ref {
  const program = file.add('IfcOrganization', { Name: PROGRAM });
  return file.add('IfcOwnerHistory', {
    OwningUser: file.add('IfcPersonAndOrganization', {
      ThePerson: file.add('IfcPerson', { Identification: makerOf(order) }),
      TheOrganization: file.add('IfcOrganization', { Name: makerOf(order) }),
    }),
    OwningApplication: file.add('IfcApplication', {
      ApplicationDeveloper: program,
      Version: VERSION,
      ApplicationFullName: PROGRAM,
      ApplicationIdentifier: PROGRAM,
    }),
    ChangeAction: literal('NOTDEFINED'),
    CreationDate: integer(Math.floor(Date.parse(savedAt) / 1000)),
  });
}

function contextsOf(file: StepFile): { context: Ref; body: Ref; lighting: Ref } {
  const origin = file.once('IfcCartesianPoint', { Coordinates: [0, 0, 0] });
  const context = file.add('IfcGeometricRepresentationContext', {
    ContextType: 'Model',
    CoordinateSpaceDimension: integer(3),
    Precision: PRECISION,
    WorldCoordinateSystem: file.once('IfcAxis2Placement3D', { Location: origin }),
  });
  const [body, lighting] = ['Body', 'Lighting'].map((identifier) =>
    file.add('IfcGeometricRepresentationSubContext', {
      ContextIdentifier: identifier,
      ContextType: 'Model',
      CoordinateSpaceDimension: DERIVED,
      Precision: DERIVED,
      WorldCoordinateSystem: DERIVED,
      TrueNorth: DERIVED,
      ParentContext: context,
      TargetView: literal('MODEL_VIEW'),
    }),
  ) as [Ref, Ref];
  return { context, body, lighting };
}

export function startFrame(order: Order, name: string, savedAt: string, t: Translate): IfcFrame {
  const file = new StepFile();
  const model = new Model(file, ownerOf(file, order, savedAt), order);
  const { context, ...views } = contextsOf(file);
  const shapes = new Shapes(file, views);
  const units = UNITS.map(([unit, unitName]) =>
    file.add('IfcSIUnit', { Dimensions: DERIVED, UnitType: literal(unit), Name: literal(unitName) }),
  );
  const project = model.root('IfcProject', 'project', {
    Name: order.number || order.id,
    LongName: name || null,
    RepresentationContexts: [context],
    UnitsInContext: file.add('IfcUnitAssignment', { Units: units }),
  });
  const whole = literal('ELEMENT');
  const ofSite = shapes.placement(null);
  const site = model.root('IfcSite', 'site', {
    Name: t('download.ifc_site'),
    ObjectPlacement: ofSite,
    CompositionType: whole,
  });
  const ofBuilding = shapes.placement(ofSite);
  const building = model.root('IfcBuilding', 'building', {
    Name: t('download.ifc_building'),
    ObjectPlacement: ofBuilding,
    CompositionType: whole,
  });
  const placement = shapes.placement(ofBuilding);
  const storey = model.root('IfcBuildingStorey', 'storey', {
    Name: t('download.ifc_storey'),
    ObjectPlacement: placement,
    CompositionType: whole,
    Elevation: 0,
  });
  model.aggregate(project, 'project', [site]);
  model.aggregate(site, 'site', [building]);
  model.aggregate(building, 'building', [storey]);
  return { file, model, shapes, building, storey: { ref: storey, placement } };
}

export function endFrame(
  { file, model, storey }: IfcFrame,
  order: Order,
  home: IfcLocation,
  savedAt: string,
): string {
  const places = home === storey ? [storey] : [storey, home];
  for (const [index, { ref }] of places.entries()) {
    const elements = model.membersOf(ref);
    if (elements.length > 0)
      model.root('IfcRelContainedInSpatialStructure', `content ${index}`, {
        RelatedElements: elements,
        RelatingStructure: ref,
      });
  }
  model.nestPorts();
  return file.text({
    description: 'ViewDefinition [ReferenceView_V1.2]',
    name: `${order.number || order.id}.ifc`,
    timeStamp: savedAt.slice(0, 19),
    author: makerOf(order),
    organization: makerOf(order),
    system: `${PROGRAM} ${VERSION}`,
    schema: 'IFC4',
  });
}
