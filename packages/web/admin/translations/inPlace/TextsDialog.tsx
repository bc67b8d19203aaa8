import type { Language } from '@lumitor/domain/catalogue/text';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { applyChanges, retriedStore } from '../../data/changes.ts';
import { readAll } from '../../data/documents.ts';
import { ownLanguageName } from '../../elements/languageNames.ts';
import { cellId } from '../cells.ts';
import { faultsIn, rowId } from '../filterTexts.ts';
import { saveTextEdits, type TextConflict } from '../saveTextEdits.ts';
import type { TextEdit } from '../textEdits.ts';
import { defaultFirst, readTexts } from '../textQueries.ts';
import { type TextDocument, type TextRow, textIn, textTable } from '../textTable.ts';
import { OWN_ATTRIBUTE } from './markedPage.ts';
import type { InPlaceWords } from './useInPlaceWords.ts';

interface EditedTexts {
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

function useEditedTexts(paths: readonly string[]): EditedTexts {
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

interface Props {
  /** Keys as `section.key`. */
  paths: readonly string[];
  word: InPlaceWords;
  onClose(): void;
}

interface RowTextsProps {
  row: TextRow;
  languages: readonly Language[];
  word: InPlaceWords;
  typed: Readonly<Record<string, string>>;
  onType(id: string, text: string): void;
  onSubmit(): void;
}

function RowTexts({ row, languages, word, typed, onType, onSubmit }: RowTextsProps) {
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) onSubmit();
  };
  return languages.map(({ lang }) => {
    const id = cellId({ ...row, language: lang });
    const text = typed[id] ?? textIn(row, lang);
    return (
      <label key={lang} className="texts-field">
        {ownLanguageName(lang)}
        <textarea
          lang={lang.toLowerCase()}
          dir="auto"
          onKeyDown={onKeyDown}
          value={text}
          onChange={({ target }) => onType(id, target.value)}
        />
        {faultsIn(row, lang, text).map((found) => (
          <span key={found.kind}>
            {word.fault(found.kind, {
              names: 'names' in found ? found.names.join(', ') : '',
              value: 'value' in found ? found.value : '',
            })}
          </span>
        ))}
      </label>
    );
  });
}

export function TextsDialog({ paths, word, onClose }: Props) {
  const { status, languages, rows, save } = useEditedTexts(paths);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [stop] = useStore(retriedStore).stops;
  const edits = rows.flatMap(({ section, key, texts }) =>
    languages.flatMap(({ lang: language }): TextEdit[] => {
      const text = typed[cellId({ section, key, language })];
      const was = textIn({ texts }, language);
      return text === undefined || text === was ? [] : [{ kind: 'set', section, key, language, text, was }];
    }),
  );
  const submit = async () => {
    if (isSaving) return;
    if (edits.length === 0) return onClose();
    setSaving(true);
    setFault(null);
    try {
      const [conflict] = await save(edits);
      if (!conflict) return onClose();
      setFault(word('changed', { text: conflict.kind === 'changed' ? conflict.text : '' }));
    } catch {
      setFault(word('failed'));
    }
    setSaving(false);
  };
  return (
    <div {...{ [OWN_ATTRIBUTE]: '' }}>
      <Dialog
        open
        onClose={onClose}
        title={paths.length === 1 ? (paths[0] ?? '') : word('several')}
        width={560}
        closeLabel={word('close')}
        footer={
          <>
            <Button onClick={onClose}>{word('cancel')}</Button>
            <Button variant="primary" onClick={submit} disabled={status !== 'ready'}>
              {word('save')}
            </Button>
          </>
        }
      >
        {stop && (
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={stop}>
                {word('stop')}
              </Button>
            }
          >
            {word('retried')}
          </Notice>
        )}
        {fault && <Notice tone="error">{fault}</Notice>}
        {status === 'loading' && <p role="status">{word('loading')}</p>}
        {status === 'failed' && <Notice tone="error">{word('loadFailed')}</Notice>}
        {status === 'ready' &&
          rows.map((row) => (
            <section key={rowId(row)} aria-label={rowId(row)}>
              {paths.length > 1 && <h3 className="texts-key">{rowId(row)}</h3>}
              <RowTexts
                row={row}
                languages={languages}
                word={word}
                typed={typed}
                onType={(id, text) => setTyped({ ...typed, [id]: text })}
                onSubmit={() => void submit()}
              />
            </section>
          ))}
      </Dialog>
    </div>
  );
}
