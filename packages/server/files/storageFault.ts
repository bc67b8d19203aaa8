import { Refused } from '../refusal/refused.ts';

/**
 * Thrown where the storage of the files does not do what it has to: it is full, locked or out of
 * reach. Whoever asked is told when to come back; the `message`, for the log and for whoever runs
 * the service, names the storage and the remedy.
 */
export class StorageFault extends Refused {
  constructor(message: string, cause?: unknown) {
    super(503, {
      code: 'storage-unavailable',
      message: 'The file storage cannot be used now. Try again in a minute; nothing has been lost.',
    });
    this.name = 'StorageFault';
    this.message = message;
    this.cause = cause;
  }
}
