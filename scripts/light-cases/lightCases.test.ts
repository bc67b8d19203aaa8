import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { lightCaseFiles } from './files.ts';
import { isKept } from './lightCase.ts';
import { computeGroups } from './rows.ts';
import { computeRooms, exceeded } from './scenes/comparedGroup.ts';

const groups = computeGroups();
const rooms = computeRooms();
const computed = groups.flatMap((group) =>
  group.computed.map((each) => ({ ...each, title: each.one.title.en })),
);

test.each(computed)('$title: the product is as close to the reference as it may be', ({ one, outcome }) => {
  expect(isKept(outcome, one), `${outcome.got} for ${outcome.wanted}`).toBe(true);
});

test.each(rooms.flatMap(({ title, comparisons }) => comparisons.map((one) => ({ room: title.en, ...one }))))(
  '$room, $kind: the product is as close to the path tracer as it may be',
  (one) => {
    expect(exceeded(one)).toBe('');
  },
);

test.each(Object.entries(lightCaseFiles(groups, rooms)))(
  '%s is what npm run -s light-cases writes',
  (path, text) => {
    expect(readFileSync(`${ROOT}${path}`, 'utf8')).toBe(text);
  },
);
