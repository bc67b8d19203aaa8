import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand/react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { retriedStore } from '../../data/changes.ts';
import { ownLanguageName } from '../../elements/languageNames.ts';
import { cellId } from '../cells.ts';
import { faultsIn, rowId } from '../filterTexts.ts';
import type { TextEdit } from '../textEdits.ts';
import { type TextRow, textIn } from '../textTable.ts';
import { OWN } from './markedPage.ts';
import { useEditedTexts } from './useEditedTexts.ts';
import type { Say } from './useSay.ts';

interface Props {
  /** The keys, as `section.key`. */
  paths: readonly string[];
  say: Say;
  onClose(): void;
}

/** The texts at one place of the page, in every language. */
export function TextsDialog({ paths, say, onClose }: Props) {
  const { status, languages, rows, save } = useEditedTexts(paths);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { stops } = useStore(retriedStore);

  const idOf = ({ section, key }: TextRow, language: string) => cellId({ section, key, language });
  const edits = rows.flatMap((row) =>
    languages.flatMap(({ lang }): TextEdit[] => {
      const text = typed[idOf(row, lang)];
      const was = textIn(row, lang);
      if (text === undefined || text === was) return [];
      return [{ kind: 'set', section: row.section, key: row.key, language: lang, text, was }];
    }),
  );
  const submit = async () => {
    if (isSaving) return;
    if (edits.length === 0) return onClose();
    setSaving(true);
    setFault(null);
    try {
      const [obstacle] = await save(edits);
      if (!obstacle) return onClose();
      setFault(say('changed', { text: obstacle.kind === 'changed' ? obstacle.text : '' }));
    } catch {
      setFault(say('failed'));
    }
    setSaving(false);
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void submit();
  };
  const title = paths.length === 1 ? (paths[0] ?? '') : say('several');
  return (
    <div {...{ [OWN]: '' }}>
      <Dialog
        open
        onClose={onClose}
        title={title}
        width={560}
        closeLabel={say('close')}
        footer={
          <>
            <Button onClick={onClose}>{say('cancel')}</Button>
            <Button variant="primary" onClick={submit} disabled={status !== 'ready'}>
              {say('save')}
            </Button>
          </>
        }
      >
        {stops[0] && (
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={stops[0]}>
                {say('stop')}
              </Button>
            }
          >
            {say('retried')}
          </Notice>
        )}
        {fault && <Notice tone="error">{fault}</Notice>}
        {status === 'loading' && <p role="status">{say('loading')}</p>}
        {status === 'failed' && <Notice tone="error">{say('loadFailed')}</Notice>}
        {status === 'ready' &&
          rows.map((row) => (
            <section key={rowId(row)} aria-label={rowId(row)}>
              {paths.length > 1 && <h3 className="texts-key">{rowId(row)}</h3>}
              {languages.map(({ lang }) => {
                const id = idOf(row, lang);
                const text = typed[id] ?? textIn(row, lang);
                return (
                  <label key={lang} className="texts-field">
                    {ownLanguageName(lang)}
                    <textarea
                      lang={lang.toLowerCase()}
                      dir="auto"
                      onKeyDown={onKeyDown}
                      value={text}
                      onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
                    />
                    {faultsIn(row, lang, text).map((found) => (
                      <span key={found.kind}>
                        {say.fault(found.kind, {
                          names: 'names' in found ? found.names.join(', ') : '',
                          value: 'value' in found ? found.value : '',
                        })}
                      </span>
                    ))}
                  </label>
                );
              })}
            </section>
          ))}
      </Dialog>
    </div>
  );
}
