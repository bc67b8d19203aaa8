import { randomInt } from 'node:crypto';

export const CLIENT_HEADER = 'x-test-client';

/** Sign-in attempts are counted by address. */
export const newClient = () => ({
  [CLIENT_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
