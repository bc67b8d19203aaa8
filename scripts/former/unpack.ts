import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Bytes } from '@lumitor/domain/units';

const FOLDER = new URL('../../packages/domain/testing/former/', import.meta.url);
const MAX_FILE: Bytes = 64e6;

const tarOf = (commit: string): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`${commit}.tar.br`, FOLDER)));

export function unpackFormer(commit: string, folder: string): void {
  execFileSync('tar', ['-x', '-C', folder], { input: tarOf(commit) });
}

export const formerJson = (commit: string, name: string) =>
  JSON.parse(
    execFileSync('tar', ['-xO', `${name}.json`], { input: tarOf(commit), maxBuffer: MAX_FILE }).toString(),
  );
