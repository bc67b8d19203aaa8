import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBatch } from '../elements/useBatch.tsx';
import type { ReflinkRow } from './listReflinks.ts';

/** Switches a link on or off, and says what its visitors see from then on. */
export function ActiveSwitch({ reflink: { id, name, active } }: { reflink: ReflinkRow }) {
  const translate = useTranslate();
  const { attempt } = useBatch();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isActive: boolean) => {
    setWanted(isActive);
    await attempt(
      { kind: isActive ? 'activate' : 'deactivate', name: '' },
      [{ kind: 'update', collection: 'reflinks', id, fields: { active: isActive } }],
      { word: isActive ? 'reflinks.activated' : 'reflinks.deactivated' },
    );
    setWanted(null);
  };
  return (
    <Switch
      size="small"
      checked={wanted ?? active}
      onChange={({ target }) => change(target.checked)}
      slotProps={{ input: { role: 'switch', 'aria-label': translate('reflinks.activeOf', { name }) } }}
    />
  );
}
