import { readFileSync } from 'node:fs';
import { runCommand } from '../setup/command.mjs';
import { ROOT } from '../setup/root.mjs';
import {
  coverage,
  installedPackages,
  isOld,
  mergedList,
  readAdvisoryList,
  reportByList,
  writeAdvisoryList,
} from './advisoryList.mjs';
import { findingsOf, lineOf, unneeded } from './findings.mjs';

/** Advisory without an answer; no usable endpoint or list. */
const [OPEN, UNKNOWN] = [1, 2];

/** npm's own limit is 5 minutes. */
const TIMEOUT_MS = process.env.npm_config_fetch_timeout ?? '30000';

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * npm applies its proxy, token and certificates.
 * @param {Record<string, string>} env
 * @returns {Promise<import('./findings.mjs').AuditReport>}
 */
async function reportOfRegistry(env) {
  const { output } = await runCommand('npm', ['audit', '--json', '--fetch-retries=0'], {
    capturesOutput: true,
    env: { npm_config_fetch_timeout: TIMEOUT_MS, ...env },
  });
  try {
    // npm may print warnings around the report.
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return { message: output.trim().split('\n').at(-1) };
  }
}

/**
 * @param {string} file
 * @returns {import('./advisoryList.mjs').AdvisoryList | string} error message if unusable
 */
function listOrFault(file) {
  try {
    return readAdvisoryList(file);
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * Audits by the registry, or by the list if no endpoint answers.
 * @param {object} options
 * @param {string} options.listFile
 * @param {import('./findings.mjs').Answers} options.answers
 * @param {boolean} [options.refreshes] writes the list
 * @param {Record<string, string>} [options.env]
 * @param {Date} [options.now]
 * @param {(line: string) => void} [options.print]
 * @returns {Promise<number>} exit code
 */
export async function audit({
  listFile,
  answers,
  refreshes = false,
  env = {},
  now = new Date(),
  print = console.log,
}) {
  const list = listOrFault(listFile);
  const report = await reportOfRegistry(env);
  let findings = findingsOf(report, answers);
  if (findings) {
    print('Advisories of the registry.');
    if (refreshes) {
      const found = findings.map(({ advisory }) => advisory);
      const origin = { date: now.toISOString().slice(0, 10), source: 'npm audit' };
      writeAdvisoryList(listFile, mergedList(typeof list === 'string' ? null : list, found, origin));
      print(`Written: ${listFile}`);
    }
  } else {
    print(`The registry gives no advisories: ${report.message ?? 'no reason given'}.`);
    if (refreshes) print('The list is unchanged. Refresh it where the registry answers "npm audit".');
    if (typeof list === 'string') {
      print(`The list ${listFile} is unusable: ${list}. Nothing has been checked.`);
      return UNKNOWN;
    }
    const installed = installedPackages(JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')));
    const { listed, installed: all } = coverage(list, installed);
    print(
      `Advisories of the list of ${list.date} (${list.source}): ${listed} of ${all} packages have entries.`,
    );
    if (isOld(list, now))
      print('WARNING  The list is older than 90 days. Refresh it: npm run audit -- --refresh');
    findings = findingsOf(reportByList(list, installed), answers) ?? [];
  }

  for (const finding of findings) print(lineOf(finding));
  for (const id of unneeded(findings, answers))
    print(
      `unneeded  The answer to ${id} can go from scripts/audit/answers.json: no installed version matches.`,
    );
  const open = findings.filter(({ answer }) => answer === null).length;
  print(`${findings.length} advisories, ${open} without an answer.`);
  if (refreshes && !report.vulnerabilities) return UNKNOWN;
  return open > 0 ? OPEN : 0;
}
