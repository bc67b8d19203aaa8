import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFaults, postgresFaults } from '../packages/server/testing/integrity.ts';
import { type PostgresServer, startPostgres } from '../packages/server/testing/postgresServer.ts';
import { type S3Server, startS3Server } from '../packages/server/testing/s3Server.ts';

/** Database and file storage of a scenario; `settings` are the environment of its service. */
export interface Engine {
  settings: Record<string, string>;
  findFaults(): Promise<string[]>;
  close(): Promise<void>;
}

async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumitor-faults-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

export async function embedded(): Promise<Engine> {
  const { dataDir, remove } = await openFolder();
  return { settings: { DATA_DIR: dataDir }, findFaults: async () => embeddedFaults(dataDir), close: remove };
}

export const s3Settings = ({ settings }: S3Server): Record<string, string> => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

async function postgresWith(
  files: Record<string, string>,
  closeFiles: () => Promise<void>,
): Promise<Engine & { server: PostgresServer }> {
  const server: PostgresServer = await startPostgres();
  const database = await server.createDatabase();
  return {
    server,
    settings: { DATABASE_URL: server.url(database), ...files },
    findFaults: () => postgresFaults(server, database),
    async close() {
      await server.close();
      await closeFiles();
    },
  };
}

export async function postgresAndFolder() {
  const { dataDir, remove } = await openFolder();
  return postgresWith({ DATA_DIR: dataDir }, remove);
}

export async function postgresAndS3(): Promise<Engine> {
  const s3 = await startS3Server();
  return postgresWith(s3Settings(s3), () => s3.stop());
}
