import {
  FAMILY_MEASURES,
  type PartTable,
  partTableSchema,
  type Role,
  RULE_LIMITS,
} from '@lumitor/domain/catalogue/partTable';
import { neededCodes } from '@lumitor/domain/parts/neededCodes';
import * as v from 'valibot';
import type { TypedTable } from '../data/tableInForce.ts';

export type TableFault = 'empty' | 'long' | 'length' | 'measure' | 'notBelow' | 'twice';

/** Roles with the same code: allowed, but probably a mistake. */
export type Warning = Role[];

const FAULTS: Readonly<Record<string, TableFault>> = { check: 'empty', max_length: 'long' };

function faultOf(path: string, { type }: v.BaseIssue<unknown>): TableFault {
  if (FAMILY_MEASURES.some((name) => path.endsWith(`.${name}`))) return 'measure';
  if (!Object.hasOwn(RULE_LIMITS, path)) return FAULTS[type] ?? 'length';
  return type === 'check' ? 'notBelow' : 'measure';
}

const COLOURS = ['black', 'white'] as const;

function framePlaces({
  families,
}: Pick<PartTable, 'families'>): Map<string, { family: number; path: string }[]> {
  const places = new Map<string, { family: number; path: string }[]>();
  for (const [family, codes] of families.entries())
    for (const colour of COLOURS) {
      const code = codes[colour].trim();
      const place = { family, path: `families.${family}.${colour}` };
      if (code) places.set(code, [...(places.get(code) ?? []), place]);
    }
  return places;
}

export function tableFaults(table: Pick<TypedTable, 'families'>): Map<string, TableFault> {
  const faults = new Map<string, TableFault>();
  const { issues = [] } = v.safeParse(partTableSchema, table);
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    faults.set(path, faultOf(path, issue));
  }
  // A rail in two families would only get the parts of the first.
  for (const places of framePlaces(table).values())
    if (new Set(places.map(({ family }) => family)).size > 1)
      for (const { path } of places) faults.set(path, 'twice');
  return faults;
}

export function warningsOf(table: Pick<PartTable, 'families'>): Map<string, Warning> {
  const warnings = new Map<string, Warning>();
  const roles = new Map<string, Set<Role>>();
  for (const { code, use } of neededCodes(table))
    if (use !== 'rail' && code.trim()) roles.set(code.trim(), (roles.get(code.trim()) ?? new Set()).add(use));
  for (const [index, { parts }] of table.families.entries())
    for (const [role, pair] of Object.entries(parts) as [Role, Record<'black' | 'white', string>][])
      for (const colour of COLOURS) {
        const others = [...(roles.get(pair[colour].trim()) ?? [])].filter((each) => each !== role);
        if (others.length > 0) warnings.set(`families.${index}.parts.${role}.${colour}`, others);
      }
  return warnings;
}
