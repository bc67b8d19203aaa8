import { longSentences, type Offence, offencesIn, type Rule } from './words/rules.ts';
import { documents, sources } from './words/sources.ts';

/** Offences per rule; a ceiling never rises. */
const CEILINGS: Readonly<Record<Rule, number>> = {
  stem: 0,
  opening: 0,
  echo: 0,
  twice: 6,
  unit: 5,
  sentence: 0,
};

/** Rule or path prefix whose offences are listed. */
const [only = ''] = process.argv.slice(2);
const code = sources();
const texts = documents();
const offences = [...offencesIn(code), ...texts.flatMap((document) => [...longSentences(document)])];
const contents = new Map([...code, ...texts].map(({ file, text }) => [file, text]));

const lineOf = ({ file, offset }: Offence): number =>
  (contents.get(file) ?? '').slice(0, offset).split('\n').length;
const isListed = ({ file, rule }: Offence): boolean =>
  only !== '' && (rule === only || file.startsWith(only));

for (const offence of offences.filter(isListed))
  console.log(`${offence.file}:${lineOf(offence)}  ${offence.rule}  ${offence.suggestion}`);

for (const [rule, ceiling] of Object.entries(CEILINGS)) {
  const count = offences.filter((offence) => offence.rule === rule).length;
  console.log(`${rule.padEnd(10)}${String(count).padStart(6)} of at most ${ceiling}`);
  if (count <= ceiling) continue;
  console.error(`Too many: "npm run -s words -- ${rule}" lists them, "-- PATH" those of a file or folder.`);
  process.exitCode = 1;
}

/** A table's bars and rules are no words. */
const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
const comments = code.flatMap((source) => source.comments.map(({ value }) => wordsIn(value)));
console.log(`comments  ${comments.length} with ${comments.reduce((sum, count) => sum + count, 0)} words`);
console.log(`documents ${texts.reduce((sum, { text }) => sum + wordsIn(text), 0)} words`);
