import { isEqual } from '@lumitor/domain/math/equal';
import {
  SERVICE_SETTINGS_KINDS,
  SETTINGS_KINDS,
  type SettingsKind,
  serviceSettingsSchema,
  settingsSchema,
} from '@lumitor/domain/settings/settings';
import * as v from 'valibot';
import type { ChangedFields } from '../data/changes.ts';
import type { WordIn } from '../words/messages.ts';

export const KINDS: readonly SettingsKind[] = [...SETTINGS_KINDS, ...SERVICE_SETTINGS_KINDS];

export function storeOf(kind: SettingsKind) {
  const isOfService = SERVICE_SETTINGS_KINDS.some((each) => each === kind);
  return isOfService
    ? { collection: 'serviceSettings' as const, area: 'people' as const, schema: serviceSettingsSchema }
    : { collection: 'settings' as const, area: 'settings' as const, schema: settingsSchema };
}

export type FaultWord = WordIn<'settings.faults'>;

const LINES_OF_TEXT = ['addressees', 'origins', 'hookOrigins'];
const LINES = ['standard', 'micro'];

const isGroup = (value: unknown): value is ChangedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (
  fields: ChangedFields,
  names: readonly string[],
  map: (value: unknown) => unknown,
): ChangedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, names.includes(name) ? map(value) : value]),
  );

const joined = (by: string) => (value: unknown) => (Array.isArray(value) ? value.join(by) : value);

export function settingFormValues({
  id: _,
  version: __,
  createdAt: ___,
  ...fields
}: ChangedFields): ChangedFields {
  const ofLines = mapped(fields, LINES, (line) =>
    isGroup(line) ? mapped(line, ['lengths'], joined(', ')) : line,
  );
  return mapped(ofLines, LINES_OF_TEXT, joined('\n'));
}

/** Removes empty values, so that the schema sets their defaults. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null || inner === undefined ? [] : [[name, filled(inner)]],
    ),
  );
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isGroup(value)) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, comparable(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

export const isSameValue = (one: ChangedFields, other: ChangedFields): boolean =>
  isEqual(comparable(one), comparable(other));

const numbersIn = (text: unknown) =>
  String(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
const linesIn = (text: unknown) =>
  String(text)
    .split(/[\s,;]+/)
    .filter(Boolean);

function written(values: ChangedFields): ChangedFields {
  const ofLines = mapped(filled(values) as ChangedFields, LINES, (line) =>
    isGroup(line) ? mapped(line, ['lengths'], numbersIn) : line,
  );
  const { euroRate, ...fields } = mapped(ofLines, LINES_OF_TEXT, linesIn);
  const isOfService = isGroup(euroRate) && euroRate.source === 'service';
  return euroRate === undefined
    ? fields
    : { ...fields, euroRate: isOfService ? { source: 'service' } : euroRate };
}

const WORDS: readonly (readonly [RegExp, FaultWord])[] = [
  [/accent$/, 'colour'],
  [/url$|^address$/, 'address'],
  [/origins/i, 'origin'],
  [/(email|senderAddress|addressees)$/, 'email'],
  [/numberPattern$/, 'pattern'],
  [/startLayout\.length$/, 'startLength'],
  [/startLayout\.quantity$/, 'startQuantity'],
  [/lengths$/, 'lengths'],
  [/colours$/, 'colours'],
  [/(vatPercent|leastMargin)$/, 'percent'],
  [/rate$/, 'rate'],
  [/date$/, 'date'],
  [/(validity|price|shared|payment)Days$/, 'days'],
  [/reminderDays$/, 'reminder'],
  [/quiet(From|To)$/, 'hour'],
  [/bankAccount$/, 'account'],
  [/port$/, 'port'],
  [/host$/, 'host'],
  [/cartPath$/, 'path'],
  [/unit$/, 'unit'],
];

function faultOf(path: string, type: string): FaultWord {
  if (path === '' || path.endsWith('isVisible')) return 'visible';
  if (path.endsWith('accent') && type === 'check') return 'pale';
  const [, word] = WORDS.find(([pattern]) => pattern.test(path)) ?? [];
  return word ?? (type === 'max_length' ? 'long' : 'other');
}

const fieldOf = (path: string) =>
  path.replace(/(addressees|hookOrigins|origins|lengths|bentLengths|colours|events)\.\d+$/, '$1');

export function storedSettingFields(
  kind: SettingsKind,
  values: ChangedFields,
): { fields: ChangedFields } | { faults: ReadonlyMap<string, FaultWord> } {
  const parsed = v.safeParse(storeOf(kind).schema as v.GenericSchema<unknown, ChangedFields>, {
    ...written(values),
    kind,
  });
  if (parsed.success) return { fields: parsed.output };
  const faults = new Map<string, FaultWord>();
  for (const issue of parsed.issues) {
    const path = fieldOf(v.getDotPath(issue) ?? '');
    if (!faults.has(path)) faults.set(path || 'standard.isVisible', faultOf(path, issue.type));
  }
  return { faults };
}
