import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Only, TextFilter } from './filterTexts.ts';
import type { TextSection } from './textTable.ts';

const MISSING = 'missing-';

const onlyIn = (word: string | null): Only | null => {
  if (word === 'unknown' || word === 'faults') return word;
  return word?.startsWith(MISSING) ? { missing: word.slice(MISSING.length) } : null;
};
const wordOf = (only: Only): string => (typeof only === 'string' ? only : MISSING + only.missing);

export interface ChosenTexts extends TextFilter {
  /** null: all. */
  section: string | null;
  stored: ReadonlySet<string>;
  isNarrowed: boolean;
  choose(changed: Partial<TextFilter & { section: string | null }>): void;
  pin(row: string): void;
}

export function useTextFilter(sections: readonly TextSection[]): ChosenTexts {
  const [address, setAddress] = useSearchParams();
  // The input is immediate; the address follows.
  const [search, setSearch] = useState(address.get('search') ?? '');
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set());
  const only = onlyIn(address.get('only'));

  const choose: ChosenTexts['choose'] = (changed) => {
    if (changed.search !== undefined) setSearch(changed.search);
    if (changed.search !== undefined || changed.only !== undefined) setStored(new Set());
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (name: string, value: string | null) =>
          value === null ? after.delete(name) : after.set(name, value);
        if (changed.search !== undefined) put('search', changed.search || null);
        if (changed.only !== undefined) put('only', changed.only && wordOf(changed.only));
        if (changed.section !== undefined) put('section', changed.section);
        return after;
      },
      { replace: true },
    );
  };
  const pin = useCallback((row: string) => setStored((before) => new Set(before).add(row)), []);
  // Ignores a section renamed or removed elsewhere.
  const section = sections.find(({ name }) => name === address.get('section'))?.name ?? null;
  const isNarrowed = ['search', 'only', 'section'].some((name) => address.has(name));
  return { search, only, section, stored, isNarrowed, choose, pin };
}
