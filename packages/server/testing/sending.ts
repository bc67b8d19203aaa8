import { onTestFinished } from 'vitest';
import { mailedPdf } from '../mailedPdf.ts';
import { awaitsAnswer } from '../offers/remind.ts';
import { deliveries } from '../outbox/deliveries.ts';
import { Sender } from '../outbox/sender.ts';
import type { Service } from './freshService.ts';

export function sending({ parts, errors }: Service): Sender {
  const { store, outbox, outgoing } = parts;
  const { db } = store;
  const onError = (error: unknown) => void errors.push(error);
  const send = deliveries({ db, outgoing, makePdf: mailedPdf(parts), awaitsAnswer, onError });
  const sender = new Sender({ db, outbox, send, onError });
  onTestFinished(() => sender.stop());
  return sender;
}
