import { randomUUID } from 'node:crypto';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';

export const STEP = {
  id: 'start',
  frameLength: 200,
  directionFrameSide: 'left',
  directionFrame: 'default',
  isCurved: false,
  isTLayout: false,
  isTLayoutStart: false,
  isFrameFromTLayout: false,
};

const part = (description: string, price: number) => ({
  title: description,
  type: 'part',
  active: true,
  description,
  price,
});

/** Costs 257.80: rail 200, two caps 20, feed 30, three mountings 7.80. */
export const CONNECTION = {
  title: 'Szyna',
  titleEn: 'Rail',
  type: 'MT0001',
  active: true,
  isBlack: true,
  price: 100,
};
export const ACCESSORIES = [part('MA0101', 10), part('MA0113', 30), part('MA0115', 2.6)];

export const orderRequest = (connectionId: string | null, net: number) => ({
  idempotencyKey: randomUUID(),
  isMicro: false,
  language: 'PL',
  steps: [STEP],
  choices: { ...NO_CHOICES, connectionId },
  seen: { net, currency: 'PLN' },
  showsGross: true,
  name: 'Salon',
});
