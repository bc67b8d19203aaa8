import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import type { ImportPlan } from './plan/importPlan.ts';
import { importFailure } from './useImport.ts';

const planOf = (addition: number, change: number): ImportPlan => ({
  additions: [{ row: addition, title: 'Nowa', fields: {}, files: [] }],
  changes: [{ row: change, title: 'Tuba', id: 'a', version: 1, changes: [], fields: {}, files: [] }],
  rejections: [],
  unchanged: 0,
  unknownColumns: [],
  restoredCodes: [],
});
const plans = [planOf(5, 3), planOf(7, 9)];

it.each([
  ['somebody changed an article', 409, { operation: 1 }, 'spreadsheet.failures.stale'],
  ['somebody removed an article', 404, { operation: 1 }, 'spreadsheet.failures.stale'],
  ['the session has ended', 401, {}, 'failures.session'],
  ['there was no answer', 0, null, 'failures.unanswered'],
  ['something in between gave up', 504, null, 'failures.unanswered'],
  ['there were too many', 429, { retryMinutes: 3 }, 'failures.throttled {"smart_count":3}'],
  [
    'an addition was refused',
    400,
    { operation: 0 },
    'spreadsheet.failures.refusedRow {"row":5,"message":"No."}',
  ],
  [
    'a change was refused',
    400,
    { operation: 1 },
    'spreadsheet.failures.refusedRow {"row":3,"message":"No."}',
  ],
  [
    'one of the second list was',
    400,
    { operation: 3 },
    'spreadsheet.failures.refusedRow {"row":9,"message":"No."}',
  ],
  ['all of it was refused', 413, {}, 'failures.other {"message":"No."}'],
  ['it was too large', 413, { code: 'too-large' }, 'failures.tooLarge {"message":"No.","field":"–"}'],
])('%s', (_, status, body, expected) => {
  const text = importFailure(new HttpError('No.', status, body), plans, (key, values) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
  );
  expect(text).toBe(expected);
});
