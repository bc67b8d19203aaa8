import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isEmbedded } from '../../paths.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import text from '../../ui/text.module.css';
import { chooseOne } from '../../visitor/choosing.ts';
import { useChoices } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { useStartLayout } from '../../visitor/startLayout.ts';
import { closeStarts } from '../../visitor/starts.ts';
import { familiesOf } from '../panels/rails/familiesOf.ts';
import { PremadeButtons } from '../panels/rails/Premade.tsx';
import { turnToColour } from '../panels/rails/turnToColour.ts';
import type { StartsProps } from '../workspace/Workspace.tsx';
import { EmptyDrawingPicture } from './pictures.tsx';
import { StartLayoutCard } from './StartLayoutCard.tsx';
import styles from './Starts.module.css';

function RailChoice() {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const { connectionId } = useChoices();
  if (!catalogue) return null;
  const { connections } = catalogue;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const { colour, colours, rails } = familiesOf(connections, chosen);
  return (
    <div className={styles.choice}>
      {colours.length > 0 && (
        <Segmented
          label={t('rails.colour')}
          hideLabel
          value={colour}
          options={colours.map((value) => ({ value, label: t(`rails.${value}`) }))}
          onChange={(next) => turnToColour(catalogue, connectionId, next)}
        />
      )}
      <Select
        label={t('rails.type')}
        hideLabel
        value={connectionId ?? ''}
        options={rails.map((rail) => ({ value: rail.id, label: titleIn(rail, language) }))}
        onChange={(id) => chooseOne('connectionId', id)}
      />
    </div>
  );
}

const START_KEYS = ['1', '2', '3'];
const START = '[data-start], [data-layouts] button:first-child';

export default function Starts({ sides, isNarrow, onEmptyDrawing }: StartsProps) {
  const { t } = useTranslation();
  const startLayout = useStartLayout();
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  // On a phone focus would scroll the sheet. In a frame the visitor may be active in the page around.
  useEffect(() => {
    if (!isNarrow && (!isEmbedded() || document.hasFocus()))
      place.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
  }, [isNarrow]);
  const drawByHand = () => {
    closeStarts();
    onEmptyDrawing();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const starts = place.current?.querySelectorAll<HTMLElement>(START);
    const start = starts?.[START_KEYS.indexOf(event.key)];
    if (!start || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (start.matches('[data-start]')) start.click();
    else start.focus();
  };
  return (
    <section
      ref={place}
      className={styles.place}
      style={isNarrow ? undefined : sides}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
    >
      <div className={styles.starts}>
        <h2 id={headingId} className={styles.heading}>
          {t('rails.startWith')}
        </h2>
        {isNarrow && <p className={text.faint}>{t('rails.emptyDrawingTap')}</p>}
        {isNarrow && <RailChoice />}
        {startLayout && <StartLayoutCard startLayout={startLayout} />}
        <button type="button" data-start className={`${styles.card} ${styles.empty}`} onClick={drawByHand}>
          <EmptyDrawingPicture />
          <span className={styles.words}>
            <b>{t('rails.emptyDrawing')}</b>
            <span className={text.faint}>{t('rails.emptyDrawingHint')}</span>
          </span>
        </button>
        <div className={`${styles.card} ${styles.layouts}`}>
          <div data-layouts className={styles.options}>
            <PremadeButtons />
          </div>
          <div className={styles.words}>
            <h3>{t('rails.premade')}</h3>
          </div>
        </div>
      </div>
    </section>
  );
}
