import { readFileSync } from 'node:fs';
import { METHOD_PAGES } from '../../packages/web/light/methodPages.ts';
import { type ComputedGroup, type Language, type Row, rowOf } from './rows.ts';
import { type ComparedRoom, ROOM_WORDS, roomRows, worstOf } from './scenes/comparedGroup.ts';
import { WORDS } from './words.ts';

const ROOM_HEADS = ['room', 'surface', 'points', 'lux', 'mean', 'least', 'point'] as const;
const PARAGRAPHS = ['lead', 'method', 'reading', 'limits'] as const;
const STYLE = readFileSync(new URL('page.css', import.meta.url), 'utf8').trim();

const rowsOf = ({ computed }: ComputedGroup, language: Language): Row[] =>
  computed.map(({ one, outcome }) => rowOf(one, outcome, language));

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function roomsMarkdown(rooms: readonly ComparedRoom[]): string[] {
  return [
    `## ${ROOM_WORDS.title.en}`,
    '',
    ROOM_WORDS.lead.en,
    '',
    `Each row is the worst of the room’s surfaces; the [visitors’ page](../packages/web${METHOD_PAGES.en}) lists them all.`,
    '',
    line((['room', 'mean', 'least', 'point'] as const).map((key) => ROOM_WORDS[key].en)),
    line(['---', '---:', '---:', '---:']),
    ...rooms.map((room) => line([room.title.en, ...worstOf(room)])),
    '',
  ];
}

function markdown(groups: readonly ComputedGroup[], rooms: readonly ComparedRoom[]): string {
  const heads = (['case', 'computed', 'reference', 'off', 'allowed'] as const).map((key) => WORDS[key].en);
  const sources = Array.from(
    new Set(groups.flatMap((group) => rowsOf(group, 'en').map(({ reference }) => reference))),
  );
  const table = (group: ComputedGroup) => {
    const rows = rowsOf(group, 'en');
    return [
      `## ${group.title.en}`,
      '',
      line(heads),
      line(['---', '---:', '---:', '---:', '---:']),
      ...rows.map((row) =>
        line([
          row.title,
          row.of ? `${row.got} (${row.of})` : row.got,
          `${row.expected} [${sources.indexOf(row.reference) + 1}]`,
          row.off,
          row.allowed,
        ]),
      ),
      '',
    ];
  };
  return [
    `# ${WORDS.title.en}`,
    '',
    'Written by `npm run -s light-cases` from `scripts/light-cases`; the rules are D48 to D51 and D65 of [light](domain/light.md).',
    'Light panel and order page link to the same page for visitors. Numbers in brackets are the [sources](#sources).',
    '',
    ...PARAGRAPHS.flatMap((key) => [WORDS[key].en, '']),
    ...groups.flatMap(table),
    ...roomsMarkdown(rooms),
    '## Sources',
    '',
    ...sources.map((source, index) => `${index + 1}. ${source}`),
    '',
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

const cell = (head: string, value: string, detail = '') =>
  `<td data-head="${head}">${value}${detail && `<small>${detail}</small>`}</td>`;

function table(group: ComputedGroup, language: Language, id: string): string {
  const head = (key: 'case' | 'computed' | 'reference' | 'off' | 'allowed') => WORDS[key][language];
  const heads = (['case', 'computed', 'reference', 'off', 'allowed'] as const).map(
    (key) => `<th scope="col">${head(key)}</th>`,
  );
  const rows = rowsOf(group, language).map(
    (row) => `        <tr>
          <th scope="row">${row.title}<small>${row.reference}</small></th>
          ${cell(head('computed'), row.got, row.of)}
          ${cell(head('reference'), row.expected)}
          ${cell(head('off'), row.off)}
          ${cell(head('allowed'), row.allowed)}
        </tr>`,
  );
  return `    <h2 id="${id}">${group.title[language]}</h2>
    <table aria-labelledby="${id}">
      <thead>
        <tr>${heads.join('')}</tr>
      </thead>
      <tbody>
${rows.join('\n')}
      </tbody>
    </table>`;
}

function roomsTable(rooms: readonly ComparedRoom[], language: Language): string {
  const heads = ROOM_HEADS.map((key) => ROOM_WORDS[key][language]);
  const rows = rooms.flatMap((room) =>
    roomRows(room, language).map(
      (cells) => `        <tr>
          <th scope="row">${room.title[language]}<small>${cells[0]}</small></th>
${cells
  .slice(1)
  .map((value, index) => `          ${cell(heads[index + 2] ?? '', value)}`)
  .join('\n')}
        </tr>`,
    ),
  );
  const columns = heads.filter((_, index) => index !== 1).map((head) => `<th scope="col">${head}</th>`);
  return `    <h2 id="twelve-rooms">${ROOM_WORDS.title[language]}</h2>
    <p>${ROOM_WORDS.lead[language]}</p>
    <table aria-labelledby="twelve-rooms">
      <thead>
        <tr>${columns.join('')}</tr>
      </thead>
      <tbody>
${rows.join('\n')}
      </tbody>
    </table>`;
}

function page(groups: readonly ComputedGroup[], rooms: readonly ComparedRoom[], language: Language): string {
  const other = language === 'pl' ? 'en' : 'pl';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/app/favicon.svg" type="image/svg+xml" />
    <title>${WORDS.title[language]}</title>
    <style>
${STYLE.replace(/^(?=.)/gm, '      ')}
    </style>
  </head>
  <body>
    <nav>
      <a href="/">${WORDS.home[language]}</a>
      <a href="${METHOD_PAGES[other]}" lang="${other}" hreflang="${other}">${WORDS.other[language]}</a>
    </nav>
    <main>
    <h1>${WORDS.title[language]}</h1>
${PARAGRAPHS.map((key) => `    <p>${WORDS[key][language]}</p>`).join('\n')}
${groups.map((group, index) => table(group, language, `group-${index + 1}`)).join('\n')}
${roomsTable(rooms, language)}
    </main>
  </body>
</html>
`;
}

/** Keys are paths from the project root. */
export const lightCaseFiles = (
  groups: readonly ComputedGroup[],
  rooms: readonly ComparedRoom[],
): Record<string, string> => ({
  'docs/light.md': markdown(groups, rooms),
  [`packages/web${METHOD_PAGES.pl}`]: page(groups, rooms, 'pl'),
  [`packages/web${METHOD_PAGES.en}`]: page(groups, rooms, 'en'),
});
