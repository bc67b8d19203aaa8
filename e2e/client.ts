import { randomInt } from 'node:crypto';

/** Header by which the server of the browser tests distinguishes visitors. */
export const CLIENT_HEADER = 'x-test-client';

/** Headers of a new visitor, because sign-in attempts are counted by address. */
export const newClient = () => ({
  [CLIENT_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
