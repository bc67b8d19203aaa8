import { randomInt } from 'node:crypto';

/** Header by which the server of the browser tests distinguishes visitors. */
export const CLIENT_HEADER = 'x-test-client';

/** Sign-in attempts are counted by address, so each test is another visitor. */
export const newClient = () => ({
  [CLIENT_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
