import type { WorkbookCellFault } from '../../spreadsheet/sheet/cell.ts';
import type { WordIn, WordKey } from '../../words/messages.ts';
import type { TextEdit } from '../textEdits.ts';
import {
  isLanguageCode,
  isName,
  isTextMissing,
  LONGEST_TEXT,
  type TextSection,
  textIn,
} from '../textTable.ts';

interface Place {
  row: number | null;
  name: string;
}

export interface FileText {
  section: string;
  key: string;
  language: string;
  text: string;
  place: Place;
}

export interface TextRejection {
  place: Place;
  reason: WorkbookCellFault<WordIn<'translations.rejected'>>;
}

export interface FileTexts {
  texts: FileText[];
  rejections: TextRejection[];
}

export type ReadTexts = ({ ok: true } & FileTexts) | { ok: false; fault: WorkbookCellFault<WordKey> };

export type TextSetting = Extract<TextEdit, { kind: 'set' }>;

export interface TextsPlan {
  additions: TextSetting[];
  changes: TextSetting[];
  rejections: TextRejection[];
  unchanged: number;
  /** Languages missing in the shop; their texts are stored but not shown. */
  foreign: string[];
}

function reasonAgainst({ section, key, language, text }: FileText): TextRejection['reason'] | null {
  if (!isName(section)) return { key: 'sectionName' };
  if (!isName(key)) return { key: 'keyName' };
  if (!isLanguageCode(language)) return { key: 'languageCode' };
  return text.length > LONGEST_TEXT ? { key: 'tooLong', values: { max: LONGEST_TEXT } } : null;
}

const sameLines = (text: string) => text.replaceAll('\r\n', '\n');

export function planTexts(
  { texts, rejections }: FileTexts,
  sections: readonly TextSection[],
  languages: readonly string[],
): TextsPlan {
  const rows = new Map(
    sections.flatMap(({ rows }) => rows.map((row) => [`${row.section}.${row.key}`, row] as const)),
  );
  const plan: TextsPlan = {
    additions: [],
    changes: [],
    rejections: [...rejections],
    unchanged: 0,
    foreign: [],
  };
  const seen = new Map<string, string>();
  const foreign = new Set<string>();
  for (const each of texts) {
    const { section, key, language, place } = each;
    const reason = reasonAgainst(each);
    const text = sameLines(each.text);
    const cell = `${section}.${key}.${language}`;
    const earlier = seen.get(cell);
    seen.set(cell, earlier ?? text);
    if (reason) plan.rejections.push({ place, reason });
    else if (earlier !== undefined) {
      if (earlier !== text) plan.rejections.push({ place, reason: { key: 'twice' } });
    } else {
      const row = rows.get(`${section}.${key}`);
      const was = row ? textIn(row, language) : '';
      const setting: TextSetting = { kind: 'set', section, key, language, text, was };
      if (was === text) plan.unchanged += 1;
      else if (isTextMissing(was)) plan.additions.push(setting);
      else plan.changes.push(setting);
      if (!languages.includes(language)) foreign.add(language);
    }
  }
  return { ...plan, foreign: [...foreign] };
}
