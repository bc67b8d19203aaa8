import { describe, expect, it } from 'vitest';
import { longSentences, offencesIn } from './rules.ts';
import { sourceOf } from './sources.ts';

const found = (...texts: string[]) =>
  offencesIn(texts.map((text, index) => sourceOf(`packages/domain/file${index}.ts`, text))).map(
    ({ rule, suggestion }) => `${rule}: ${suggestion}`,
  );

describe('identifiers', () => {
  it('are reported once per file with a word that says more', () => {
    expect(found('const keptPlan = 1;\nexport const twice = keptPlan + keptPlan;')).toEqual([
      'stem: keptPlan: store, cache, retain',
    ]);
  });

  it('may be names of libraries, and contain a banned word inside another', () => {
    expect(found('server.keepAliveTimeout = 1;\nconst upheld = 1;\nconst constructor = upheld;')).toEqual([]);
  });
});

describe('comments', () => {
  it('start with their noun', () => {
    expect(found('/** Of what stands beside the work here. */\nconst a = 1;')).toEqual([
      'opening: start with the noun instead of “Of”',
    ]);
    expect(found('/** Head of the conflicting version. */\nconst a = 1;')).toEqual([]);
  });

  it('say more than the name below them', () => {
    expect(found('/** The rail lengths. */\nconst railLengths = [1];')).toEqual([
      'echo: delete: it repeats railLengths',
    ]);
    expect(found('/** Rail lengths, longest first. */\nconst railLengths = [1];')).toEqual([]);
  });

  it('leave units to types', () => {
    expect(found('interface A {\n  /** In centimetres. */\n  width: number;\n}')).toContain(
      'unit: give width the type of its unit',
    );
    expect(found('interface A {\n  /** Clear width, without frames. */\n  width: Cm;\n}')).toEqual([]);
  });
});

it('a name is exported once', () => {
  expect(found('export const a = 1;', 'export const a = 2;')).toEqual(['twice: a is exported elsewhere too']);
  expect(found('export const a = 1;', 'const a = 2;\nconsole.log(a);')).toEqual([]);
});

it('sentences of documents have at most 30 words, tables and code excepted', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const of = (text: string) => [...longSentences({ file: 'a.md', text })].map(({ suggestion }) => suggestion);
  expect(of(`${words(30)}. ${words(31)}.`)).toEqual(['31 words: make two sentences']);
  expect(of(`| ${words(40)} |\n\`\`\`\n${words(40)}\n\`\`\`\n`)).toEqual([]);
});
