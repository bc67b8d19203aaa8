import { type DrawnLuminaire, luminaireNumber } from '../drawing/drawnLuminaires.ts';
import { gatewaysNeeded, type InstalledLuminaire } from '../installation/installation.ts';
import { USUAL_DROP } from '../kinds/luminaire/aim.ts';
import { busPlaceInWords, zoneName } from '../lists/installationWords.ts';
import { storedTitle } from '../lists/recordRows.ts';
import { radians } from '../math/angle.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { RecordLine } from '../order/record.ts';
import type { Metre } from '../units.ts';
import type { PutRails, Putting } from './rails.ts';
import { along, type IfcPoint, ifcPointOf, metres } from './shapes.ts';
import { literal, type Ref, typed } from './step.ts';

const TUBE = { radius: 0.034, length: 0.12 };
const BAR = { width: 0.045, least: 0.022, most: 0.06, shortest: 0.1 };
const CAN = { radius: 0.048, least: 0.03, most: 0.09 };
const SHADE = { radius: 0.13, height: 0.15 };

type Line = RecordLine;

/** The light centre is the origin. */
interface PutType {
  ref: Ref;
  body: Ref;
  light: Ref | null;
  line: Line;
}

const dropOf = ({ drop = USUAL_DROP }: Line): Metre => metres(drop);

function bodyOf({ frame: { shapes }, section }: Putting, line: Line): Ref {
  const { symbol = 'spotlight', length = 0, luminousLength = 0 } = line;
  const below = dropOf(line) - metres(section.height);
  const tall = (least: Metre, most: Metre) => Math.min(most, Math.max(least, below));
  switch (symbol) {
    case 'spotlight':
      return shapes.extruded(shapes.circle(TUBE.radius), TUBE.length, shapes.axes([0, 0, -TUBE.length / 2]));
    case 'linear': {
      const along = Math.max(metres(length), metres(luminousLength), BAR.shortest);
      return shapes.block(along, BAR.width, 0, tall(BAR.least, BAR.most));
    }
    case 'downlight':
      return shapes.extruded(shapes.circle(CAN.radius), tall(CAN.least, CAN.most));
    case 'pendant':
      return shapes.extruded(shapes.circle(SHADE.radius), Math.min(SHADE.height, Math.max(CAN.least, below)));
  }
}

/** Null unless everything that IFC requires is known. */
function lightOf({ frame: { shapes, file }, fileUrl }: LuminairePutting, line: Line): Ref | null {
  const { photometry, lumens, cct, photometryTurn = 0 } = line;
  if (!photometry || lumens === undefined || cct === undefined) return null;
  return file.add('IfcLightSourceGoniometric', {
    Name: line.code,
    LightColour: file.once('IfcColourRgb', { Red: 1, Green: 1, Blue: 1 }),
    Position: shapes.axes([0, 0, 0], [0, 0, 1], along(photometryTurn)),
    ColourTemperature: cct,
    LuminousFlux: lumens,
    LightEmissionSource: literal('LIGHTEMITTINGDIODE'),
    LightDistributionDataSource: documentOf(file, photometry, fileUrl),
  });
}

type LuminairePutting = Putting & {
  fileUrl: (path: string) => string;
};

const documentOf = (file: Putting['frame']['file'], path: string, fileUrl: (path: string) => string): Ref =>
  file.once('IfcDocumentReference', { Location: fileUrl(path), Name: path.split('/').at(-1) ?? path });

function putType(putting: LuminairePutting, line: Line, key: string): PutType {
  const { frame, language, t, fileUrl } = putting;
  const { model, shapes, file } = frame;
  const origin = shapes.axes([0, 0, 0]);
  const mapOf = (MappedRepresentation: Ref) =>
    file.add('IfcRepresentationMap', { MappingOrigin: origin, MappedRepresentation });
  const body = mapOf(shapes.body([bodyOf(putting, line)]));
  const source = lightOf(putting, line);
  const light = source && mapOf(shapes.lighting([source], 'LightSource'));
  const { watts, lumens, cct, cri, code } = line;
  const sets = [
    model.properties(key, 'Pset_ManufacturerTypeInformation', {
      ArticleNumber: typed('IfcIdentifier', code),
      ModelLabel: typed('IfcLabel', storedTitle(line, language, t)),
    }),
    model.properties(key, 'Pset_LightFixtureTypeCommon', {
      Reference: typed('IfcIdentifier', code),
      TotalWattage: watts ? typed('IfcPowerMeasure', watts) : null,
      LightFixtureMountingType: [typed('IfcLabel', 'TRACKMOUNTED')],
      LightFixturePlacingType: [typed('IfcLabel', 'CEILING')],
    }),
    model.properties(key, 'Pset_LampTypeCommon', {
      ContributedLuminousFlux: lumens === undefined ? null : typed('IfcLuminousFluxMeasure', lumens),
      LightEmitterNominalPower: watts ? typed('IfcPowerMeasure', watts) : null,
      ColorTemperature: cct === undefined ? null : typed('IfcThermodynamicTemperatureMeasure', cct),
      ColorRenderingIndex: cri === undefined ? null : typed('IfcInteger', cri),
    }),
  ].filter((set) => set !== null);
  const ref = model.type('IfcLightFixtureType', key, {
    Name: storedTitle(line, language, t),
    HasPropertySets: sets,
    RepresentationMaps: light ? [body, light] : [body],
    Tag: code,
    PredefinedType: literal('DIRECTIONSOURCE'),
  });
  if (line.photometry)
    model.root('IfcRelAssociatesDocument', `light of ${key}`, {
      RelatedObjects: [ref],
      RelatingDocument: documentOf(file, line.photometry, fileUrl),
    });
  return { ref, body, light, line };
}

