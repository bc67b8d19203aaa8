import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const FOLDER = new URL('../../packages/domain/testing/former/', import.meta.url);
/** Upper bound of the bytes of any file. */
const MOST = 64e6;

const tarOf = (commit: string): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`${commit}.tar.br`, FOLDER)));

/** Unpacks the data of a commit into a folder. */
export function unpackFormer(commit: string, folder: string): void {
  execFileSync('tar', ['-x', '-C', folder], { input: tarOf(commit) });
}

export const formerJson = (commit: string, name: string) =>
  JSON.parse(
    execFileSync('tar', ['-xO', `${name}.json`], { input: tarOf(commit), maxBuffer: MOST }).toString(),
  );
