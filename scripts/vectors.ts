import { readFileSync } from 'node:fs';
import { parseCases } from './vectors/cases.ts';
import { checkCases } from './vectors/differences.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name a file of cases: npm run -s vectors -- packages/domain/vectors/layouts.json');
  process.exit(1);
}

function readCases(path: string) {
  try {
    return parseCases(readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(`${path} holds no cases to compute: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

const results = checkCases(readCases(file));
const failed = results.filter(({ differences }) => differences.length > 0);
for (const { name, differences } of failed)
  for (const { what, expected, got } of differences)
    console.log(`${name}: ${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
