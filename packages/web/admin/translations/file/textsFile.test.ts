import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridCsv } from '../../spreadsheet/sheet/csv.ts';
import { documents, LANGUAGES, textDocument } from '../testing/sampleTexts.ts';
import { draftTexts } from '../textEdits.ts';
import { isTextMissing, textTable } from '../textTable.ts';
import { jsonOf } from './jsonTexts.ts';
import { planTexts, type TextsPlan } from './planTexts.ts';
import { readTextsFile, textsGrid } from './sheetTexts.ts';

const stored = [
  textDocument('a', {
    start: { title_PL: 'Tytuł', title_EN: 'Title', sum_PL: '=1+1', count_PL: '007', long_PL: 'a;"b"\nc' },
  }),
];
const sections = textTable(stored, {});

async function planned(content: string, of = sections): Promise<TextsPlan> {
  const read = await readTextsFile(new Blob([content]));
  if (!read.ok) throw new Error(read.fault.key);
  return planTexts(read, of, LANGUAGES);
}
const faultOf = async (content: string) => {
  const read = await readTextsFile(new Blob([content]));
  return read.ok ? null : read.fault.key;
};

describe('an export imports again unchanged', () => {
  const nothing = { additions: [], changes: [], rejections: [], foreign: [] };
  it('as JSON', async () => {
    expect(await planned(jsonOf(sections))).toEqual({ ...nothing, unchanged: 5 });
  });
  it('as CSV, which no spreadsheet executes', async () => {
    const csv = gridCsv(textsGrid(sections, LANGUAGES), 'pl');
    expect(csv).toContain("'=1+1");
    expect(await planned(csv)).toEqual({ ...nothing, unchanged: 5 });
  });
  it('with any texts', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (parts) => {
        const table = textTable(parts, {});
        const texts = table.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.texts)));
        const unchanged = texts.filter((text) => !isTextMissing(text)).length;
        const json = table.length > 0 ? await planned(jsonOf(table), table) : { ...nothing, unchanged };
        expect(json).toEqual({ ...nothing, unchanged });
        expect(await planned(gridCsv(textsGrid(table, LANGUAGES), 'pl'), table)).toEqual({
          ...nothing,
          unchanged,
        });
      }),
    );
  });
});

describe('a file of texts', () => {
  it('is read in stored form', async () => {
    const section = { start: { title_EN: 'Heading', end_left_DE: 'Links' } };
    const expected = {
      additions: [{ section: 'start', key: 'end_left', language: 'DE', text: 'Links', was: '' }],
      changes: [{ section: 'start', key: 'title', language: 'EN', text: 'Heading', was: 'Title' }],
    };
    for (const content of [section, { translations: section }, { documents: [{ translations: section }] }])
      expect(await planned(JSON.stringify(content))).toMatchObject(expected);
  });

  it('is read with its columns in any order and any separator', async () => {
    const plan = await planned('en,klucz,sekcja\nHeading,title,start\n,sum,start\n');
    expect(plan).toMatchObject({ changes: [{ text: 'Heading' }], additions: [], unchanged: 0 });
  });

  it('never removes a text: an empty cell is ignored', async () => {
    const plan = await planned('section;key;PL;EN\nstart;title;;\n');
    expect(plan).toMatchObject({ additions: [], changes: [], rejections: [] });
  });

  it('reports languages missing in the shop', async () => {
    expect((await planned('section;key;FR\nstart;title;Titre\n')).foreign).toEqual(['FR']);
  });

  it('is rejected row by row, with the reason', async () => {
    const plan = await planned(
      [
        'section;key;PL;uwagi',
        'start;title;Nowy;x',
        'start;title;Inny;',
        'two words;title;Nowy;',
        'start;4th;Nowy;',
        'constructor;title;Nowy;',
        `start;long;${'x'.repeat(20_001)};`,
      ].join('\n'),
    );
    expect(plan.changes).toHaveLength(1);
    expect(plan.rejections.map(({ place, reason }) => [place.row, place.name, reason.key])).toEqual([
      [1, 'uwagi', 'languageCode'],
      [3, 'PL', 'twice'],
      [4, 'PL', 'sectionName'],
      [5, 'PL', 'keyName'],
      [6, 'PL', 'sectionName'],
      [7, 'PL', 'tooLong'],
    ]);
  });

  it('of JSON is rejected by path', async () => {
    const plan = await planned('{"start": {"title": {"PL": 5, "english": "x"}, "bare": "x"}, "foot": "x"}');
    expect(plan.rejections.map(({ place, reason }) => [place.name, reason.key])).toEqual([
      ['start.title.PL', 'notText'],
      ['start.bare', 'noLanguage'],
      ['foot', 'notSection'],
      ['start.title.english', 'languageCode'],
    ]);
  });

  it('with other content is refused as a whole', async () => {
    expect(await faultOf('{"start": ')).toBe('translations.unreadable.notJson');
    expect(await faultOf('[]')).toBe('translations.unreadable.empty');
    expect(await faultOf('a;b\n1;2\n')).toBe('translations.unreadable.columns');
    expect(await faultOf('')).toBe('spreadsheet.faults.empty');
  });
});

it('an applied plan gives the texts of the file', async () => {
  const plan = await planned('{"start": {"title": {"EN": "Heading"}}, "news": {"lead": {"PL": "Nowości"}}}');
  const [, added] = draftTexts(stored, [...plan.additions, ...plan.changes]);
  expect(added?.translations).toEqual({ news: { lead_PL: 'Nowości' } });
});
