import type { Source } from './sources.ts';

export interface Offence {
  file: string;
  offset: number;
  rule: Rule;
  suggestion: string;
}

export type Rule = 'stem' | 'opening' | 'echo' | 'twice' | 'unit' | 'sentence';

/** Words that identifiers avoid, with alternatives. */
const INSTEAD: Readonly<Record<string, string>> = {
  'ask asked asking asks': 'request, confirm, query',
  'keep kept keeping keeps': 'store, cache, retain',
  'tell told telling tells': 'notify, report',
  'want wanted': 'target, request',
  'hold held holding': 'drag, lock, fix',
  'say said saying says': 'show, announce, text',
  'beside besides': 'adjacent, related, other',
  apart: 'separate, spacing, inWorker',
  anew: 'again, recompute, reset',
  'lack lacks lacking': 'missing',
  'begin begun begins': 'start',
};
const STEMS = new Map(
  Object.entries(INSTEAD).flatMap(([stems, words]) => stems.split(' ').map((stem) => [stem, words])),
);

/** Names of libraries and stored names, with their files. */
const ALLOWED: readonly (readonly [names: string, files: RegExp])[] = [
  ['keepAlive KEEP_ALIVE keepAliveTimeout keepPreviousData keepFeatures keepWithHeaderRows', /./],
  ['beginTransaction beginPath begin_PL begin_EN begin_FR', /./],
  // Vertical areas; acts of comments.
  ['begin', /./],
  // Texts that a shop translates.
  ['wanted wantedUniformity wantedDistance apart', /./],
  ['moveBeside', /./],
  ['isAsked', /newsletter|catalogue|emails|sales/],
  ['keepsBase', /shar/],
  ['keepCopy', /^faults/],
  ['isTold', /summary/],
  ['kept', /download.mounting/],
  // Answer of an undo.
  ['kept', /change|UndoNotice|admin.testing.shop/],
  // Lock manager of the browser.
  ['held', /eraseBrowser/],
  ['beside', /erasure|personCounts|sales|orders|enquiries|e2e|oneConnection/],
  ['ask keep tell want hold say beside apart anew', /^scripts.words/],
];
const isAllowed = (name: string, file: string): boolean =>
  ALLOWED.some(([names, files]) => files.test(file) && names.split(' ').includes(name));

/** Shop translations store the keys of visitors. */
const KEYS = /^packages\/(?:domain\/texts|web\/admin\/words)\//;

const OPENINGS = new Set('Of By To From In What Where Who Whoever Which Whose Whom Such'.split(' '));
const UNITS =
  /\b(centimet|millimet|metres?|pixels?|degrees?|radians?|watts?|volts?|amperes?|lux|lumens?|candelas?|(?:milli)?seconds?|minutes|hours|bytes|cents)/i;

const segmentsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

const proseOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/\n\s*\*/g, '\n')
    .trim();

function* stems({ file, identifiers }: Source): Iterable<Offence> {
  const reported = new Set<string>();
  for (const { name, start } of identifiers) {
    if (isAllowed(name, file) || KEYS.test(file) || reported.has(name)) continue;
    const stem = segmentsOf(name).find((segment) => STEMS.has(segment));
    if (!stem) continue;
    reported.add(name);
    yield { file, offset: start, rule: 'stem', suggestion: `${name}: ${STEMS.get(stem)}` };
  }
}

const FILLING = new Set('a an the of in to for and is are its this that it by with as one'.split(' '));
const contentOf = (prose: string): string[] =>
  (prose.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !FILLING.has(word))
    .map((word) => word.replace(/s$/, ''));

function* comments({ file, text, comments: all }: Source): Iterable<Offence> {
  for (const { value, start, end } of all) {
    const prose = proseOf(value);
    const [first = ''] = prose.split(/[\s,.]/);
    if (OPENINGS.has(first))
      yield { file, offset: start, rule: 'opening', suggestion: `start with the noun instead of “${first}”` };
    const [, name = '', type = ''] =
      /^\s*(?:(?:export|const|let|function|async|interface|type|readonly|default|class) )*(\w+)\??(?:\s*:\s*(number)\b)?/.exec(
        text.slice(end, end + 200),
      ) ?? [];
    const segments = new Set(segmentsOf(name).map((segment) => segment.replace(/s$/, '')));
    const content = contentOf(prose);
    if (content.length > 0 && content.every((word) => segments.has(word)))
      yield { file, offset: start, rule: 'echo', suggestion: `delete: it repeats ${name}` };
    if (type === 'number' && UNITS.test(prose))
      yield { file, offset: start, rule: 'unit', suggestion: `give ${name} the type of its unit` };
  }
}

/** Tests; sections of texts and tables of migrations, whose names are keys. */
const UNCOUNTED = /\.test\.|\/testing\/|domain\/texts\/|\/migrations\//;

function twice(sources: readonly Source[]): Offence[] {
  const places = new Map<string, Offence[]>();
  for (const { file, exported } of sources.filter(
    ({ file }) => /^packages\//.test(file) && !UNCOUNTED.test(file),
  ))
    for (const { name, start } of exported) {
      const offence: Offence = {
        file,
        offset: start,
        rule: 'twice',
        suggestion: `${name} is exported elsewhere too`,
      };
      places.set(name, [...(places.get(name) ?? []), offence]);
    }
  return [...places.values()]
    .filter((offences) => offences.length > 1)
    .flatMap((offences) => offences.slice(1));
}

export function* longSentences({ file, text }: { file: string; text: string }): Iterable<Offence> {
  const prose = text
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/^\|.*$/gm, (row) => ' '.repeat(row.length));
  for (const { 0: sentence, index } of prose.matchAll(
    /[^.!?\n|][\s\S]*?(?:[.!?:](?=\s)|\n\s*\n|\n(?=[-*#\d])|$)/g,
  )) {
    const words = sentence.trim().split(/\s+/).length;
    if (words > 30)
      yield { file, offset: index, rule: 'sentence', suggestion: `${words} words: make two sentences` };
  }
}

export const offencesIn = (sources: readonly Source[]): Offence[] => [
  ...sources.flatMap((source) => [...stems(source), ...comments(source)]),
  ...twice(sources),
];
