import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HttpError } from 'react-admin';
import { useSaleGuard } from '../articles/useSaleGuard.tsx';
import { useAllDocuments } from '../data/allDocuments.ts';
import { applyChanges, ask } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { type ListResource, storedCollection } from '../data/resources.ts';
import { failureWords, isUnanswered } from '../elements/failureWords.ts';
import { type TranslateWord, useTranslate } from '../words/useTranslate.ts';
import { type Column, columnsOf, languageCodes } from './columns.ts';
import { type Imported, importReason } from './importReason.ts';
import type { Mapping } from './plan/header.ts';
import { filesOf, type ImportPlan, importOperations, saleChanges } from './plan/importPlan.ts';
import { planImport } from './plan/planImport.ts';
import type { FileFault, Sheet } from './sheet/cell.ts';
import type { Target } from './targets.ts';

/** The row behind an operation: of each plan additions come first, then changes. */
function rowOf(plans: readonly ImportPlan[], operation: unknown): number | undefined {
  const planned = plans.flatMap(({ additions, changes }) => [...additions, ...changes]);
  return typeof operation === 'number' ? planned[operation]?.row : undefined;
}

/** Why an import was not made. @param plans in the order in which they were sent */
export function importFailure(
  error: unknown,
  plans: readonly ImportPlan[],
  translate: TranslateWord,
): string {
  const { status, message, body } =
    error instanceof HttpError ? error : { status: 0, message: '', body: null };
  if (status === 404 || status === 409) return translate('spreadsheet.failures.stale');
  const row = status === 400 ? rowOf(plans, body?.operation) : undefined;
  return row === undefined
    ? failureWords(error, translate)
    : translate('spreadsheet.failures.refusedRow', { row, message });
}

/** What a file would do to one list. */
export interface PlannedList {
  resource: ListResource;
  columns: readonly Column[];
  /** Null where the file has no table of it. */
  sheet: Sheet | null;
  plan: ImportPlan;
  mapping: Mapping;
}

const NOTHING_MAPPED: Mapping = new Map();

/** Why a part of a file can't be taken; with its table, where its columns may be set by hand. */
type SheetFault = FileFault & {
  sheet: string;
  table: Pick<PlannedList, 'columns' | 'mapping'> & { index: number; sheet: Sheet | null };
};

/** How many articles a plan writes. */
export const plannedCount = ({ additions, changes }: ImportPlan): number => additions.length + changes.length;

const NONE_MISSING: ReadonlySet<string> = new Set();

/** Which of the files that rows name the shop does not have; undefined before the service answers. */
function useMissingFiles(urls: readonly string[]) {
  const query = useQuery({
    queryKey: ['missingFiles', urls],
    queryFn: async () => {
      const { missing } = (await ask('/api/missing-files', {
        method: 'POST',
        json: { urls },
        isRepeatable: true,
      })) as { missing: string[] };
      return new Set(missing);
    },
    enabled: urls.length > 0,
  });
  return { ...query, missing: urls.length > 0 ? query.data : NONE_MISSING };
}

/** What targets would do to the catalogue as it is, or why a part of the file can't be taken; null before it is loaded. */
function usePlan(targets: readonly Target[], mappings: ReadonlyMap<number, Mapping>) {
  const collections = useMemo(() => targets.map(({ resource }) => storedCollection(resource)), [targets]);
  const catalogue = useAllDocuments([...collections, 'languages']);
  const [types] = useAllDocuments(['luminaireTypes']).documents ?? [];
  const planWithout = useMemo(() => {
    if (!catalogue.documents || !types) return null;
    const languages = languageCodes(catalogue.documents.at(-1) ?? []);
    return (missingFiles: ReadonlySet<string>): { lists: PlannedList[] } | { fault: SheetFault } => {
      const lists: PlannedList[] = [];
      for (const [index, { resource, source }] of targets.entries()) {
        const articles = catalogue.documents?.[index] ?? [];
        const mapping = mappings.get(index) ?? NOTHING_MAPPED;
        const columns = columnsOf(resource.collection, languages);
        const sheet = 'sheet' in source ? source.sheet : null;
        const mapped = sheet ? { sheet, mapping } : source;
        const shop = { languages, articles, types, missingFiles };
        const result = planImport(resource.collection, mapped, shop);
        if (!result.ok) {
          const table = { index, columns, mapping, sheet };
          return { fault: { ...result.fault, sheet: targets.length > 1 ? resource.name : '', table } };
        }
        lists.push({ resource, columns, sheet, mapping, plan: result.plan });
      }
      return { lists };
    };
  }, [targets, types, catalogue.documents, mappings]);
  const withAllFiles = useMemo(() => planWithout?.(NONE_MISSING) ?? null, [planWithout]);
  const urls = useMemo(() => {
    const lists = withAllFiles && 'lists' in withAllFiles ? withAllFiles.lists : [];
    return [...new Set(lists.flatMap(({ plan }) => filesOf(plan)))].sort();
  }, [withAllFiles]);
  const { missing, error, refetch } = useMissingFiles(urls);
  const planned = useMemo(() => {
    if (!planWithout || !missing) return null;
    return missing.size === 0 ? withAllFiles : planWithout(missing);
  }, [planWithout, withAllFiles, missing]);
  const retry = () => {
    catalogue.retry();
    if (error) void refetch();
  };
  return { planned, types, collections, catalogue: { ...catalogue, error: catalogue.error ?? error, retry } };
}

