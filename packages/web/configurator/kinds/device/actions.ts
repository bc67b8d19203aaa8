import { putDevice, type ShownDevice } from '../../../visitor/devices.ts';
import { type Act, ARROW_KEYS, type Press } from '../../hand/act.ts';
import { SLIDE } from '../../hand/along.ts';
import { ARROWS } from '../../hand/arrows.ts';

function shift(device: ShownDevice, { key, isShift, onPlan }: Press): void {
  const arrow = ARROWS[key];
  if (!device.place || !arrow) return;
  const { x, y } = onPlan(arrow);
  const by = isShift ? SLIDE.coarse : SLIDE.fine;
  const to = { ...device.place, x: device.place.x + by * x, y: device.place.y + by * y };
  putDevice(device, to, `device by key ${device.name}`);
}

export const DEVICE_ACTS: readonly Act<ShownDevice>[] = [
  { ...ARROW_KEYS, help: 'keys.moveDevice', when: ({ place }) => place !== null, do: shift },
  {
    keys: ['Delete', 'Backspace'],
    help: 'keys.removeDevice',
    when: ({ place }) => place !== null,
    button: { text: 'wiring.removeDevice', icon: 'trash' },
    do: (device) => putDevice(device, null),
  },
];
