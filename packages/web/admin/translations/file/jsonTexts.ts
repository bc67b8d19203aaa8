import { splitStoredKey } from '@lumitor/domain/translation/lookup';
import { isLanguageCode, isTextMissing, type TextSection } from '../textTable.ts';
import type { FileTexts, ReadTexts, TextRejection } from './planTexts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function jsonOf(sections: readonly TextSection[]): string {
  const filled = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => !isTextMissing(text)));
  const bySection = sections.map(({ name, rows }) => [
    name,
    Object.fromEntries(rows.map(({ key, texts }) => [key, filled(texts)])),
  ]);
  return `${JSON.stringify(Object.fromEntries(bySection), null, 2)}\n`;
}

function partsOf(content: unknown): Record<string, unknown>[] {
  if (Array.isArray(content)) return content.flatMap(partsOf);
  if (!isRecord(content)) return [];
  const documents = content.documents;
  if (Array.isArray(documents)) return documents.flatMap(partsOf);
  const isDocument = isRecord(content.translations) && !isRecordOfTexts(content.translations);
  return [isDocument ? (content.translations as Record<string, unknown>) : content];
}

const isRecordOfTexts = (value: Record<string, unknown>): boolean =>
  Object.values(value).every((each) => typeof each === 'string') && Object.keys(value).length > 0;

function readSection(section: string, content: unknown): FileTexts {
  const read: FileTexts = { texts: [], rejections: [] };
  const reject = (name: string, key: TextRejection['reason']['key']) =>
    read.rejections.push({ place: { row: null, name }, reason: { key } });
  const take = (key: string, language: string, text: unknown, name: string) => {
    if (typeof text !== 'string') reject(name, 'notText');
    else if (!isTextMissing(text))
      read.texts.push({ section, key, language, text, place: { row: null, name } });
  };
  if (!isRecord(content)) {
    reject(section, 'notSection');
    return read;
  }
  for (const [name, value] of Object.entries(content)) {
    const path = `${section}.${name}`;
    if (isRecord(value))
      for (const [language, text] of Object.entries(value)) take(name, language, text, `${path}.${language}`);
    else {
      const { key, language } = splitStoredKey(name);
      if (key && isLanguageCode(language)) take(key, language, value, path);
      else reject(path, 'noLanguage');
    }
  }
  return read;
}

export function readJsonTexts(json: string): ReadTexts {
  let content: unknown;
  try {
    content = JSON.parse(json.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, fault: { key: 'translations.unreadable.notJson' } };
  }
  const sections = partsOf(content).flatMap((part) => Object.entries(part));
  if (sections.length === 0) return { ok: false, fault: { key: 'translations.unreadable.empty' } };
  const read = sections.map(([name, value]) => readSection(name, value));
  return {
    ok: true,
    texts: read.flatMap(({ texts }) => texts),
    rejections: read.flatMap(({ rejections }) => rejections),
  };
}
