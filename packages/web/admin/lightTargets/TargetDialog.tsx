import {
  type LightTarget,
  lightTargetSchema,
  TARGET_KINDS,
  type TargetKind,
} from '@lumitor/domain/catalogue/lightTarget';
import { MAX_USE } from '@lumitor/domain/room/use';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { TitleInputs } from '../articles/TitleInputs.tsx';
import { storedTitles, type Titles, titlesOf } from '../articles/titles.ts';
import { DecimalField } from '../catalogue/DecimalField.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';

interface TargetDialogProps {
  /** Null: a new one. */
  target: LightTarget | null;
  targets: readonly LightTarget[];
  onClose(): void;
}

const { lux: luxSchema, uniformity: uniformitySchema, source: sourceSchema } = lightTargetSchema.entries;

/** Adds how much light a use of a room needs, or changes it. */
export function TargetDialog({ target, targets, onClose }: TargetDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const words = useWords('lightTargets');
  const { attempt } = useBatch();
  const [titles, setTitles] = useState<Titles>(target ? titlesOf(target) : {});
  const [kind, setKind] = useState<TargetKind>(target?.kind ?? 'least');
  const [lux, setLux] = useState<number | string>(target?.lux ?? '');
  const [uniformity, setUniformity] = useState<number | string | null>(target?.uniformity ?? null);
  const [source, setSource] = useState(target?.source ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const { title } = storedTitles(titles);
  const key = target?.key ?? title.slice(0, MAX_USE);
  const isTaken = targets.some(
    (other) => other.id !== target?.id && [other.title, other.key].includes(title),
  );
  const isWrong = {
    title: title === '',
    lux: !v.is(luxSchema, lux),
    uniformity: !v.is(uniformitySchema, uniformity),
    source: !v.is(sourceSchema, source),
  };
  const faultOf = (name: keyof typeof isWrong) =>
    isSubmitted && isWrong[name] ? words(`faults.${name}`) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isTaken || Object.values(isWrong).includes(true)) return;
    setSaving(true);
    const collection = 'lightTargets';
    const fields = { ...storedTitles(titles), kind, lux, uniformity, source: source.trim() };
    const applied = await attempt(
      { kind: target ? 'edit' : 'add', name: title },
      [
        target
          ? { kind: 'update', collection, id: target.id, version: target.version, fields }
          : { kind: 'add', collection, fields: { key, ...fields } },
      ],
      { word: target ? 'lightTargets.done.saved' : 'lightTargets.done.added', options: { name: title } },
    );
    setSaving(false);
    if (applied) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{words(target ? 'edit' : 'add')}</DialogTitle>
        <DialogContent>
          <TitleInputs
            titles={titles}
            onChange={setTitles}
            fault={isTaken ? words('taken', { name: title }) : (faultOf('title') ?? null)}
          />
          <TextField
            select
            label={words('kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value as TargetKind)}
            helperText={words(`meanings.${kind}`)}
          >
            {TARGET_KINDS.map((each) => (
              <MenuItem key={each} value={each}>
                {words(`kinds.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <DecimalField
            isRequired
            label={words('lux')}
            suffix="lx"
            empty=""
            value={lux}
            onChange={setLux}
            fault={faultOf('lux')}
          />
          <DecimalField
            label={words('uniformity')}
            empty=""
            value={uniformity ?? ''}
            onChange={(typed) => setUniformity(typed === '' ? null : typed)}
            fault={faultOf('uniformity')}
            hint={words('uniformityHint')}
          />
          <TextField
            required
            label={words('source')}
            value={source}
            onChange={(event) => setSource(event.target.value)}
            error={Boolean(faultOf('source'))}
            helperText={faultOf('source') ?? words('sourceHint')}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
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
