import { devicePlacement } from '../../ifc/devices.ts';
import type { Putting } from '../../ifc/rails.ts';
import { literal, type Ref, typed } from '../../ifc/step.ts';
import { wallControlName } from './device.ts';
import { recallsInWords } from './words.ts';

const SIZE = [0.08, 0.02, 0.08] as const;

/** @param buses the first carries the controls */
export function putWallControls(putting: Putting, [bus]: readonly Ref[]): void {
  const { frame, home, page, t } = putting;
  const { model } = frame;
  for (const [index, control] of page.plan.wallControls.entries()) {
    const key = `wall control ${control.id}`;
    const ref = model.root('IfcSwitchingDevice', key, {
      Name: wallControlName(index),
      Description: control.label || t('wiring.wallControlOf'),
      ...devicePlacement(putting, control, SIZE),
      Tag: wallControlName(index),
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
}
