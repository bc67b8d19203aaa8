import { LIST_RESOURCES, type ListResource, storedCollection } from '../data/resources.ts';
import { sheetName } from './catalogueFile.ts';
import type { Source } from './plan/planImport.ts';
import type { WorkbookFault } from './sheet/cell.ts';
import { industrySheet } from './sheet/industry.ts';
import type { ReadFile } from './sheet/readFile.ts';
import type { NamedSheet } from './sheet/xlsx.ts';

export interface ImportTarget {
  resource: ListResource;
  source: Source;
}

export interface FoundTargets {
  targets: readonly ImportTarget[];
  passedOver: readonly string[];
  /** Files that a GLDF or BMEcat names and its ZIP lacks. */
  missing?: readonly string[];
}

export type Targets = ({ ok: true } & FoundTargets) | { ok: false; fault: WorkbookFault; sheet: string };

const plain = (name: string) => name.trim().toLowerCase();

const resourceNamed = (name: string) =>
  LIST_RESOURCES.find((resource) =>
    (['pl', 'en'] as const).some((language) => plain(sheetName(resource, language)) === plain(name)),
  );

function ofSheets(sheets: readonly [NamedSheet, ...NamedSheet[]], current: ListResource): Targets {
  const isWhole = sheets.length > 1 && sheets.some(({ name }) => resourceNamed(name));
  const targets: ImportTarget[] = [];
  const passedOver: string[] = [];
  for (const { name, read } of isWhole ? sheets : sheets.slice(0, 1)) {
    const resource = isWhole ? resourceNamed(name) : current;
    if (!resource) passedOver.push(name);
    else if (read.ok) targets.push({ resource, source: { sheet: read.sheet } });
    else if (!isWhole || read.fault.key !== 'empty') return { ok: false, fault: read.fault, sheet: name };
  }
  const others = isWhole ? [] : sheets.slice(1);
  const filled = others.filter(({ read }) => read.ok && read.sheet.rows.length > 0);
  return { ok: true, targets, passedOver: [...passedOver, ...filled.map(({ name }) => name)] };
}

/** Assigns a whole catalogue by sheet names, a single table to the current list. */
export function targetsOf(
  file: Extract<ReadFile, { kind: 'tables' | 'documents' | 'industry' }>,
  current: ListResource,
): Targets {
  if (file.kind === 'tables') return ofSheets(file.sheets, current);
  if (file.kind === 'industry') {
    if (!current.line) return { ok: false, fault: { key: 'notASheet' }, sheet: '' };
    const { sheet, missing } = industrySheet(file.content, current.collection);
    return { ok: true, targets: [{ resource: current, source: { sheet } }], passedOver: [], missing };
  }
  const parts = Object.entries(file.documents).map(([name, documents]) => ({
    name,
    documents,
    resource: name === '' ? current : LIST_RESOURCES.find((each) => storedCollection(each) === name),
  }));
  const targets = parts.flatMap(({ resource, documents }) =>
    resource ? [{ resource, source: { documents } }] : [],
  );
  if (targets.length === 0) return { ok: false, fault: { key: 'noCollection' }, sheet: '' };
  return { ok: true, targets, passedOver: parts.flatMap(({ resource, name }) => (resource ? [] : [name])) };
}
