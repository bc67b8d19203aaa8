import { refused } from '../refusal/refused.ts';

/** The message is for the owner of the shop. */
export class DeliveryFault extends Error {
  /** Retrying is useless. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** The entry waits until then; the attempt does not count. */
export class Postponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super();
    this.until = until;
  }
}

/** The attachment takes longer than others may wait. */
export class TakesLong extends Error {}

export async function delivered(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error;
    throw refused(409, 'not-delivered', error.message);
  }
}

export const notSet = (what: string) =>
  refused(409, 'not-set', `The ${what} is not set. Set it and save the settings first.`);
