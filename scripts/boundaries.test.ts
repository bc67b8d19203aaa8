import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import config, { DOORS } from '../.dependency-cruiser.mjs';
import { ROOT } from './setup/root.mjs';

let found: ICruiseResult;
beforeAll(async () => {
  const { forbidden, options } = config;
  const rules = { validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(['packages'], { ...options, ...rules, baseDir: ROOT });
  found = output as ICruiseResult;
});

test.each(config.forbidden.map((rule) => [rule.name, rule] as const))('%s', (name, { from }) => {
  const about = new RegExp(String(from.path ?? ''));
  expect(found.modules.filter(({ source }) => about.test(source))).not.toEqual([]);

  const violations = found.summary.violations.filter(({ rule }) => rule.name === name);
  expect(
    violations.map(({ from, to, cycle }) =>
      [from, ...(cycle?.map((via) => via.name) ?? [to])].join(' imports '),
    ),
  ).toEqual([]);
});

test.each(Object.entries(DOORS))('each door of %s is used by another folder', (folder, doors) => {
  const inside = `packages/${folder}/`;
  const used = found.modules
    .filter(({ source }) => !source.startsWith(inside))
    .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
  const isUsed = (door: string) => used.some((file) => file.startsWith(`${inside}${door}`));
  expect(doors.filter((door) => !isUsed(door))).toEqual([]);
});

describe('dependency rules', () => {
  test.each([
    ['import', 'packages/server/', 'packages/domain/'],
    ['type-only', 'packages/web/', 'packages/domain/'],
    ['dynamic-import', 'packages/web/app/', 'packages/web/admin/'],
  ] as const)('%s of %s from %s', (type, from, to) => {
    const imports = found.modules.flatMap(({ source, dependencies }) =>
      source.startsWith(from) ? dependencies : [],
    );
    expect(imports.some((each) => each.resolved.startsWith(to) && each.dependencyTypes.includes(type))).toBe(
      true,
    );
  });
});
