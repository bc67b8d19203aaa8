import type { Language } from '@lumitor/domain/catalogue/text';
import { useEffect, useState } from 'react';
import { applyChanges } from '../../data/changes.ts';
import { readAll } from '../../data/documents.ts';
import { saveTextEdits, type TextConflict } from '../saveTextEdits.ts';
import type { TextEdit } from '../textEdits.ts';
import { defaultFirst, readTexts } from '../textQueries.ts';
import { type TextDocument, type TextRow, textTable } from '../textTable.ts';

export interface EditedTexts {
  status: 'loading' | 'ready' | 'failed';
  languages: readonly Language[];
  rows: readonly TextRow[];
  /** @returns the conflicts @throws if the service does not answer */
  save(edits: readonly TextEdit[]): Promise<readonly TextConflict[]>;
}

const emptyRow = (path: string): TextRow => {
  const [section = '', key = ''] = path.split('.');
  return { section, key, texts: {}, shipped: null };
};

export function useEditedTexts(paths: readonly string[]): EditedTexts {
  const [status, setStatus] = useState<EditedTexts['status']>('loading');
  const [documents, setDocuments] = useState<readonly TextDocument[]>([]);
  const [languages, setLanguages] = useState<readonly Language[]>([]);

  useEffect(() => {
    let isMounted = true;
    Promise.all([readTexts(), readAll('languages')])
      .then(([texts, known]) => {
        if (!isMounted) return;
        setDocuments(texts);
        setLanguages(defaultFirst(known));
        setStatus('ready');
      })
      .catch(() => isMounted && setStatus('failed'));
    return () => {
      isMounted = false;
    };
  }, []);

  const table = textTable(documents, {}).flatMap(({ rows }) => rows);
  const rowOf = (path: string) =>
    table.find(({ section, key }) => `${section}.${key}` === path) ?? emptyRow(path);
  return {
    status,
    languages,
    rows: paths.map(rowOf),
    save: async (edits) => {
      const reason = { kind: 'texts' as const, name: paths.join(', ').slice(0, 200) };
      const saved = await saveTextEdits(edits, documents, {
        load: readTexts,
        apply: (operations) => applyChanges(reason, operations),
      });
      setDocuments(saved.documents);
      return saved.kind === 'blocked' ? saved.conflicts : [];
    },
  };
}
