import { collectionOf } from '@lumitor/domain/collections/collections';
import { useEffect, useRef, useState } from 'react';
import { applyChanges, type ChangedFields } from '../data/changes.ts';
import type { Document } from '../data/documents.ts';
import type { FileKind, UploadFault } from '../data/fileKind.ts';
import { useRenewal } from '../data/renewal.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { deleteUpload, uploadFile } from '../data/uploadFile.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { FileMatch, PassedOver } from './fileMatches.ts';
import { type Imported, importReason } from './importReason.ts';

const placeOf = ({ name }: FileKind, { id }: Document) => `${name} ${id}`;

const fieldsWith = ({ name }: FileKind, url: string): ChangedFields =>
  name === 'picture' ? { img: url, base64: '' } : { [name]: url };

/** One update per article. @param stored URLs of the uploaded files by key */
function updatesOf(matches: readonly FileMatch[], stored: ReadonlyMap<string, string>) {
  const updates = new Map<string, { id: string; version: number; fields: ChangedFields }>();
  for (const { file, articles } of matches)
    for (const article of articles) {
      const url = stored.get(placeOf(file.kind, article));
      const { id, version } = article;
      const fields = { ...updates.get(id)?.fields, ...(url && fieldsWith(file.kind, url)) };
      if (url) updates.set(id, { id, version, fields });
    }
  return [...updates.values()];
}

export function useFilesImport(
  resource: CatalogueResource,
  name: string,
  onImported: (imported: Imported) => void,
) {
  const translate = useTranslate();
  const renew = useRenewal();
  const collection = collectionOf(resource.collection, resource.line);
  /** Number of uploaded files; null if no upload is running. */
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly PassedOver[]>([]);
  const stored = useRef(new Map<string, string>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const urls = stored.current;
    return () => {
      controller.abort();
      for (const url of urls.values()) void deleteUpload(url);
    };
  }, []);

  async function sendAll(matches: readonly FileMatch[]): Promise<string | null> {
    for (const [index, { file, articles }] of matches.entries()) {
      setSent(index);
      const refuse = (reason: UploadFault) => setRefused((others) => [...others, { file, reason }]);
      for (const article of articles) {
        const place = placeOf(file.kind, article);
        if (stored.current.has(place)) continue;
        const answer = await uploadFile(file.kind, collection, await file.open(), {
          signal: leaving.current.signal,
          onProgress: () => {},
          onRetry: () => {},
        });
        if (!answer) return '';
        if ('error' in answer) return failureWords(answer.error, translate);
        if ('fault' in answer) {
          refuse(answer.fault);
          break;
        }
        stored.current.set(place, answer.url);
      }
    }
    return null;
  }

  const apply = async (matches: readonly FileMatch[]) => {
    setFailure(null);
    let fault = await sendAll(matches).catch(() => translate('spreadsheet.faults.unreadable'));
    const updates = updatesOf(matches, stored.current);
    if (fault === null && updates.length > 0) {
      try {
        const { batch } = await applyChanges(
          importReason(name),
          updates.map((update) => ({ kind: 'update', collection, ...update })),
        );
        stored.current.clear();
        onImported({ batch, collections: [collection], added: 0, changed: updates.length });
      } catch (error) {
        fault = failureWords(error, translate);
      }
      void renew([collection]);
    }
    setFailure(fault || null);
    setSent(null);
  };
  return { sent, failure, refused, apply };
}