/** Axes of the aimed luminaire; untilted, x is forward and z up. */
function turnedTo({ turn, tilt }: DrawnLuminaire): readonly [x: IfcPoint, y: IfcPoint, z: IfcPoint] {
  const [forward, out] = [along(turn), radians(tilt)];
  const [sin, cos] = [Math.sin(out), Math.cos(out)];
  const x: IfcPoint = [forward[0] * cos, forward[1] * cos, sin];
  const z: IfcPoint = [-forward[0] * sin, -forward[1] * sin, cos];
  const y: IfcPoint = [-forward[1], forward[0], 0];
  return [x, y, z];
}

function shapeOf(
  { frame: { shapes, file } }: Putting,
  luminaire: DrawnLuminaire,
  { body, light, line }: PutType,
): Ref {
  const LocalOrigin = shapes.point([0, 0, -dropOf(line)]);
  const [Axis1, Axis2, Axis3] = turnedTo(luminaire).map(shapes.direction) as [Ref, Ref, Ref];
  const aimed = file.once('IfcCartesianTransformationOperator3D', { Axis1, Axis2, LocalOrigin, Axis3 });
  const straight = file.once('IfcCartesianTransformationOperator3D', { LocalOrigin });
  const mapped = (MappingSource: Ref, MappingTarget: Ref) =>
    file.add('IfcMappedItem', { MappingSource, MappingTarget });
  const looks = mapped(body, luminaire.symbol === 'spotlight' ? aimed : straight);
  const shown = shapes.body([looks], 'MappedRepresentation');
  return light
    ? shapes.shape(shown, shapes.lighting([mapped(light, aimed)], 'MappedRepresentation'))
    : shapes.shape(shown);
}

const voltageOf = (one: InstalledLuminaire | undefined) =>
  one?.voltage == null ? null : typed('IfcElectricVoltageMeasure', Number(one.voltage.toFixed(3)));

export function putLuminaires(putting: LuminairePutting, { pieces }: PutRails): Ref[] {
  const { frame, home, page, installation, railHeight, circuitOf } = putting;
  const { model, shapes } = frame;
  const lineOf = new Map(
    page.data.lines.flatMap((line) => (line.kind === 'binding' ? [[line.articleId, line]] : [])),
  );
  const types = new Map<string, PutType>();
  const gateways = gatewaysNeeded(installation);
  return orderLuminaires(page.data, page.plan).map((luminaire, index) => {
    const { number, bindingId, heading, stepId, at } = luminaire;
    const line = lineOf.get(bindingId);
    const type = types.get(bindingId) ?? (line && putType(putting, line, `luminaire type ${types.size + 1}`));
    if (type) types.set(bindingId, type);
    const key = `luminaire ${number}`;
    const installed = installation?.luminaires[index];
    const part = model.part('IfcLightFixture', key, {
      Name: luminaireNumber(number),
      ObjectPlacement: shapes.placement(home.placement, ifcPointOf(luminaire, railHeight), along(heading)),
      Representation: type ? shapeOf(putting, luminaire, type) : null,
      Tag: luminaireNumber(number),
      PredefinedType: literal('DIRECTIONSOURCE'),
    });
    model.define(
      key,
      part.ref,
      model.properties(key, 'Lumitor_Luminaire', {
        Number: typed('IfcLabel', luminaireNumber(number)),
        Zone: installed ? typed('IfcLabel', zoneName(installed.zone)) : null,
        Voltage: voltageOf(installed),
        VoltageLeavesOutCable:
          installed?.leavesOutCable && installed.voltage !== null ? typed('IfcBoolean', true) : null,
        BusAddress: installed?.bus ? typed('IfcLabel', busPlaceInWords(installed.bus, gateways)) : null,
        Turn: typed('IfcPlaneAngleMeasure', radians(luminaire.turn)),
        Tilt: typed('IfcPlaneAngleMeasure', radians(luminaire.tilt)),
      }),
    );
    const rail = pieces.get(stepId)?.find(({ from, to }) => from <= at && at <= to);
    if (rail) model.connect(rail, part, true);
    model.put(home.ref, part.ref);
    model.put(circuitOf(installed?.zone ?? -1), part.ref);
    model.put(type?.ref, part.ref);
    return part.ref;
  });
}
