import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { IndustryError } from '@lumitor/domain/industry/fault';
import { type IndustryFile, industryFormat, readIndustry } from '@lumitor/domain/industry/readIndustry';
import { industryTable, type PathOf } from '@lumitor/domain/industry/table';
import { xmlText } from '@lumitor/domain/industry/xmlTree';
import type { ZipEntry } from '@lumitor/domain/industry/zip';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { type FileKind, isOfKind, PHOTOMETRY_FILE, PICTURE, sizeFault } from '../../data/fileKind.ts';
import type { EnclosedFile, Worksheet } from './cell.ts';
import { unpack } from './unpack.ts';
import { mediaTypeOf } from './zip.ts';

export interface IndustryContent {
  file: IndustryFile;
  /** Files by their path in the ZIP, in lower case. */
  enclosed: ReadonlyMap<string, EnclosedFile & { id: string }>;
}

const MEGABYTE = 2 ** 20;
export const MAX_XML_MEGABYTES = 50;
const GLDF_XML = 'product.xml';

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

export const readXml = (bytes: Uint8Array): IndustryContent => ({
  file: readIndustry(bytes, isoDay(new Date())),
  enclosed: new Map(),
});

/** Photometric files are named by their content, as the service names them (D48): the same file changes nothing. */
async function photometryId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { format } = readPhotometry(bytes);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const letters = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `${letters.slice(0, 20)}.${format}`;
}

async function enclosedOf(entries: readonly ZipEntry[]): Promise<IndustryContent['enclosed']> {
  const enclosed = new Map<string, EnclosedFile & { id: string }>();
  for (const [index, entry] of entries.entries()) {
    const name = entry.name.replace(/^.*[/\\]/, '');
    const type = mediaTypeOf(name);
    const kind = [PICTURE, PHOTOMETRY_FILE].find((each) => isOfKind(each, { name, type }));
    if (!kind || sizeFault(kind, entry.size)) continue;
    const open = async () => new File([await unpack(entry)], name, { type });
    try {
      const id = kind === PICTURE ? `${index}.webp` : await photometryId(await unpack(entry));
      enclosed.set(entry.name.toLowerCase(), { kind, name, open, id });
    } catch {
      // A file that cannot be read is reported as missing by the product that names it.
    }
  }
  return enclosed;
}

async function xmlOf(entries: readonly ZipEntry[]): Promise<Uint8Array | null> {
  const gldf = entries.find(({ name }) => name.toLowerCase() === GLDF_XML);
  const candidates = gldf ? [gldf] : entries.filter(({ name }) => /^[^/]+\.xml$/i.test(name));
  for (const entry of candidates) {
    if (entry.size > MAX_XML_MEGABYTES * MEGABYTE) throw new IndustryError('tooLargeUnpacked', entry.name);
    const bytes = await unpack(entry);
    // TM-33 files are XML too.
    if (gldf || industryFormat(xmlText(bytes)) === 'bmecat') return bytes;
  }
  return null;
}

/** Null if the ZIP has neither GLDF nor BMEcat. @throws {IndustryError} */
export async function readIndustryZip(entries: readonly ZipEntry[]): Promise<IndustryContent | null> {
  const xml = await xmlOf(entries);
  return xml && { ...readXml(xml), enclosed: await enclosedOf(entries) };
}

/** The file by its path, else by its name alone: exporters differ in folders. */
function finder(enclosed: IndustryContent['enclosed']) {
  const bare = (path: string) => path.toLowerCase().replace(/^.*[/\\]/, '');
  const byName = new Map([...enclosed].map(([path, file]) => [bare(path), file]));
  return (path: string) => enclosed.get(path.toLowerCase()) ?? byName.get(bare(path));
}

/** Table of products for a list, and the names of files that the ZIP lacks. */
export function industrySheet(
  { file, enclosed }: IndustryContent,
  collection: CatalogueCollection,
): { sheet: Worksheet; missing: readonly string[] } {
  const find = finder(enclosed);
  const files = new Map<string, EnclosedFile>();
  const missing = new Set<string>();
  const pathIn =
    (kind: FileKind, folder: string): PathOf =>
    (name) => {
      const found = find(name);
      if (found?.kind !== kind) {
        missing.add(name);
        return null;
      }
      const path = `/files/${folder}/${found.id}`;
      files.set(path, found);
      return path;
    };
  const { header, rows } = industryTable(file, collection, {
    picture: pathIn(PICTURE, 'images/enclosed'),
    photometry: pathIn(PHOTOMETRY_FILE, `photometry/${collection}`),
  });
  const numbered = rows.map((row, index) => ({ number: index + 1, ...row }));
  return { sheet: { header, rows: numbered, decimal: '.', isPartial: true, files }, missing: [...missing] };
}
