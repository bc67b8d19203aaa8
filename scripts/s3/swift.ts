import { runTool } from '../setup/command.mjs';
import { installPackages, versionOf } from '../setup/debianPackages.ts';
import { startSwift } from './swiftServer.ts';
import { ACCOUNT, REGION } from './swiftSettings.ts';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const TESTS = ['fileStore', 's3Store'].map((name) => `packages/server/files/${name}.test.ts`);
const BUCKET = 'lumitor';

await installPackages(PACKAGES);
console.log(`OpenStack Swift ${await versionOf('swift-proxy')} of Debian, with its s3api`);
const swift = await startSwift(BUCKET);
try {
  const { code } = await runTool('vitest/vitest.mjs', ['run', ...TESTS, '-t', 'TEST_S3_ENDPOINT'], {
    env: {
      TEST_S3_ENDPOINT: swift.endpoint,
      TEST_S3_BUCKET: BUCKET,
      TEST_S3_REGION: REGION,
      TEST_S3_ACCESS_KEY_ID: `${ACCOUNT.group}:${ACCOUNT.user}`,
      TEST_S3_SECRET_ACCESS_KEY: ACCOUNT.key,
    },
  });
  process.exitCode = code;
} finally {
  await swift.stop();
}
