import { findPlaced } from '@lumitor/domain/layout/geometry';
import { headingAt } from '@lumitor/domain/layout/headingAt';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { planNow } from '../../visitor/configuratorStore.ts';
import { putDevice, type ShownDevice, selectedDeviceNow } from '../../visitor/devices.ts';
import {
  canRemoveFeed,
  giveFeedsBack,
  selectedFeedNow,
  selectFeed,
  slideFeed,
  stepFeed,
  takeFeedAway,
} from '../../visitor/wiring.ts';
import { type Act, ARROW_KEYS, byKey, ENDS_KEYS, type Press } from '../hand/act.ts';
import { SLIDE, wayAlong } from '../hand/along.ts';
import { ARROWS } from '../hand/arrows.ts';

function slide(feed: PlacedFeed, { key, isShift, onPlan }: Press): void {
  const axis = findPlaced(geometryOf(planNow().layout), feed.stepId)?.axis;
  const arrow = ARROWS[key];
  const way = axis && arrow ? wayAlong(headingAt(axis, feed.at), onPlan(arrow)) : 0;
  if (way !== 0) slideFeed(feed, feed.at + way * (isShift ? SLIDE.coarse : SLIDE.fine), 'slide');
}

export const FEED_ACTS: readonly Act<PlacedFeed>[] = [
  { ...ARROW_KEYS, help: 'keys.slidePiece', do: slide },
  {
    keys: ['g'],
    help: 'keys.givePieceBack',
    button: {
      text: 'pieces.giveBack',
      hint: 'wiring.giveBackHint',
      refusal: ({ id }) => (id === null ? 'wiring.isAutomatic' : undefined),
      isLeaving: true,
    },
    do: giveFeedsBack,
  },
  {
    keys: ['Delete', 'Backspace'],
    help: 'keys.removeFeed',
    button: {
      text: 'wiring.remove',
      icon: 'trash',
      refusal: (feed) => (canRemoveFeed(feed) ? undefined : 'wiring.needed'),
      isLeaving: true,
    },
    do: takeFeedAway,
  },
];

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

export const WIRING_ACTS: readonly Act<void>[] = [
  { ...ENDS_KEYS, help: 'keys.nextFeed', do: (_, { key }) => stepFeed(key === ']' ? 1 : -1) },
  { keys: ['Escape'], do: () => selectFeed(null) },
];

/** Disabled in the installation. */
const DRAWS = /^([0-9]|Arrow.*|Enter|Backspace|Delete|[ctCT])$/;

export function wiringKey(key: string, isShift: boolean): (() => void) | null {
  const [feed, device] = [selectedFeedNow(), selectedDeviceNow()];
  return (
    byKey(WIRING_ACTS, undefined, key, isShift) ??
    (feed && byKey(FEED_ACTS, feed, key, isShift)) ??
    (device && byKey(DEVICE_ACTS, device, key, isShift)) ??
    (DRAWS.test(key) ? () => {} : null)
  );
}
