import { collectionOf } from '@lumitor/domain/documents/collections';
import { useEffect, useRef, useState } from 'react';
import { applyChanges } from '../data/changes.ts';
import { PICTURE } from '../data/fileKind.ts';
import { useRenewal } from '../data/renewal.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { removeFile, uploadFile } from '../data/uploadFile.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { type Imported, importReason } from './importReason.ts';
import type { PictureMatch } from './pictureMatches.ts';

/**
 * Sends pictures one by one, then sets all of them on their articles together. What was sent is not sent again where it
 * has to be tried once more. @param name of the file
 */
export function usePictureImport(
  resource: CatalogueResource,
  name: string,
  onImported: (imported: Imported) => void,
) {
  const translate = useTranslate();
  const renew = useRenewal();
  const collection = collectionOf(resource.collection, resource.line);
  /** How many are sent; null: none is on its way. */
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Names of those that the data service can't read. */
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  /** Where each lies that is in no document yet, by its article. */
  const stored = useRef(new Map<string, string>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const urls = stored.current;
    return () => {
      controller.abort();
      for (const url of urls.values()) void removeFile(url);
    };
  }, []);

  /** @returns the words for what ended it, or null */
  async function sendAll(matches: readonly PictureMatch[]): Promise<string | null> {
    for (const [index, { picture, articles }] of matches.entries()) {
      setSent(index);
      for (const { id } of articles) {
        if (stored.current.has(id)) continue;
        const answer = await uploadFile(PICTURE, collection, await picture.open(), {
          signal: leaving.current.signal,
          onProgress: () => {},
          onRetry: () => {},
        });
        if (!answer) return '';
        if ('url' in answer) stored.current.set(id, answer.url);
        else if ('error' in answer) return failureWords(answer.error, translate);
        else setUnreadable((names) => new Set([...names, picture.name]));
      }
    }
    return null;
  }

  const apply = async (matches: readonly PictureMatch[]) => {
    setFailure(null);
    let fault = await sendAll(matches).catch(() => translate('spreadsheet.faults.unreadable'));
    const articles = matches.flatMap((match) => match.articles).filter(({ id }) => stored.current.has(id));
    if (fault === null && articles.length > 0) {
      try {
        const { batch } = await applyChanges(
          importReason(name),
          articles.map(({ id, version }) => ({
            kind: 'update',
            collection,
            id,
            version,
            fields: { img: stored.current.get(id), base64: '' },
          })),
        );
        stored.current.clear();
        onImported({ batch, collections: [collection], added: 0, changed: articles.length });
      } catch (error) {
        fault = failureWords(error, translate);
      }
      void renew([collection]);
    }
    setFailure(fault || null);
    setSent(null);
  };
  return { sent, failure, unreadable, apply };
}
