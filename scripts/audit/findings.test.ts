import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { findingsOf, lineOf, unneeded } from './findings.mjs';

const advisory = (name: string, id: string) => ({
  name,
  title: `${name} can be made to wait`,
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  range: '<2.0.1',
});
const slow = advisory('slow', 'GHSA-aaaa-bbbb-cccc');
const loud = advisory('loud', 'GHSA-dddd-eeee-ffff');

const REPORT = {
  vulnerabilities: {
    slow: { severity: 'high', via: [slow] },
    uses: { severity: 'high', via: ['slow', slow] },
    loud: { severity: 'high', via: [loud] },
  },
};

it('each advisory is listed once, with its answer', () => {
  const answers = { 'GHSA-aaaa-bbbb-cccc': { package: 'slow', answer: 'It is asked by nobody here.' } };
  const findings = findingsOf(REPORT, answers) ?? [];
  expect(findings.map(({ id, answer }) => [id, answer])).toEqual([
    ['GHSA-aaaa-bbbb-cccc', 'It is asked by nobody here.'],
    ['GHSA-dddd-eeee-ffff', null],
  ]);
  expect(findings.map(lineOf).join('\n')).toMatch(/answered {2}high {2}slow.*OPEN {6}high {2}loud/s);
});

it('an answer applies to its own package only', () => {
  const answers = { 'GHSA-aaaa-bbbb-cccc': { package: 'other', answer: 'It is asked by nobody here.' } };
  expect(findingsOf(REPORT, answers)?.[0]?.answer).toBeNull();
});

it('an answer without a finding is reported', () => {
  const answers = { 'GHSA-gone-gone-gone': { package: 'slow', answer: 'x' } };
  expect(unneeded(findingsOf(REPORT, answers) ?? [], answers)).toEqual(['GHSA-gone-gone-gone']);
});

it('a registry without advisories does not count as clean', () => {
  expect(findingsOf({ message: '405 Method Not Allowed' }, {})).toBeNull();
  expect(findingsOf({ vulnerabilities: {} }, {})).toEqual([]);
});

it('every stored answer names its advisory, its package and a reason', () => {
  const answers = JSON.parse(readFileSync(`${ROOT}scripts/audit/answers.json`, 'utf8'));
  for (const [id, { package: name, answer }] of Object.entries<{ package: string; answer: string }>(
    answers,
  )) {
    expect(id).toMatch(/^GHSA(?:-\w{4}){3}$/);
    expect(name).toBeTruthy();
    expect(answer.length, id).toBeGreaterThan(20);
  }
});
