import type { S3Settings } from '../files/s3Client.ts';

const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_REGION, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } =
  process.env;

export const realS3: S3Settings | null = TEST_S3_ENDPOINT
  ? {
      endpoint: TEST_S3_ENDPOINT,
      bucket: TEST_S3_BUCKET ?? '',
      region: TEST_S3_REGION ?? 'us-east-1',
      accessKeyId: TEST_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: TEST_S3_SECRET_ACCESS_KEY ?? '',
    }
  : null;
