import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import type { ChangedFields } from '../data/changes.ts';
import { type ListResource, storedCollection } from '../data/resources.ts';
import { deleteUpload, uploadFile } from '../data/uploadFile.ts';
import { failureWords } from '../elements/failureWords.ts';
import { fileFaultWords } from '../elements/fileFaultWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { type ImportPlan, importedFiles } from './plan/importPlan.ts';
import type { Worksheet } from './sheet/cell.ts';

type Urls = ReadonlyMap<string, string>;

interface SentList {
  resource: ListResource;
  sheet: Worksheet | null;
  plan: ImportPlan;
}

/** Refused files are left out. */
function storedValue(value: unknown, urls: Urls): unknown {
  if (typeof value === 'string') return urls.get(value) ?? value;
  return Array.isArray(value)
    ? value.map((each) => storedValue(each, urls)).filter((each) => each !== '')
    : value;
}

const storedFields = (fields: ChangedFields, urls: Urls): ChangedFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedValue(value, urls)]));

/** Operation with the addresses of uploaded files in place of their paths in the ZIP. */
export const withStored = (operation: Operation, urls: Urls): Operation =>
  operation.kind === 'remove' ? operation : { ...operation, fields: storedFields(operation.fields, urls) };

/** Uploads the files that come with imported tables; each once, also if the import is repeated. */
export function useEnclosedFiles() {
  const translate = useTranslate();
  const locale = useLocale();
  const [progress, setProgress] = useState<{ words: string; share: number } | null>(null);
  /** Address by path in the ZIP; empty if the service refused the file. */
  const urls = useRef(new Map<string, string>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const uploaded = urls.current;
    return () => {
      controller.abort();
      for (const url of uploaded.values()) if (url) void deleteUpload(url);
    };
  }, []);

  /** @returns what went wrong; null if every file is stored */
  async function send(lists: readonly SentList[]): Promise<string | null> {
    const needed = lists.flatMap(({ resource, sheet, plan }) =>
      importedFiles(plan).flatMap((path) => {
        const file = urls.current.has(path) ? undefined : sheet?.files?.get(path);
        return file ? [{ path, file, collection: storedCollection(resource) }] : [];
      }),
    );
    const refused: string[] = [];
    for (const [index, { path, file, collection }] of needed.entries()) {
      const words = translate('spreadsheet.files.sending', { sent: index + 1, count: needed.length });
      setProgress({ words, share: index / needed.length });
      const answer = await uploadFile(file.kind, collection, await file.open(), {
        signal: leaving.current.signal,
        onProgress: () => {},
        onRetry: () => {},
      });
      if (!answer) return '';
      if ('error' in answer) return failureWords(answer.error, translate);
      if ('fault' in answer)
        refused.push(`${file.name} (${fileFaultWords(file.kind, answer.fault, translate, locale)})`);
      urls.current.set(path, 'url' in answer ? answer.url : '');
    }
    return refused.length === 0
      ? null
      : translate('spreadsheet.import.refusedFiles', {
          smart_count: refused.length,
          names: refused.join(', '),
        });
  }

  return {
    progress,
    urls: urls.current as Urls,
    send: async (lists: readonly SentList[]) => {
      const fault = await send(lists).catch(() => translate('spreadsheet.faults.unreadable'));
      setProgress(null);
      return fault;
    },
    /** Stored articles refer to the files now. */
    forget: () => urls.current.clear(),
  };
}
