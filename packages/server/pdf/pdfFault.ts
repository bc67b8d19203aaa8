import { Refused } from '../refusal/refused.ts';

/** Why there is no PDF of an order, and what to do. */
export class PdfFault extends Refused {
  /** It was not made in the time and memory that there is for it. */
  readonly isTooMuch: boolean;

  constructor(isTooMuch: boolean, cause?: unknown) {
    const why = isTooMuch ? 'takes too much time or memory to make' : 'cannot be made of what is stored';
    super(409, {
      code: 'pdf-not-made',
      message: `The PDF of this order ${why}. Send the link of its page, whose PDF the browser makes.`,
    });
    this.isTooMuch = isTooMuch;
    this.cause = cause;
  }
}