/** Keys of the types that the shop has, and of those that the lists bring. */
const typeKeysOf = (types: readonly LuminaireType[], lists: readonly PlannedList[]): ReadonlySet<string> =>
  new Set([
    ...types.map(({ key }) => key),
    ...lists.flatMap(({ resource, plan }) =>
      resource.collection === 'luminaireTypes' ? plan.additions.map(({ fields }) => String(fields.key)) : [],
    ),
  ]);

/**
 * A file on its way into the catalogue. The plan follows from the file and the catalogue as it is: a
 * change by somebody else renews it.
 * @param name of the file
 */
export function useImport(
  name: string,
  targets: readonly Target[],
  onImported: (imported: Imported) => void,
) {
  const translate = useTranslate();
  const renew = useRenewal();
  const { maySell, question } = useSaleGuard();
  const [isApplying, setApplying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was sent and not answered: it may have been made, so it is sent again as it was. */
  const [unanswered, setUnanswered] = useState<readonly PlannedList[] | null>(null);
  /** What was said of headings by hand, by the place of their table. */
  const [mappings, setMappings] = useState<ReadonlyMap<number, Mapping>>(new Map());
  const { planned, types, collections, catalogue } = usePlan(targets, mappings);
  const lists = unanswered ?? (planned && 'lists' in planned ? planned.lists : undefined);

  const map = (table: number, index: number, name: string | null) =>
    setMappings((before) => new Map(before).set(table, new Map(before.get(table)).set(index, name)));

  const apply = async () => {
    if (!lists) return;
    // What was sent before was asked before.
    const sales = lists.flatMap(({ resource, plan }, index) =>
      resource.line ? [{ resource, changes: saleChanges(plan, catalogue.documents?.[index] ?? []) }] : [],
    );
    if (!unanswered && !(await maySell(...sales))) return;
    setFailure(null);
    setApplying(true);
    try {
      const operations = lists.flatMap(({ plan }, index) => {
        const collection = collections[index];
        return collection ? importOperations(plan, collection) : [];
      });
      const { batch } = await applyChanges(importReason(name), operations);
      const count = (part: 'additions' | 'changes') =>
        lists.reduce((sum, { plan }) => sum + plan[part].length, 0);
      onImported({ batch, collections, added: count('additions'), changed: count('changes') });
    } catch (error) {
      const plans = lists.map(({ plan }) => plan);
      setFailure(importFailure(error, plans, translate));
      setUnanswered(isUnanswered(error) ? lists : null);
      setApplying(false);
    }
    // Not waited for: what is imported is told also where reading it again takes its time.
    void renew(collections);
  };

  return {
    /** Undefined before the catalogue is loaded. */
    lists,
    typeKeys: typeKeysOf(types ?? [], lists ?? []),
    /** Why the file can't be planned. */
    fault: planned && 'fault' in planned ? planned.fault : null,
    /** Why the last attempt to import did not succeed. */
    failure,
    isApplying,
    /** To be put into the page. */
    question,
    catalogueError: catalogue.error,
    retryCatalogue: catalogue.retry,
    /** Says by hand what a heading of a table means. */
    map,
    apply,
  };
}
