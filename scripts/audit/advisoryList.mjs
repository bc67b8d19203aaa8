import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { satisfies, validRange } from 'semver';

/**
 * Format of the registry's bulk endpoint. Its `id` is `source` in the npm report.
 * @typedef {{ id: number | string, url: string, title: string, severity: string, vulnerable_versions: string }} Entry
 */

/** @typedef {{ date: string, source: string, advisories: Record<string, Entry[]> }} AdvisoryList */

/** @typedef {import('./findings.mjs').Advisory} Advisory */

/** @typedef {{ name: string, version: string }} Installed */

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_DAYS = 90;

/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value !== '';

/** @param {any} entry */
const isEntry = (entry) =>
  ['url', 'title', 'severity', 'vulnerable_versions'].every((field) => isText(entry?.[field])) &&
  // Loose parsing drops unknown words, and would hide the advisory.
  validRange(entry.vulnerable_versions) !== null;

/**
 * @param {string} file
 * @returns {AdvisoryList}
 * @throws Error if the file is missing or invalid
 */
export function readAdvisoryList(file) {
  const list = JSON.parse(readFileSync(file, 'utf8'));
  if (Number.isNaN(Date.parse(list?.date)) || !isText(list.source))
    throw new Error('date or source is missing');
  if (typeof list.advisories !== 'object' || list.advisories === null)
    throw new Error('advisories are missing');
  for (const [name, entries] of Object.entries(list.advisories))
    if (!Array.isArray(entries) || !entries.every(isEntry))
      throw new Error(`an advisory of ${name} is invalid`);
  return list;
}

/**
 * Replaces the file in one step: an interrupted refresh leaves the old list.
 * @param {string} file
 * @param {AdvisoryList} list
 */
export function writeAdvisoryList(file, list) {
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, `${JSON.stringify(list, null, 2)}\n`);
  renameSync(unfinished, file);
}

/**
 * Old entries stay, because a version may return.
 * @param {AdvisoryList | null} list
 * @param {readonly Advisory[]} found
 * @param {{ date: string, source: string }} origin
 * @returns {AdvisoryList}
 */
export function mergedList(list, found, { date, source }) {
  /** @type {Map<string, Map<string, Entry>>} */
  const byName = new Map();
  /** @param {string} name @param {Entry} entry */
  const add = (name, entry) => byName.set(name, (byName.get(name) ?? new Map()).set(entry.url, entry));
  for (const [name, entries] of Object.entries(list?.advisories ?? {}))
    for (const entry of entries) add(name, entry);
  for (const { name, source: id, url, title, severity, range } of found)
    add(name, { id: id ?? url, url, title, severity, vulnerable_versions: range });
  const names = [...byName.keys()].sort();
  const advisories = Object.fromEntries(names.map((name) => [name, [...(byName.get(name)?.values() ?? [])]]));
  return { date, source, advisories };
}

/**
 * @param {{ packages: Record<string, { name?: string, version?: string, link?: boolean }> }} lockfile
 * @returns {Installed[]}
 */
export function installedPackages({ packages }) {
  const installed = [];
  for (const [path, { name, version, link }] of Object.entries(packages)) {
    const [, nameInPath] = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    // An alias is installed under another name.
    if (nameInPath && version && !link) installed.push({ name: name ?? nameInPath, version });
  }
  return installed;
}

/**
 * Versions match as in npm.
 * @param {AdvisoryList} list
 * @param {readonly Installed[]} installed
 * @returns {import('./findings.mjs').AuditReport}
 */
export function reportByList({ advisories }, installed) {
  /** @type {NonNullable<import('./findings.mjs').AuditReport['vulnerabilities']>} */
  const vulnerabilities = {};
  for (const { name, version } of installed) {
    const entries = Object.hasOwn(advisories, name) ? (advisories[name] ?? []) : [];
    for (const { url, title, severity, vulnerable_versions: range } of entries) {
      if (!satisfies(version, range, { includePrerelease: true, loose: true })) continue;
      vulnerabilities[name] ??= { severity, via: [] };
      vulnerabilities[name].via.push({ name, url, title, severity, range });
    }
  }
  return { vulnerabilities };
}

/**
 * @param {AdvisoryList} list
 * @param {readonly Installed[]} installed
 */
export function coverage({ advisories }, installed) {
  const names = new Set(installed.map(({ name }) => name));
  return {
    listed: [...names].filter((name) => Object.hasOwn(advisories, name)).length,
    installed: names.size,
  };
}

/**
 * @param {AdvisoryList} list
 * @param {Date} now
 */
export const isOld = ({ date }, now) => now.getTime() - Date.parse(date) > MAX_AGE_DAYS * DAY_MS;
