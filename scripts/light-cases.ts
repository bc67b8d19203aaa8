import { writeFileSync } from 'node:fs';
import { lightCaseFiles } from './light-cases/files.ts';
import { isKept } from './light-cases/lightCase.ts';
import { computeGroups, rowOf } from './light-cases/rows.ts';
import { ROOT } from './setup/root.mjs';

const groups = computeGroups();
for (const { one, outcome } of groups.flatMap(({ computed }) => computed)) {
  const { title, got, wanted, off, allowed } = rowOf(one, outcome, 'en');
  const isGood = isKept(outcome, one);
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${title}: ${got} for ${wanted}, ${off} of ${allowed}`);
  if (!isGood) process.exitCode = 1;
}
for (const [path, text] of Object.entries(lightCaseFiles(groups))) writeFileSync(`${ROOT}${path}`, text);
