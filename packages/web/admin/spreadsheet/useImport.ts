import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HttpError } from 'react-admin';
import { useSaleGuard } from '../articles/useSaleGuard.tsx';
import { useAllDocuments } from '../data/allDocuments.ts';
import { adminRequest, applyChanges } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { type ListResource, storedCollection } from '../data/resources.ts';
import { failureWords, isUnanswered } from '../elements/failureWords.ts';
import { type TranslateWord, useTranslate } from '../words/useTranslate.ts';
import { languageCodes, type SheetColumn, sheetColumns } from './columns.ts';
import { type Imported, importReason } from './importReason.ts';
import type { Mapping } from './plan/header.ts';
import { type ImportPlan, importedFiles, importOperations, saleChanges } from './plan/importPlan.ts';
import { planImport } from './plan/planImport.ts';
import type { WorkbookFault, Worksheet } from './sheet/cell.ts';
import type { ImportTarget } from './targets.ts';
import { useEnclosedFiles, withStored } from './useEnclosedFiles.ts';

/** Operations of each plan are its additions, then its changes. */
function rowOf(plans: readonly ImportPlan[], operation: unknown): number | undefined {
  const planned = plans.flatMap(({ additions, changes }) => [...additions, ...changes]);
  return typeof operation === 'number' ? planned[operation]?.row : undefined;
}

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

export interface PlannedList {
  resource: ListResource;
  columns: readonly SheetColumn[];
  sheet: Worksheet | null;
  plan: ImportPlan;
  mapping: Mapping;
}

const NOTHING_MAPPED: Mapping = new Map();

type SheetFault = WorkbookFault & {
  sheet: string;
  table: Pick<PlannedList, 'columns' | 'mapping'> & { index: number; sheet: Worksheet | null };
};

export const plannedCount = ({ additions, changes }: ImportPlan): number => additions.length + changes.length;

const NONE_MISSING: ReadonlySet<string> = new Set();

function useMissingFiles(urls: readonly string[]) {
  const query = useQuery({
    queryKey: ['missingFiles', urls],
    queryFn: async () => {
      const { missing } = (await adminRequest('/api/missing-files', {
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

/** Null until the catalogue is loaded. */
function usePlan(targets: readonly ImportTarget[], mappings: ReadonlyMap<number, Mapping>) {
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
        const columns = sheetColumns(resource.collection, languages);
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
    const named = lists.flatMap(({ plan, sheet }) =>
      importedFiles(plan).filter((url) => !sheet?.files?.has(url)),
    );
    return [...new Set(named)].sort();
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

const typeKeysOf = (types: readonly LuminaireType[], lists: readonly PlannedList[]): ReadonlySet<string> =>
  new Set([
    ...types.map(({ key }) => key),
    ...lists.flatMap(({ resource, plan }) =>
      resource.collection === 'luminaireTypes' ? plan.additions.map(({ fields }) => String(fields.key)) : [],
    ),
  ]);

/** The plan is recomputed when the catalogue changes. */
export function useImport(
  name: string,
  targets: readonly ImportTarget[],
  onImported: (imported: Imported) => void,
) {
  const translate = useTranslate();
  const renew = useRenewal();
  const { maySell, question } = useSaleGuard();
  const enclosed = useEnclosedFiles();
  const [isApplying, setApplying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Lists sent without an answer; a retry sends the same again. */
  const [unanswered, setUnanswered] = useState<readonly PlannedList[] | null>(null);
  const [mappings, setMappings] = useState<ReadonlyMap<number, Mapping>>(new Map());
  const { planned, types, collections, catalogue } = usePlan(targets, mappings);
  const lists = unanswered ?? (planned && 'lists' in planned ? planned.lists : undefined);

  const map = (table: number, index: number, name: string | null) =>
    setMappings((before) => new Map(before).set(table, new Map(before.get(table)).set(index, name)));

  const apply = async () => {
    if (!lists) return;
    // A retry needs no second confirmation.
    const sales = lists.flatMap(({ resource, plan }, index) =>
      resource.line ? [{ resource, changes: saleChanges(plan, catalogue.documents?.[index] ?? []) }] : [],
    );
    if (!unanswered && !(await maySell(...sales))) return;
    setFailure(null);
    setApplying(true);
    const fault = await enclosed.send(lists);
    if (fault !== null) {
      setFailure(fault || null);
      setApplying(false);
      return;
    }
    try {
      const operations = lists.flatMap(({ plan }, index) => {
        const collection = collections[index];
        const planned = collection ? importOperations(plan, collection) : [];
        return planned.map((operation) => withStored(operation, enclosed.urls));
      });
      const { batch } = await applyChanges(importReason(name), operations);
      enclosed.forget();
      const count = (part: 'additions' | 'changes') =>
        lists.reduce((sum, { plan }) => sum + plan[part].length, 0);
      onImported({ batch, collections, added: count('additions'), changed: count('changes') });
    } catch (error) {
      const plans = lists.map(({ plan }) => plan);
      setFailure(importFailure(error, plans, translate));
      setUnanswered(isUnanswered(error) ? lists : null);
      setApplying(false);
    }
    // The result is shown without waiting for the refetch.
    void renew(collections);
  };

  return {
    lists,
    typeKeys: typeKeysOf(types ?? [], lists ?? []),
    fault: planned && 'fault' in planned ? planned.fault : null,
    failure,
    isApplying,
    progress: enclosed.progress,
    question,
    catalogueError: catalogue.error,
    retryCatalogue: catalogue.retry,
    map,
    apply,
  };
}
