import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '@lumitor/domain/catalogue/partTable';
import { PREMADE_OPTIONS } from '@lumitor/domain/layout/layout';
import { SIDES } from '@lumitor/domain/layout/step';
import { describe, expect, it } from 'vitest';
import { demoArticles } from '../catalogue.ts';
import { demoTexts } from './index.ts';

const WEB = join(import.meta.dirname, '../../../web');
const LANGUAGES = ['pl', 'en', 'de'] as const;
const TURNS = ['straight', 'left', 'right'];
const CONTACTS = ['contact1', 'contact2', 'contact3'];
const LENGTH_FAULTS = ['lengthNotWhole', 'lengthOutOfRange', 'bentLength'];
const TOTALS = ['net', 'vat', 'gross'];
const GROUPS = ['rails', 'luminaires', 'control', 'accessories'];

const typesOf = (collection: RegExp) => [
  ...new Set(
    demoArticles.flatMap((article) =>
      collection.test(article.collection) ? [String(article.fields.type)] : [],
    ),
  ),
];

/** What stands for `*` in the keys that the web app puts together, as its types allow. */
const WORDS: Record<string, readonly string[]> = {
  'accessories.why_*': ROLES,
  'bill.*': TOTALS,
  'canvas.*': ['turnLeft', 'straightOn', 'turnRight', 'bendLeft', 'bendRight', 'stem', 'barLeft', 'barRight'],
  'canvas.end_*': SIDES,
  'canvas.facing_*': ['horizontal_right', 'horizontal_left', 'vertical_up', 'vertical_down'],
  'canvas.keeping_*': ['full', 'unavailable'],
  'canvas.stage_*': ['rails', 'bindings', 'control', 'accessories', 'summary'],
  'canvas.way_*': [...TURNS, ...TURNS.map((turn) => `bend_${turn}`)],
  'choice.misfit_*': ['gone', 'colour', 'system', 'dali'],
  'choice.quantity_*': ['empty', 'notWhole', 'outOfRange'],
  'footer.*Email': CONTACTS,
  'footer.*Name': CONTACTS,
  'footer.*Phone': CONTACTS,
  'login.*': ['credentials', 'tooMany', 'unreachable'],
  'parts.*': [
    ...TOTALS,
    ...[
      'line',
      'railFamily',
      'colour',
      'system',
      'gateway',
      'supply',
      'power',
      'length',
      'stepCount',
      'pieces',
    ],
    ...['article', 'quantity', 'unitPrice', 'lineTotal', 'rail', 'cut', 'offcut', 'steps'],
  ],
  'parts.group_*': GROUPS,
  'parts.role_*': ROLES,
  'privacy.*Text': privacySections(),
  'privacy.*Title': privacySections(),
  'problem.*': [
    ...LENGTH_FAULTS,
    ...['tooManySteps', 'unknownStep', 'endTaken', 'entryInactive', 'entryTaken', 'bentMustTurn'],
    ...[
      'bentCarriesNoT',
      'onTGoesStraight',
      'startIsStraight',
      'startStays',
      'hangingDoesNotFit',
      'notALayout',
    ],
    ...['meeting', 'crossing'],
  ],
  'rails.premade_*': PREMADE_OPTIONS,
  'rails.way_*': ['start', ...TURNS, 'bend_left', 'bend_right'],
  'start.*About': ['standard', 'micro'],
  'summary.*': [
    ...['nameTooLong', 'emailInvalid', 'emailForNewsletter'],
    ...['needsSteps', 'needsRails', 'needsFit'],
    ...['failedHint', 'offlineHint', 'tooManyHint', 'refusedHint'],
  ],
  'summary.*Confirm': ['total', 'power', 'missing'],
  'summary.*Title': ['total', 'power', 'missing'],
  // Looked up by what the catalogue's types are called.
  'accessories.type_*': typesOf(/accessories$/i),
  'bindings.type_*': typesOf(/bindings$/i),
};

function privacySections(): string[] {
  return Object.keys(demoTexts.privacy ?? {}).flatMap((key) =>
    key.endsWith('Title') ? [key.slice(0, -5)] : [],
  );
}

/** All but the administration, which brings its own words. */
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /^[^.].*\.tsx?$/.test(path) && !/(node_modules|dist|build)\/|^admin\/|\.test\.tsx?$/.test(path),
  )
  .map((path) => readFileSync(join(WEB, path), 'utf8'));

const section = `(?:${Object.keys(demoTexts).join('|')})`;
const found = (pattern: string): string[] => [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(new RegExp(pattern, 'g'))].map(([, key]) => key ?? '')),
  ),
];

const plainKeys = found(`['"](${section}\\.[a-zA-Z]\\w*)['"]`);
/** `canvas.${a}${b}` as `canvas.*` */
const patterns = [
  ...new Set(
    found(`\`(${section}\\.[^\`]*\\$\\{[^\`]*)\``).map((key) => key.replace(/(\$\{[^}]*\})+/g, '*')),
  ),
];
const expanded = Object.entries(WORDS).flatMap(([pattern, words]) =>
  words.map((word) => pattern.replace('*', word)),
);
const usedKeys = [...new Set([...plainKeys, ...expanded])].sort();

const textOf = (key: string) => {
  const [name = '', rest = ''] = key.split('.');
  return demoTexts[name]?.[rest];
};

describe('the texts of the interface', () => {
  it('are looked for in the sources of the web app', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(plainKeys.length).toBeGreaterThan(200);
  });

  it('list the words of every key that is put together', () => {
    expect(patterns.filter((pattern) => !(pattern in WORDS))).toEqual([]);
    expect(
      Object.keys(WORDS).filter((pattern) => !pattern.includes('type_') && !patterns.includes(pattern)),
    ).toEqual([]);
  });

  it('have every key that the web app uses, in Polish, English and German', () => {
    const missing = usedKeys.flatMap((key) =>
      LANGUAGES.flatMap((language) => (textOf(key)?.[language]?.trim() ? [] : [`${key} ${language}`])),
    );
    expect(missing).toEqual([]);
  });

  it('have no key that nothing uses', () => {
    const keys = Object.entries(demoTexts).flatMap(([name, texts]) =>
      Object.keys(texts).map((key) => `${name}.${key}`),
    );
    expect(keys.filter((key) => !usedKeys.includes(key))).toEqual([]);
  });

  it('take the same values in every language', () => {
    const valuesIn = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[},]/g)].map(([, value]) => value))].sort();
    for (const [name, texts] of Object.entries(demoTexts))
      for (const [key, text] of Object.entries(texts))
        for (const language of LANGUAGES)
          expect(valuesIn(text[language]), `${name}.${key} ${language}`).toEqual(valuesIn(text.pl));
  });
});
