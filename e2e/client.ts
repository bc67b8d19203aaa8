import { randomInt } from 'node:crypto';

/** The header by which the server that the browser tests start tells its visitors apart. */
export const CLIENT_HEADER = 'x-test-client';

/** Of a visitor that the server has not met: it counts attempts to sign in by address. */
export const newClient = () => ({
  [CLIENT_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
