import { TITLE_TEXT_NAMES, TITLE_TEXTS, type TitleEntries } from '@lumitor/domain/sheets/titleEntries';
import { typedMeasure } from '@lumitor/domain/translation/typedMeasure';
import type { Deg } from '@lumitor/domain/units';
import { useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './TitleDialog.module.css';

const AUTOCOMPLETE = { client: 'organization', drawnBy: 'name' } as const;
const MOST_NORTH: Deg = 360;

/** Null: not an angle from 0° to 360°. */
function typedNorth(typed: string): Deg | null {
  const angle = typedMeasure(typed, '°');
  return angle >= 0 && angle <= MOST_NORTH ? angle : null;
}

interface TitleDialogProps {
  entries: TitleEntries;
  onChange: (entries: TitleEntries) => void;
  onClose: () => void;
}

/** All fields of the title block may stay empty (D58b). */
export function TitleDialog({ entries, onChange, onClose }: TitleDialogProps) {
  const { t, language } = useTranslation();
  const [north, setNorth] = useState(entries.north?.toLocaleString(language) ?? '');
  const isNorthWrong = north.trim() !== '' && typedNorth(north) === null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('download.titleBlock')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('download.titleDone')}
        </Button>
      }
    >
      <p>{t('download.titleHint')}</p>
      <div className={styles.fields}>
        {TITLE_TEXT_NAMES.map((name) => (
          <TextField
            key={name}
            label={t(`download.title_${name}`)}
            value={entries[name]}
            onChange={(typed) => onChange({ ...entries, [name]: typed })}
            maxLength={TITLE_TEXTS[name]}
            placeholder={name === 'discipline' ? t('sheet.electrical') : undefined}
            autoComplete={name === 'client' || name === 'drawnBy' ? AUTOCOMPLETE[name] : 'off'}
          />
        ))}
        <TextField
          label={t('download.title_north')}
          value={north}
          onChange={(typed) => {
            setNorth(typed);
            const angle = typedNorth(typed);
            if (angle !== null || typed.trim() === '') onChange({ ...entries, north: angle });
          }}
          suffix="°"
          inputMode="decimal"
          autoComplete="off"
          hint={t('download.titleNorthHint')}
          error={isNorthWrong && t('download.titleNorthWrong')}
        />
      </div>
    </Dialog>
  );
}
