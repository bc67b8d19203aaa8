import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { commandIn, ignoring, parseDockerfile } from './dockerfile.ts';

const dockerfile = readFileSync(`${ROOT}Dockerfile`, 'utf8');

describe('the Dockerfile', () => {
  const stages = parseDockerfile(dockerfile);
  const image = stages.at(-1);
  const lastOf = (name: string) => image?.instructions.findLast((each) => each.name === name)?.rest ?? '';

  it('builds in one stage and runs in another', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', '']);
    expect(new Set(stages.map(({ base }) => base)).size).toBe(1);
  });

  it('runs the service as an unprivileged user, with a health check', () => {
    expect(lastOf('USER')).toBe('node');
    expect(commandIn(lastOf('CMD'))).toEqual([
      'node',
      '--max-semi-space-size=8',
      'packages/server/dist/main.js',
    ]);
    expect(commandIn(lastOf('HEALTHCHECK'))[0]).toBe('node');
    expect(lastOf('HEALTHCHECK')).toContain('/healthz');
  });

  it('copies every package of the workspace, so that the lock file matches', () => {
    const { workspaces } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
    expect(workspaces).toEqual(['packages/*']);
    for (const name of ['domain', 'server', 'web'])
      expect(image?.instructions).toContainEqual({
        name: 'COPY',
        rest: `packages/${name}/package.json packages/${name}/`,
      });
  });
});

describe('build context of the image', () => {
  const isIgnored = ignoring(readFileSync(`${ROOT}.dockerignore`, 'utf8'));

  it.each([
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'packages/server/package.json',
    'packages/server/main.ts',
    'packages/web/build/anything.ts',
  ])('has %s', (path) => {
    expect(isIgnored(path)).toBe(false);
  });

  it.each([
    '.git/config',
    '.env',
    'deploy/.env',
    'data/lumitor.db',
    'node_modules/pg/package.json',
    'packages/server/node_modules/better-auth/package.json',
    'packages/server/dist/main.js',
    'packages/server/start.test.ts',
    'packages/server/testing/child.ts',
    'README.md',
  ])('has no %s', (path) => {
    expect(isIgnored(path)).toBe(true);
  });
});
