import { recallsInWords } from '../../dimming/recalls.ts';
import { devicePlacement } from '../../ifc/devices.ts';
import { literal, typed } from '../../ifc/step.ts';
import type { DeviceIfc } from '../device/ifc.ts';
import { wallControlDevice } from './device.ts';

const SIZE = [0.08, 0.02, 0.08] as const;

/** The first bus carries the controls. */
export const putWallControls: DeviceIfc = (putting, { buses: [bus] }) => {
  const { frame, home, page, t } = putting;
  const { model } = frame;
  for (const [index, control] of page.plan.wallControls.entries()) {
    const key = `wall control ${control.id}`;
    const name = wallControlDevice.name(index);
    const ref = model.root('IfcSwitchingDevice', key, {
      Name: name,
      Description: control.label || t('wiring.wallControlOf'),
      ...devicePlacement(putting, control, SIZE),
      Tag: name,
      PredefinedType: literal('KEYPAD'),
    });
    const recalls = recallsInWords(control, page.plan.dimming, t);
    if (recalls)
      model.define(
        key,
        ref,
        model.properties(key, 'Lumitor_WallControl', { Recalls: typed('IfcLabel', recalls.slice(0, 255)) }),
      );
    model.put(home.ref, ref);
    if (bus) model.put(bus, ref);
  }
  return [];
};
