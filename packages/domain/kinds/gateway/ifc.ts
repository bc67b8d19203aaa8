import { articleProperties, devicePlacement } from '../../ifc/devices.ts';
import { literal } from '../../ifc/step.ts';
import { storedTitle } from '../../lists/recordRows.ts';
import { upTo } from '../../math/lists.ts';
import type { DeviceIfc } from '../device/ifc.ts';
import { gatewayName } from './device.ts';

const GATEWAY = [0.1, 0.06, 0.03] as const;

export const putGateways: DeviceIfc = (putting, { luminaires }) => {
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
      ...devicePlacement(putting, installation.gateways[index], GATEWAY),
      Tag: name,
      PredefinedType: literal('PROGRAMMABLE'),
    });
    model.define(key, gateway, articleProperties(putting, key, line));
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
};
