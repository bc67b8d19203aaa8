import { join } from 'node:path';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import type { S3Settings } from './s3Client.ts';
import { s3Store } from './s3Store.ts';

export type { S3Settings };

export interface FilesPlace {
  s3?: S3Settings | undefined;
  dataDir?: string | undefined;
}

export function openFiles({ s3, dataDir }: FilesPlace): { files: FileStore; bin: FileStore } {
  if (s3) return { files: s3Store({ ...s3, prefix: 'files/' }), bin: s3Store({ ...s3, prefix: 'bin/' }) };
  if (!dataDir) throw new Error('No file storage is set: set DATA_DIR, or S3_ENDPOINT and S3_BUCKET.');
  return { files: folderStore(join(dataDir, 'files')), bin: folderStore(join(dataDir, 'bin')) };
}
