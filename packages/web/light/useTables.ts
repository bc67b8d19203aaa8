import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { useCallback, useEffect, useState } from 'react';
import { fetchTable } from '../data/photometry.ts';

export interface Tables {
  tables: ReadonlyMap<string, PhotometricTable>;
  state: 'loading' | 'ready' | 'failed';
  /** Reloads missing tables, as does a returning network. */
  retry: () => void;
}

export function useTables(paths: readonly string[]): Tables {
  const [tables, setTables] = useState<Tables['tables']>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState('');
  const requested = paths.join('\n');
  const question = `${attempt}\n${requested}`;

  useEffect(() => {
    let isOver = false;
    for (const path of requested ? requested.split('\n') : [])
      fetchTable(path).then(
        (table) =>
          isOver ||
          setTables((known) => (known.get(path) === table ? known : new Map([...known, [path, table]]))),
        () => isOver || setFailed(question),
      );
    return () => {
      isOver = true;
    };
  }, [requested, question]);

  const isReady = paths.every((path) => tables.has(path));
  const state = isReady ? 'ready' : failed === question ? 'failed' : 'loading';
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (state !== 'failed') return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [state, retry]);
  return { tables, state, retry };
}
