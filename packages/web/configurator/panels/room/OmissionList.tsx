import type { Omission, OmissionKind } from '@lumitor/domain/floorPlan/omissions';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './FloorPlan.module.css';

/** Rows shown at first, and names of one row. */
const [SHOWN, NAMES] = [4, 3];

interface Row {
  kind: OmissionKind;
  count: number;
  names: readonly string[];
  layers: readonly string[];
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** One row for each kind, in the order of the file. */
function rowsOf(omissions: readonly Omission[]): Row[] {
  const kinds = [...new Set(omissions.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = omissions.filter((one) => one.kind === kind);
    return {
      kind,
      count: all.reduce((sum, { count }) => sum + count, 0),
      names: distinct(all.map(({ name }) => name)),
      layers: distinct(all.map(({ layer }) => layer)),
    };
  });
}

const listed = (names: readonly string[]): string =>
  names.length > NAMES ? `${names.slice(0, NAMES).join(', ')} …` : names.join(', ') || '?';

/** What a file has and its floor plan lacks: by kind, number and layer, each with a remedy (D73). */
export default function OmissionList({ omissions }: { omissions: readonly Omission[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const rows = rowsOf(omissions);
  return (
    <>
      <ul className={styles.omissions}>
        {rows.slice(0, isWhole ? rows.length : SHOWN).map(({ kind, count, names, layers }) => (
          <li key={kind}>
            {t(`omitted.${kind}`, { count, name: listed(names) })}
            {layers.length > 0 && <> {t('omitted.layers', { layers: listed(layers) })}</>}
          </li>
        ))}
      </ul>
      {!isWhole && rows.length > SHOWN && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('omitted.more', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
