import Check from '@mui/icons-material/Check';
import Warning from '@mui/icons-material/WarningAmber';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import type { CellState } from './cells.ts';
import type { TextFault } from './placeholders.ts';

function Note({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`note ${className}`}>{children}</div>;
}

export function Faults({ faults }: { faults: readonly TextFault[] }) {
  const translate = useTranslate();
  return faults.map((fault) => (
    <Note key={fault.kind + ('value' in fault ? fault.value : '')} className="fault">
      <Warning fontSize="inherit" aria-hidden />
      {translate(`translations.fault.${fault.kind}`, {
        names: 'names' in fault ? fault.names.join(', ') : '',
        value: 'value' in fault ? fault.value : '',
      })}
    </Note>
  ));
}

interface Props {
  state: CellState;
  onSave(text: string, was: string): void;
  onForget(): void;
}

export function CellNotes({ state, onSave, onForget }: Props) {
  const translate = useTranslate();
  if (state.kind === 'saving') return <Note className="faint">{translate('translations.cell.saving')}</Note>;
  if (state.kind === 'saved')
    return (
      <Note className="faint">
        <Check fontSize="inherit" aria-hidden />
        {translate('translations.cell.saved')}
      </Note>
    );
  if (state.kind === 'failed')
    return (
      <div className="notice" role="alert">
        {translate(`translations.cell.${state.isSignedOut ? 'signedOut' : 'failed'}`)}
        <div>
          <Button size="small" onClick={() => onSave(state.text, state.was)}>
            {translate('translations.cell.retry')}
          </Button>
          <Button size="small" color="inherit" onClick={onForget}>
            {translate('translations.cell.discard')}
          </Button>
        </div>
      </div>
    );
  const { text, theirs } = state;
  return (
    <div className="notice" role="alert">
      {translate(`translations.cell.${theirs ? 'theirs' : 'theirsEmpty'}`)}
      {theirs && <blockquote>{theirs}</blockquote>}
      <div>
        <Button size="small" onClick={() => onSave(text, theirs)}>
          {translate('translations.cell.keepMine')}
        </Button>
        <Button size="small" color="inherit" onClick={onForget}>
          {translate('translations.cell.keepTheirs')}
        </Button>
      </div>
    </div>
  );
}
