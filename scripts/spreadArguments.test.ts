import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './setup/root.mjs';

/** Tens of thousands of arguments overflow a browser's stack. */
const SPREAD = /(?:\.(?:push|unshift)|Math\.(?:min|max))\(\s*(?:[^(){}]*,\s*)?\.\.\./g;

const OTHERS = /(?:^|\/)(?:node_modules|dist|testing|build)\/|\.test\./;

test('No list of unknown length is spread as arguments: append(), greatestOf() and leastOf() take any', () => {
  const sources = readdirSync(`${ROOT}packages`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !OTHERS.test(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) =>
    [...readFileSync(`${ROOT}packages/${file}`, 'utf8').matchAll(SPREAD)].map(([call]) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});
