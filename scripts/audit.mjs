import { readFileSync } from 'node:fs';
import { audit } from './audit/audit.mjs';
import { ROOT } from './setup/root.mjs';

process.exitCode = await audit({
  listFile: `${ROOT}scripts/audit/advisories.json`,
  answers: JSON.parse(readFileSync(`${ROOT}scripts/audit/answers.json`, 'utf8')),
  refreshes: process.argv.includes('--refresh'),
});
