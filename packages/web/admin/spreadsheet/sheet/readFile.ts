import { IndustryError } from '@lumitor/domain/industry/fault';
import { zipEntries } from '@lumitor/domain/industry/zip';
import { decodedText } from '@lumitor/domain/letters/decodedText';
import type { Bytes } from '@lumitor/domain/units';
import type { ChangedFields } from '../../data/changes.ts';
import type { WorkbookFault } from './cell.ts';
import { readCsv } from './csv.ts';
import { type IndustryContent, MAX_XML_MEGABYTES, readIndustryZip, readXml } from './industry.ts';
import { type NamedSheet, readXlsx } from './xlsx.ts';
import { readZip, type ZippedFile } from './zip.ts';

export type ReadFile =
  | { kind: 'tables'; sheets: readonly [NamedSheet, ...NamedSheet[]] }
  /** Documents by collection; an empty key if the file names none. */
  | { kind: 'documents'; documents: Readonly<Record<string, readonly ChangedFields[]>> }
  | { kind: 'industry'; content: IndustryContent }
  | { kind: 'files'; files: readonly ZippedFile[] }
  | { kind: 'fault'; fault: WorkbookFault };

const faulty = (key: WorkbookFault['key'], values: WorkbookFault['values'] = {}): ReadFile => ({
  kind: 'fault',
  fault: { key, values },
});

async function readWorkbook(bytes: ArrayBuffer): Promise<ReadFile> {
  const [first, ...others] = await readXlsx(bytes);
  return first ? { kind: 'tables', sheets: [first, ...others] } : faulty('empty');
}

const isRecord = (value: unknown): value is ChangedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areDocuments = (value: unknown): value is ChangedFields[] =>
  Array.isArray(value) && value.every(isRecord);

function readJson(text: string): ReadFile {
  try {
    const content: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (areDocuments(content)) return { kind: 'documents', documents: { '': content } };
    if (isRecord(content) && Object.values(content).every(areDocuments))
      return { kind: 'documents', documents: content as Record<string, ChangedFields[]> };
    return faulty('notDocuments');
  } catch {
    return faulty('notJson');
  }
}

const industryFault = (error: unknown): ReadFile =>
  error instanceof IndustryError
    ? faulty(`industry_${error.fault}`, { place: error.place })
    : faulty('notASheet');

async function readZipped(buffer: ArrayBuffer): Promise<ReadFile> {
  const bytes = new Uint8Array(buffer);
  try {
    const entries = zipEntries(bytes);
    if (entries.some(({ name }) => name === '[Content_Types].xml')) return await readWorkbook(buffer);
    const content = await readIndustryZip(entries);
    if (content) return { kind: 'industry', content };
    const files = await readZip(bytes);
    return files.length > 0 ? { kind: 'files', files } : faulty('notASheet');
  } catch (error) {
    return industryFault(error);
  }
}

function readXmlFile(bytes: Uint8Array): ReadFile {
  try {
    return { kind: 'industry', content: readXml(bytes) };
  } catch (error) {
    return industryFault(error);
  }
}

const MEGABYTE: Bytes = 1024 * 1024;
/** Megabytes; files of a ZIP are sent singly. */
const LARGEST = { data: 20, xml: MAX_XML_MEGABYTES, files: 500 } as const;
const XML_START = /^\s*<(?:\?xml|!--|!DOCTYPE|(?:[\w.-]+:)?(?:BMECAT|Root)[\s>])/;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The content decides the type, not the extension. */
export async function readFile(file: Blob): Promise<ReadFile> {
  const start = await file
    .slice(0, 1_000)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return faulty('unreadable');
  const bytes = new Uint8Array(start);
  const isZip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  // Every second byte of UTF-16 is 0.
  const isXml = XML_START.test(decodedText(bytes.filter((byte) => byte !== 0)));
  const megabytes = LARGEST[isZip ? 'files' : isXml ? 'xml' : 'data'];
  if (file.size > megabytes * MEGABYTE) return faulty('tooLarge', { megabytes });
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return faulty('oldExcel');
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return faulty('unreadable');
  if (isZip) return readZipped(buffer);
  if (isXml) return readXmlFile(new Uint8Array(buffer));
  const text = new TextDecoder().decode(bytes);
  if (/^\ufeff?\s*[[{]/.test(text)) return readJson(new TextDecoder().decode(buffer));
  return { kind: 'tables', sheets: [{ name: '', read: await readCsv(new Uint8Array(buffer)) }] };
}
