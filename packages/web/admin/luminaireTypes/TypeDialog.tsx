import { LUMINAIRE_SYMBOLS, type LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { TitleInputs } from '../articles/TitleInputs.tsx';
import { storedTitles, type Titles, titlesOf } from '../articles/titles.ts';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import type { LuminaireType } from './useLuminaireTypes.ts';

interface TypeDialogProps {
  /** Null: a new one. */
  type: LuminaireType | null;
  types: readonly LuminaireType[];
  /** @param key by which luminaires name it */
  onSaved(key: string): void;
  onClose(): void;
}

/** Adds a type of luminaires, or changes what one is called and how it is drawn. */
export function TypeDialog({ type, types, onSaved, onClose }: TypeDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const words = useWords('luminaireTypes');
  const { attempt } = useBatch();
  const [titles, setTitles] = useState<Titles>(type ? titlesOf(type) : {});
  const [symbol, setSymbol] = useState<LuminaireSymbol>(type?.symbol ?? 'spotlight');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const polish = (titles.PL ?? '').trim();
  const isTaken = types.some(
    ({ id: other, key, title }) =>
      other !== type?.id && [title, ...(type ? [] : [key])].some((name) => name === polish),
  );
  const fault = isTaken ? words('taken', { name: polish }) : isSubmitted && !polish ? words('unnamed') : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand in the form of an article.
    event.stopPropagation();
    setSubmitted(true);
    if (!polish || isTaken) return;
    setSaving(true);
    const collection = 'luminaireTypes';
    const key = type?.key ?? polish;
    const fields = { ...storedTitles(titles), symbol };
    const applied = await attempt(
      { kind: type ? 'edit' : 'add', name: polish },
      [
        type
          ? { kind: 'update', collection, id: type.id, version: type.version, fields }
          : { kind: 'add', collection, fields: { key, ...fields } },
      ],
      { word: type ? 'luminaireTypes.done.saved' : 'luminaireTypes.done.added', options: { name: polish } },
    );
    setSaving(false);
    if (applied) onSaved(key);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{words(type ? 'edit' : 'add')}</DialogTitle>
        <DialogContent>
          <TitleInputs titles={titles} onChange={setTitles} fault={fault} />
          <TextField
            select
            label={words('symbol')}
            value={symbol}
            onChange={({ target }) => setSymbol(target.value as LuminaireSymbol)}
            helperText={words('symbolHint')}
          >
            {LUMINAIRE_SYMBOLS.map((each) => (
              <MenuItem key={each} value={each}>
                {words(`symbols.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
