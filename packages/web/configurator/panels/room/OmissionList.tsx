import type { Omission, OmissionKind } from '@lumitor/domain/floorPlan/omissions';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './FloorPlan.module.css';

const ROWS_SHOWN = 4;
const NAMES_PER_ROW = 3;

interface Row {
  kind: OmissionKind;
  count: number;
  names: readonly string[];
  layers: readonly string[];
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

function rowsOf(omissions: readonly Omission[]): Row[] {
  const kinds = [...new Set(omissions.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = omissions.filter((omission) => omission.kind === kind);
    return {
      kind,
      count: all.reduce((sum, { count }) => sum + count, 0),
      names: distinct(all.map(({ name }) => name)),
      layers: distinct(all.map(({ layer }) => layer)),
    };
  });
}

const listed = (names: readonly string[]): string =>
  names.length > NAMES_PER_ROW ? `${names.slice(0, NAMES_PER_ROW).join(', ')} …` : names.join(', ') || '?';

export default function OmissionList({ omissions }: { omissions: readonly Omission[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const rows = rowsOf(omissions);
  return (
    <>
      <ul className={styles.omissions}>
        {rows.slice(0, isWhole ? rows.length : ROWS_SHOWN).map(({ kind, count, names, layers }) => (
          <li key={kind}>
            {t(`omitted.${kind}`, { count, name: listed(names) })}
            {layers.length > 0 && <> {t('omitted.layers', { layers: listed(layers) })}</>}
          </li>
        ))}
      </ul>
      {!isWhole && rows.length > ROWS_SHOWN && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('omitted.more', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
