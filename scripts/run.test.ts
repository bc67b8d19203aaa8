import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './setup/root.mjs';

const NPM = `#!/bin/sh
echo "added by npm $1"
ln -s "${ROOT}node_modules" node_modules
`;

const PROGRAM = `
const given: string[] = process.argv.slice(2);
console.log(given.join(' '));
process.exitCode = 3;
`;

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['scripts/run.mjs', 'scripts/setup'])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true });
  // Matching lock file: nothing is installed.
  cpSync(join(ROOT, 'node_modules/.package-lock.json'), join(clone, 'package-lock.json'));
  for (const name of ['bin', 'packages']) mkdirSync(join(clone, name));
  writeFileSync(join(clone, 'bin/npm'), NPM, { mode: 0o755 });
  writeFileSync(join(clone, 'package.json'), '{"type":"module"}');
  writeFileSync(join(clone, 'program.ts'), PROGRAM);
});
afterEach(() => rmSync(clone, { recursive: true }));

test('a TypeScript program runs after a missing installation, which prints to stderr', () => {
  const env = { ...process.env, PATH: `${join(clone, 'bin')}${delimiter}${process.env.PATH}` };
  const script = join(clone, 'scripts/run.mjs');
  const run = () =>
    spawnSync(process.execPath, [script, 'program.ts', 'layouts.json', '--all'], { env, encoding: 'utf8' });
  const first = run();
  expect(first).toMatchObject({ stdout: 'layouts.json --all\n', status: 3 });
  expect(first.stderr).toContain('Installing the dependencies: done');
  expect(run()).toMatchObject({ stdout: 'layouts.json --all\n', stderr: '', status: 3 });
});

test('every TypeScript command runs through run.mjs', () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const commands = Object.values<string>(scripts).filter((command) => command.includes('.ts'));
  expect(commands.filter((command) => !command.startsWith('exec node scripts/run.mjs '))).toEqual([]);
  expect(commands).not.toEqual([]);
});
