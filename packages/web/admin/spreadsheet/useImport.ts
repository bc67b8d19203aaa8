import { collectionOf } from '@lumitor/domain/documents/collections';
import { useMemo, useState } from 'react';
import { useSaleGuard } from '../articles/useSaleGuard.tsx';
import { useAllDocuments } from '../data/allDocuments.ts';
import { applyChanges } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { languageCodes } from './columns.ts';
import { type ImportFailure, importFailure } from './importFailure.ts';
import { type ImportPlan, importOperations, saleChanges } from './plan/importPlan.ts';
import { planImport } from './plan/planImport.ts';
import type { ReadSheet } from './sheet/cell.ts';
import { readFile } from './sheet/readFile.ts';

/** The longest name that the history keeps. */
const NAME_MAX = 200;

export interface Imported {
  batch: string;
  added: number;
  changed: number;
}

type Step = 'choosing' | 'reading' | 'previewing' | 'applying';

/**
 * A file on its way into a collection. The plan follows from the file and the catalogue as it is: a
 * change by somebody else renews it.
 */
export function useImport(resource: CatalogueResource, onImported: (imported: Imported) => void) {
  const collection = collectionOf(resource.collection, resource.line);
  const renew = useRenewal();
  const { maySell, question } = useSaleGuard(resource);
  const catalogue = useAllDocuments([collection, 'languages']);
  const [step, setStep] = useState<Step>('choosing');
  const [name, setName] = useState('');
  const [read, setRead] = useState<ReadSheet | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  /** What was sent and not answered: it may have been made, so it is sent again as it was. */
  const [unanswered, setUnanswered] = useState<ImportPlan | null>(null);

  const [types] = useAllDocuments(['luminaireTypes']).documents ?? [];
  const [articles, languages] = catalogue.documents ?? [];
  const codes = useMemo(() => languageCodes(languages ?? []), [languages]);
  const sheet = read?.ok ? read.sheet : null;
  const planned = useMemo(
    () => (sheet && articles ? planImport(resource.collection, codes, sheet, articles, types) : null),
    [resource, codes, sheet, articles, types],
  );
  const plan = unanswered ?? (planned?.ok ? planned.plan : null);
  const fault = (read && !read.ok && read.fault) || (planned && !planned.ok && planned.fault) || null;

  const choose = async (file: File) => {
    setFailure(null);
    setStep('reading');
    setName(file.name);
    setRead(await readFile(file));
    setStep('previewing');
  };

  /** Back to the choice of a file. */
  const forget = () => {
    setRead(null);
    setFailure(null);
    setUnanswered(null);
    setStep('choosing');
  };

  const apply = async () => {
    if (!plan) return;
    // What was sent before was asked before.
    if (!unanswered && !(await maySell(saleChanges(plan, articles ?? [])))) return;
    setFailure(null);
    setStep('applying');
    try {
      const reason = { kind: 'import' as const, name: name.slice(0, NAME_MAX) };
      const { batch } = await applyChanges(reason, importOperations(plan, collection));
      onImported({ batch, added: plan.additions.length, changed: plan.changes.length });
    } catch (error) {
      const failed = importFailure(error, plan);
      setFailure(failed);
      setUnanswered(['offline', 'unanswered'].includes(failed.key) ? plan : null);
      setStep('previewing');
    }
    // Not waited for: what is imported is told also where reading it again takes its time.
    void renew([collection]);
  };

  return {
    /** To be put into the page. */
    question,
    step,
    /** Of the file. */
    name,
    sheet,
    codes,
    plan,
    /** Why the file can't be planned. */
    fault,
    /** Why the last attempt to import did not succeed. */
    failure,
    catalogueError: catalogue.error,
    retryCatalogue: catalogue.retry,
    choose,
    forget,
    apply,
  };
}
