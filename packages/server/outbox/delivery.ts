import { refused } from '../refusal/refused.ts';

/** Why something could not be sent, in words for the owner of the shop. */
export class DeliveryFault extends Error {
  /** Another attempt would be in vain. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** What is to be sent takes longer to make than others may wait for. */
export class TakesLong extends Error {}

/** Sends what the owner tries, and refuses in the words of the other side where that does not take it. */
export async function delivered(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error;
    throw refused(409, 'not-delivered', error.message);
  }
}

export const notSet = (what: string) =>
  refused(409, 'not-set', `There is no ${what} yet. Set it and save the settings first.`);
