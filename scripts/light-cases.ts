import { writeFileSync } from 'node:fs';
import { lightCaseFiles } from './light-cases/files.ts';
import { isWithinTolerance } from './light-cases/lightCase.ts';
import { computeGroups, rowOf } from './light-cases/rows.ts';
import { computeRooms, exceeded } from './light-cases/scenes/comparedGroup.ts';
import { ROOT } from './setup/root.mjs';

const groups = computeGroups();
for (const { one, outcome } of groups.flatMap(({ computed }) => computed)) {
  const { title, got, expected, off, allowed } = rowOf(one, outcome, 'en');
  const isGood = isWithinTolerance(outcome, one);
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${title}: ${got} for ${expected}, ${off} of ${allowed}`);
  if (!isGood) process.exitCode = 1;
}
const rooms = computeRooms();
for (const { title, comparisons } of rooms)
  for (const one of comparisons) {
    const fault = exceeded(one);
    console.log(`${fault ? 'FAILED' : 'ok    '}  ${title.en}: ${one.kind} ${fault}`);
    if (fault) process.exitCode = 1;
  }
for (const [path, text] of Object.entries(lightCaseFiles(groups, rooms)))
  writeFileSync(`${ROOT}${path}`, text);
