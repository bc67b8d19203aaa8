import { aroundOf } from '@lumitor/domain/light/around';
import { tableUgrs } from '@lumitor/domain/light/tableUgr';
import { aroundRows, ugrNotes } from '@lumitor/domain/lists/lightFacts';
import { articleName } from '@lumitor/domain/translation/articleName';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { useMemo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import type { LightState } from '../../visitor/lightStore.ts';
import styles from './Readings.module.css';

export function AroundPlane({ answer: { query, measured } }: { answer: NonNullable<LightState['answer']> }) {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const { scene, target } = query;
  const ugrs = useMemo(() => tableUgrs(scene), [scene]);
  if (!scene.room) return null;
  const titleOf = (id: string): string => {
    const articles = catalogue?.bindings ?? [];
    const article = articles.find((candidate) => candidate.id === id);
    return article ? articleName(article, articles, language, t) : '';
  };
  const requested = { walls: target?.walls, ceiling: target?.ceiling, cylindrical: target?.cylindrical };
  const isRequested = (id: string): id is keyof typeof requested => id in requested;
  const rows = measured?.of.room
    ? aroundRows(aroundOf(measured.lights, measured.of.room), target ?? undefined, language, t)
    : [];
  return (
    <>
      <ul className={styles.around} aria-label={t('parts.lightAround')}>
        {rows.map(({ id, name, place, facts: [mean, uniformity] }) => (
          <li
            key={id}
            data-missed={mean?.isMet === false || undefined}
            data-tooltip={[place, mean?.value].filter(Boolean).join(': ')}
          >
            {name} <b>{mean?.figure}</b>
            {isRequested(id) && requested[id] !== undefined && ` / ${formatNumber(requested[id], language)}`}
            {uniformity?.figure && ` U₀ ${uniformity.figure}`}
          </li>
        ))}
      </ul>
      {ugrNotes(ugrs, target?.ugr, titleOf, language, t).map((note) => (
        <span key={note}>{note}</span>
      ))}
    </>
  );
}
