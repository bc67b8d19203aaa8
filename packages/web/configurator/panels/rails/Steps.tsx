import type { Geometry, PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { hasT } from '@lumitor/domain/kinds/rail/step';
import { itemAt } from '@lumitor/domain/math/lists';
import { type FormEvent, memo, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import text from '../../../ui/text.module.css';
import { useConfigurator } from '../../../visitor/configuratorStore.ts';
import { selectStep } from '../../../visitor/editing.ts';
import { toggleRail } from '../../../visitor/islands.ts';
import { headingOnScreen } from '../../../visitor/projection.ts';
import { railsIn } from '../../../visitor/selection.ts';
import { wayWords } from '../../kinds/rail/wayWords.ts';
import { findSteps } from './findSteps.ts';
import styles from './rails.module.css';

const MOST_LISTED = 40;
const SEARCHED_FROM = 13;

function useRow({ placed }: Geometry) {
  const { t } = useTranslation();
  const hasIslands = (placed.at(-1)?.island ?? 0) > 0;
  const rotate = useConfigurator((state) => state.view.rotate);
  const nameOf = ({ step, island, index, axis }: PlacedRail): string => {
    if (step.kind !== 'start')
      return wayWords(step.kind, step.direction, headingOnScreen(axis.endHeading, rotate), t);
    return index > 0 ? t('rails.way_island', { number: island + 1 }) : t('rails.way_start');
  };
  return (place: PlacedRail) => {
    const { step, island, index } = place;
    const name = nameOf(place);
    const words = hasT(step) ? `${name} + T` : name;
    const kind = hasIslands ? `${words}, ${t('canvas.island')} ${island + 1}` : words;
    return { id: step.id, number: index + 1, length: step.frameLength, words, kind };
  };
}

export const Steps = memo(function Steps({ layout }: { layout: Layout }) {
  const { t } = useTranslation();
  const selectedIds = railsIn({ selection: useConfigurator((state) => state.selection) });
  const [search, setSearch] = useState('');
  const geometry = geometryOf(layout);
  const { placed } = geometry;
  const rowOf = useRow(geometry);
  if (placed.length === 0) return null;
  const isSearched = placed.length >= SEARCHED_FROM;
  const sought = isSearched ? search.trim() : '';
  const found = sought
    ? findSteps(placed.map(rowOf), sought).map(({ number }) => itemAt(placed, number - 1))
    : placed;
  const selected = found.findIndex(({ step }) => step.id === selectedIds.at(-1));
  const at = selected < 0 && !sought ? found.length - 1 : selected;
  const from = Math.max(0, Math.min(at - MOST_LISTED / 2, found.length - MOST_LISTED));
  const listed = found.slice(from, from + MOST_LISTED);
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const meant = found.find(({ index }) => String(index + 1) === sought) ?? found[0];
    if (sought && meant) selectStep(meant.step.id);
  };
  return (
    <details className={styles.list} open>
      <summary>{t('rails.steps', { count: placed.length })}</summary>
      {isSearched && (
        <search>
          <form className={styles.search} onSubmit={jump}>
            <TextField
              type="search"
              label={t('rails.search')}
              autoComplete="off"
              value={search}
              onChange={setSearch}
            />
            <Button
              type="submit"
              disabledReason={sought && found.length === 0 ? t('choice.nothingFound') : undefined}
            >
              {t('rails.jump')}
            </Button>
          </form>
          <p role="status" className={text.faint}>
            {sought && t('choice.found', { count: found.length })}
          </p>
        </search>
      )}
      <ul>
        {listed.map(rowOf).map(({ id, number, length, words }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={selectedIds.includes(id)}
              onClick={({ shiftKey }) => {
                if (shiftKey) toggleRail(id);
                else selectStep(String(selectedIds) === id ? null : id);
              }}
            >
              <span className={styles.number}>{number}</span>
              <span>{words}</span>
              <span className={styles.length}>{length} cm</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_LISTED && (
        <p className={text.faint}>
          {t('rails.listed', { from: from + 1, to: from + listed.length, count: found.length })}
        </p>
      )}
    </details>
  );
});
