import { readFileSync } from 'node:fs';
import { findingsOf, lineOf, unneeded } from './audit/findings.mjs';
import { runCommand } from './setup/command.mjs';
import { ROOT } from './setup/root.mjs';

/** Ends with 0 where every finding is answered, 1 where one is not, 2 where nothing could be learnt. */
const [OPEN, UNKNOWN] = [1, 2];

/** @type {import('./audit/findings.mjs').Answers} */
const answers = JSON.parse(readFileSync(`${ROOT}scripts/audit/answers.json`, 'utf8'));
const { output } = await runCommand('npm', ['audit', '--json'], { keepsOutput: true });

/** @returns {import('./audit/findings.mjs').AuditReport} */
function reportOf() {
  try {
    // Warnings of npm's own may stand around it.
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return { message: output.trim().split('\n').at(-1) };
  }
}

const report = reportOf();
const findings = findingsOf(report, answers);
if (!findings) {
  console.error(`The registry gives no advisories: ${report.message ?? 'it says nothing'}.`);
  console.error('Nothing has been checked. Run this where the registry answers "npm audit".');
  process.exitCode = UNKNOWN;
} else {
  for (const finding of findings) console.log(lineOf(finding));
  for (const id of unneeded(findings, answers))
    console.log(`unneeded  The answer to ${id} can go from scripts/audit/answers.json: it is found no more.`);
  const open = findings.filter(({ answer }) => answer === null).length;
  console.log(`${findings.length} advisories, ${open} without an answer.`);
  if (open > 0) process.exitCode = OPEN;
}
