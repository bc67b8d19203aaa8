import { StorageFault } from './storageFault.ts';

/** What to do about the errors that settings or rights cause. Any other comes from the storage itself. */
const REMEDIES: Record<string, string> = {
  InvalidAccessKeyId: 'set S3_ACCESS_KEY_ID to a key that it knows',
  SignatureDoesNotMatch: 'set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a key and its secret',
  AuthorizationHeaderMalformed: 'set S3_REGION to its region',
  PermanentRedirect: 'set S3_ENDPOINT and S3_REGION to those of the bucket',
  NoSuchBucket: 'make the bucket, or set S3_BUCKET to one that is there',
  AccessDenied: 'let the key list, read, write and delete in the bucket',
  RequestTimeTooSkewed: 'set the clock of this machine',
  QuotaExceeded: 'raise the quota of the bucket',
};

/** @param place endpoint and bucket */
export function refusedBy(place: string, status: number, code: string): StorageFault {
  const answer = code ? `${status} ${code}` : String(status);
  const otherwise = status < 500 ? 'see that the settings S3_* are right' : 'see what its own log says';
  return new StorageFault(`The storage ${place} answers ${answer}: ${REMEDIES[code] ?? otherwise}.`);
}

export function unreachable(place: string, error: unknown): StorageFault {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name: string };
  const reason =
    name === 'AbortError' ? 'no answer in time' : (cause?.code ?? cause?.message ?? String(error));
  return new StorageFault(
    `The storage ${place} cannot be reached (${reason}): see that it runs, and that S3_ENDPOINT is its address.`,
    error,
  );
}
