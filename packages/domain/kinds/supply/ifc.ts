import { articleProperties, devicePlacement } from '../../ifc/devices.ts';
import type { CurrentCarrier } from '../../ifc/model.ts';
import { metres } from '../../ifc/shapes.ts';
import { literal, typed } from '../../ifc/step.ts';
import { cableInWords } from '../../lists/installationWords.ts';
import { storedTitle } from '../../lists/recordRows.ts';
import type { DeviceIfc } from '../device/ifc.ts';
import { isCabled } from '../feed/feed.ts';
import { supplyName } from './device.ts';

const SUPPLY = [0.25, 0.06, 0.045] as const;
const MM2 = 1e-6;

export const putSupplies: DeviceIfc = (putting, { feeds }) => {
  const { frame, home, page, installation, circuitOf, language, t } = putting;
  const { model } = frame;
  const line = page.data.lines.find(({ kind }) => kind === 'power');
  if (!installation || !line) return [];
  const put = (part: CurrentCarrier, index: number) => {
    model.put(home.ref, part.ref);
    model.put(circuitOf(index), part.ref);
  };
  for (const [index, zone] of installation.zones.entries()) {
    const key = `supply ${index + 1}`;
    const supply = model.part('IfcTransformer', key, {
      Name: supplyName(index),
      Description: storedTitle(line, language, t),
      ...devicePlacement(putting, zone.supply, SUPPLY),
      Tag: supplyName(index),
      PredefinedType: literal('RECTIFIER'),
    });
    const figures = model.properties(key, 'Lumitor_Supply', {
      OutputVoltage: typed('IfcElectricVoltageMeasure', installation.electric.voltage),
      NominalPower: typed('IfcPowerMeasure', page.order.power),
      Load: typed('IfcPowerMeasure', zone.load),
    });
    model.define(key, supply.ref, articleProperties(putting, key, line), figures);
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
  return [];
};
