import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { lightCaseFiles } from './files.ts';
import { isWithinTolerance } from './lightCase.ts';
import { computeGroups } from './rows.ts';
import { computeRooms, exceeded } from './scenes/comparedGroup.ts';

const groups = computeGroups();
const rooms = computeRooms();
const computed = groups.flatMap((group) =>
  group.computed.map((each) => ({ ...each, title: each.one.title.en })),
);

test.each(computed)('$title: the product is within the allowed deviation', ({ one, outcome }) => {
  expect(isWithinTolerance(outcome, one), `${outcome.got} for ${outcome.expected}`).toBe(true);
});

test.each(rooms.flatMap(({ title, comparisons }) => comparisons.map((one) => ({ room: title.en, ...one }))))(
  '$room, $kind: the product is within the allowed deviation from the path tracer',
  (one) => {
    expect(exceeded(one)).toBe('');
  },
);

test.each(Object.entries(lightCaseFiles(groups, rooms)))(
  '%s is the output of npm run -s light-cases',
  (path, text) => {
    expect(readFileSync(`${ROOT}${path}`, 'utf8')).toBe(text);
  },
);
