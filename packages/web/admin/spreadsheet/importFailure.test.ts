import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { importFailure } from './importFailure.ts';
import type { ImportPlan } from './plan/importPlan.ts';

const plan: ImportPlan = {
  additions: [{ row: 5, title: 'Nowa', fields: {} }],
  changes: [{ row: 3, title: 'Tuba', id: 'a', version: 1, changes: [], fields: {} }],
  rejections: [],
  unchanged: 0,
  unknownColumns: [],
};

it.each([
  ['somebody changed an article', 409, { operation: 1 }, { key: 'stale' }],
  ['somebody removed an article', 404, { operation: 1 }, { key: 'stale' }],
  ['the session has ended', 401, {}, { key: 'session' }],
  ['there was no answer', 0, null, { key: 'unanswered' }],
  ['something in between gave up', 504, null, { key: 'unanswered' }],
  [
    'an addition was refused',
    400,
    { operation: 0 },
    { key: 'refusedRow', values: { row: 5, message: 'No.' } },
  ],
  ['a change was refused', 400, { operation: 1 }, { key: 'refusedRow', values: { row: 3, message: 'No.' } }],
  ['all of it was refused', 413, {}, { key: 'refused', values: { message: 'No.' } }],
])('%s', (_, status, body, expected) => {
  expect(importFailure(new HttpError('No.', status, body), plan)).toEqual(expected);
});
