/**
 * Unit tests of several seconds each: killed and flooded services, attacks, and Monte Carlo light.
 * `npm run test:long` runs these paths, `npm test` and `npm run check` do not.
 */
export const LONG = [
  'faults/',
  'packages/domain/invoice/schemas.test.ts',
  'packages/domain/light/fill.test.ts',
  'packages/domain/light/greatest.test.ts',
  'packages/domain/light/inParts.test.ts',
  'packages/domain/light/surfaces.test.ts',
  'packages/domain/light/traced.test.ts',
  'packages/domain/photometry/largestFiles.test.ts',
  'packages/server/archive/command.test.ts',
  'packages/server/archive/drill.test.ts',
  'packages/server/archive/readShop.test.ts',
  'packages/server/archive/writeShop.test.ts',
  'packages/server/database/sqlite/writeAheadLog.test.ts',
  'packages/server/files/encodeInWorker.test.ts',
  'packages/server/files/hostileDrawings.test.ts',
  'packages/server/offers/killed.test.ts',
  'packages/server/outbox/killed.test.ts',
  'packages/server/refusal/openFilesFault.test.ts',
  'packages/server/sign-in/accountCommand.test.ts',
  'packages/server/start.test.ts',
  'packages/server/stop.test.ts',
  'packages/server/testing/contract/postgres.test.ts',
  'packages/server/testing/postgresServer.test.ts',
  'packages/server/testing/security/',
  'scripts/agreement/',
  'packages/web/admin/spreadsheet/sheet/industryMutated.test.ts',
  'scripts/former/',
];

/** @param {readonly string[]} paths */
export const excluding = (paths) => paths.map((path) => `--exclude=${path}**`);
