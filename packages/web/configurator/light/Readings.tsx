import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import { aroundOf } from '@lumitor/domain/light/around';
import { darkArticles, isEstimate } from '@lumitor/domain/light/emitter';
import type { Scene } from '@lumitor/domain/light/scene';
import { tableUgrs } from '@lumitor/domain/light/tableUgr';
import { aroundRows, ugrNotes } from '@lumitor/domain/lists/lightFacts';
import { articleName } from '@lumitor/domain/translation/articleName';
import { formatLux, formatNumber, formatUniformity } from '@lumitor/domain/translation/figures';
import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../data/useOnline.ts';
import { MethodLink } from '../../light/MethodLink.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import hidden from '../../ui/VisuallyHidden.module.css';
import { useCatalogue } from '../../visitor/derived.ts';
import { isRough, type LightState, lightStore, useLight } from '../../visitor/lightStore.ts';
import { useRoom } from '../../visitor/room.ts';
import { RoomUse } from '../RoomUse.tsx';
import { Elevation } from './Elevation.tsx';
import { Extremes, Figures } from './Figures.tsx';
import { FullLightProgress } from './FullLightProgress.tsx';
import { MapLegend } from './MapScale.tsx';
import { MeasuredOn } from './MeasuredOn.tsx';
import styles from './Readings.module.css';
import { ScaleSettings } from './ScaleSettings.tsx';
import { useFollowLight } from './useFollowLight.ts';

function AroundPlane({ answer: { query, measured } }: { answer: NonNullable<LightState['answer']> }) {
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

type Answer = NonNullable<LightState['answer']>;

/** Means apply to the plane only, limits to every surface (D50). */
const targetOn = (kind: string, target: LightTarget | null): LightTarget | null =>
  target && (kind === 'plane' || target.kind === 'greatest') ? target : null;

function Grounds({ scene }: { scene: Answer['query']['scene'] }) {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const dark = useMemo(() => darkArticles(scene), [scene]);
  const titles = catalogue?.bindings.flatMap((article) =>
    dark.includes(article.id) ? [articleName(article, catalogue.bindings, language, t)] : [],
  );
  return <>{titles && titles.length > 0 && <span>{t('light.dark', { titles: titles.join(', ') })}</span>}</>;
}

function MissingPhotometry({ scene: { articles }, retry }: { scene: Scene; retry: () => void }) {
  const { t, language } = useTranslation();
  const isOnline = useOnline();
  const bindings = useCatalogue()?.bindings ?? [];
  const missing = bindings.filter(({ id, photometry }) => photometry && articles[id] && !articles[id].table);
  const titles = missing.map((article) => articleName(article, bindings, language, t)).join(', ');
  return (
    <div role="alert" className={classes(styles.problem, styles.missing)}>
      <p>
        {t('light.lacking', { titles })} {!isOnline && t('light.lackingOffline')}
      </p>
      {isOnline && (
        <Button size="small" onClick={retry}>
          {t('light.retry')}
        </Button>
      )}
    </div>
  );
}

const Main = memo(function Main({ answer }: { answer: Answer }) {
  const { query, lights } = answer;
  const { t } = useTranslation();
  const { target, scene } = query;
  const isGuessed = useMemo(() => isEstimate(scene), [scene]);
  const light = lights.at(-1);
  return (
    <>
      {light?.figures && (
        <Figures
          figures={light.figures}
          target={targetOn(light.map.surface.kind, target)}
          isRough={isRough(answer)}
        />
      )}
      {isGuessed && (
        <span data-tooltip={t('light.estimateHint')}>
          <Badge>{t('light.estimate')}</Badge>
        </span>
      )}
      {light && <MapLegend className={styles.legend} scale={light.scale} target={target?.lux ?? null} />}
    </>
  );
});

const More = memo(function More({ answer }: { answer: Answer }) {
  const { query, lights } = answer;
  const { t } = useTranslation();
  const { target } = query;
  const showsFigures = useLight((state) => state.showsFigures);
  const light = lights.at(-1);
  if (!light) return null;
  const { surface } = light.map;
  const counts = targetOn(surface.kind, target);
  return (
    <div className={styles.more}>
      {(surface.kind === 'area' || surface.kind === 'wall') && (
        <Elevation light={light} target={target?.lux ?? null} />
      )}
      {query.scene.room ? <Extremes light={light} target={counts} /> : <span>{t('light.noRoom')}</span>}
      <AroundPlane answer={answer} />
      <Grounds scene={query.scene} />
      {light.grid.length > 0 && (
        <Button
          size="small"
          aria-pressed={showsFigures}
          onClick={() => lightStore.setState({ showsFigures: !showsFigures })}
        >
          {t('light.figures')}
        </Button>
      )}
      <section className={styles.settings} aria-label={t('light.scale')}>
        <ScaleSettings thresholds={light.scale.thresholds} isKindFixed={false} />
      </section>
      <MethodLink />
    </div>
  );
});

function LightSummary({ answer: { lights, detail } }: { answer: Answer }) {
  const { t, language } = useTranslation();
  const figures = lights.at(-1)?.figures;
  return (
    <output className={hidden.hidden}>
      {detail === 'full' && figures
        ? t('light.told', {
            mean: formatLux(figures.mean, language),
            uniformity: formatUniformity(figures.uniformity, language),
          })
        : ''}
    </output>
  );
}

function Measured({ answer }: { answer: Answer | null }) {
  const { t } = useTranslation();
  const room = useRoom();
  if (!room) return null;
  const isReflected = Object.values(room.reflectance).some((share) => share > 0);
  const how = answer && isRough(answer) ? 'roughly' : isReflected ? 'reflected' : 'direct';
  return (
    <p className={styles.what}>
      <MeasuredOn />
      {t(`light.${how}`)}
    </p>
  );
}

export default function Readings({ onLuminaires }: { onLuminaires: () => void }) {
  const { t } = useTranslation();
  const { problem, missing, retry, cancel } = useFollowLight();
  const answer = useLight((state) => state.answer);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <Panel as="section" aria-label={t('light.readings')} className={styles.panel} onKeyDown={onKeyDown}>
      {answer && <LightSummary answer={answer} />}
      <div className={styles.readings}>
        <RoomUse hideLabel className={styles.use} />
        {problem ? (
          <div role={problem === 'noPieces' ? 'status' : 'alert'} className={styles.problem}>
            <p>{t(`light.problem_${problem}`)}</p>
            {problem === 'noPieces' && (
              <Button size="small" onClick={() => onLuminaires()}>
                {t('canvas.stage_bindings')}
              </Button>
            )}
            {problem === 'failed' && (
              <Button size="small" onClick={retry}>
                {t('light.retry')}
              </Button>
            )}
          </div>
        ) : answer ? (
          <Main answer={answer} />
        ) : (
          <p role="status" className={styles.problem}>
            {t('light.computing')}
          </p>
        )}
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          aria-label={t('light.unfold')}
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.unfold}
          onClick={() => setOpen(!isOpen)}
        >
          {t('light.more')}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </Button>
      </div>
      {!problem && <FullLightProgress onCancel={cancel} onResume={retry} />}
      {missing && !problem && <MissingPhotometry scene={missing} retry={retry} />}
      <div id={id} className={styles.popover} hidden={!isOpen}>
        {isOpen && (
          <>
            <IconButton
              size="small"
              icon="close"
              label={t('light.fold')}
              className={styles.close}
              onClick={close}
            />
            <Measured answer={answer} />
            {answer && !problem && <More answer={answer} />}
          </>
        )}
      </div>
    </Panel>
  );
}
