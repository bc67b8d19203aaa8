import { cableInWords, gatewayName, supplyName } from '../lists/installationWords.ts';
import { storedTitle } from '../lists/recordRows.ts';
import { upTo } from '../math/lists.ts';
import type { RecordLine } from '../order/record.ts';
import { isCabled } from '../wiring/feed.ts';
import type { RoomPlace } from '../wiring/roomPlace.ts';
import type { CurrentCarrier } from './model.ts';
import type { Putting } from './rails.ts';
import { ifcPointOf, metres } from './shapes.ts';
import { literal, type Ref, typed } from './step.ts';

const SUPPLY = [0.25, 0.06, 0.045] as const;
const GATEWAY = [0.1, 0.06, 0.03] as const;
const MM2 = 1e-6;

type Box = readonly [x: number, y: number, z: number];

function placed({ frame: { shapes }, home }: Putting, place: RoomPlace | null | undefined, [x, y, z]: Box) {
  if (!place) return {};
  return {
    ObjectPlacement: shapes.placement(home.placement, ifcPointOf(place, place.z)),
    Representation: shapes.solid(shapes.block(x, y, 0, z)),
  };
}

const articleOf = ({ frame: { model }, language, t }: Putting, key: string, line: RecordLine): Ref | null =>
  model.properties(key, 'Pset_ManufacturerTypeInformation', {
    ArticleNumber: typed('IfcIdentifier', line.code),
    ModelLabel: typed('IfcLabel', storedTitle(line, language, t)),
  });

export function putSupplies(putting: Putting, feeds: readonly CurrentCarrier[]): void {
  const { frame, home, page, installation, circuitOf, language, t } = putting;
  const { model } = frame;
  const line = page.data.lines.find(({ kind }) => kind === 'power');
  if (!installation || !line) return;
  const put = (part: CurrentCarrier, index: number) => {
    model.put(home.ref, part.ref);
    model.put(circuitOf(index), part.ref);
  };
  for (const [index, zone] of installation.zones.entries()) {
    const key = `supply ${index + 1}`;
    const supply = model.part('IfcTransformer', key, {
      Name: supplyName(index),
      Description: storedTitle(line, language, t),
      ...placed(putting, zone.supply, SUPPLY),
      Tag: supplyName(index),
      PredefinedType: literal('RECTIFIER'),
    });
    const figures = model.properties(key, 'Lumitor_Supply', {
      OutputVoltage: typed('IfcElectricVoltageMeasure', installation.electric.voltage),
      NominalPower: typed('IfcPowerMeasure', page.order.power),
      Load: typed('IfcPowerMeasure', zone.load),
    });
    model.define(key, supply.ref, articleOf(putting, key, line), figures);
    put(supply, index);
    for (const number of zone.feeds) {
      const [feed, box] = [installation.feeds[number], feeds[number]];
      if (!feed || !box) continue;
      if (!isCabled(feed.cable)) {
        model.connect(supply, box, true);
        continue;
      }
      const name = `W${feed.number}`;
      const cable = model.part('IfcCableSegment', `cable ${feed.number}`, {
        Name: name,
        Description: cableInWords(feed.cable, language),
        Tag: name,
        PredefinedType: literal('CABLESEGMENT'),
      });
      const { length, conductor } = feed.cable;
      const sizes = [{ Length: metres(length) }, { CrossSectionArea: conductor * MM2 }] as const;
      model.define(name, cable.ref, model.quantities(name, 'Qto_CableSegmentBaseQuantities', ...sizes));
      put(cable, index);
      model.connect(supply, cable, true);
      model.connect(cable, box, true);
    }
  }
}

export function putGateways(putting: Putting, luminaires: readonly Ref[]): Ref[] {
  const { frame, home, page, installation, language, t } = putting;
  const { model } = frame;
  const line = page.data.lines.find(({ kind }) => kind === 'gateway');
  if (!installation || !line) return [];
  return upTo(line.quantity).map((index) => {
    const name = gatewayName(index);
    const key = `gateway ${index + 1}`;
    const gateway = model.root('IfcController', key, {
      Name: name,
      Description: storedTitle(line, language, t),
      ...placed(putting, installation.gateways[index], GATEWAY),
      Tag: name,
      PredefinedType: literal('PROGRAMMABLE'),
    });
    model.define(key, gateway, articleOf(putting, key, line));
    model.put(home.ref, gateway);
    const bus = model.root('IfcDistributionSystem', `bus ${index + 1}`, {
      Name: name,
      PredefinedType: literal('CONTROL'),
    });
    model.put(bus, gateway);
    for (const [number, { bus: place }] of installation.luminaires.entries())
      if (place?.gateway === index + 1 && luminaires[number]) model.put(bus, luminaires[number]);
    return bus;
  });
}
