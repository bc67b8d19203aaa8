import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import { darkArticles, isEstimate } from '@lumitor/domain/light/emitter';
import type { Scene } from '@lumitor/domain/light/scene';
import { articleName } from '@lumitor/domain/translation/articleName';
import { formatLux, formatUniformity } from '@lumitor/domain/translation/figures';
import { memo, useMemo, useState } from 'react';
import { useOnline } from '../../data/useOnline.ts';
import { MethodLink } from '../../light/MethodLink.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import hidden from '../../ui/VisuallyHidden.module.css';
import { useCatalogue } from '../../visitor/derived.ts';
import { isRough, type LightState, lightStore, useLight } from '../../visitor/lightStore.ts';
import { useRoom } from '../../visitor/room.ts';
import { RoomUse } from '../RoomUse.tsx';
import { AroundPlane } from './AroundPlane.tsx';
import { Elevation } from './Elevation.tsx';
import { Extremes, Figures } from './Figures.tsx';
import { MapScale } from './MapScale.tsx';
import { MeasuredOn } from './MeasuredOn.tsx';
import styles from './Readings.module.css';
import { useFollowLight } from './useFollowLight.ts';

type Answer = NonNullable<LightState['answer']>;

/** What of the target counts on a surface: a mean is wanted on the plane alone, too bright nothing may be (D50). */
const targetOn = (kind: string, target: LightTarget | null): LightTarget | null =>
  target && (kind === 'plane' || target.kind === 'greatest') ? target : null;

/** Of which luminaires nothing is known. */
function Grounds({ scene }: { scene: Answer['asked']['scene'] }) {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const dark = useMemo(() => darkArticles(scene), [scene]);
  const titles = catalogue?.bindings.flatMap((one) =>
    dark.includes(one.id) ? [articleName(one, catalogue.bindings, language, t)] : [],
  );
  return <>{titles && titles.length > 0 && <span>{t('light.dark', { titles: titles.join(', ') })}</span>}</>;
}

/** Of which luminaires the light is estimated, as their tables did not come. */
function Lacking({ scene: { articles }, retry }: { scene: Scene; retry: () => void }) {
  const { t, language } = useTranslation();
  const isOnline = useOnline();
  const bindings = useCatalogue()?.bindings ?? [];
  const lacking = bindings.filter(({ id, photometry }) => photometry && articles[id] && !articles[id].table);
  const titles = lacking.map((one) => articleName(one, bindings, language, t)).join(', ');
  return (
    <div role="alert" className={classes(styles.problem, styles.lacking)}>
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

/** The figures of the newest answer that count most, and the map's legend. */
const Main = memo(function Main({ answer }: { answer: Answer }) {
  const { asked, lights } = answer;
  const { t } = useTranslation();
  const { target, scene } = asked;
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
      {light && <MapScale className={styles.legend} scale={light.scale} target={target?.lux ?? null} />}
    </>
  );
});

/** What else there is to know of the newest answer. */
const More = memo(function More({ answer }: { answer: Answer }) {
  const { asked, lights } = answer;
  const { t } = useTranslation();
  const { target } = asked;
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
      {asked.scene.room ? <Extremes light={light} target={counts} /> : <span>{t('light.noRoom')}</span>}
      <AroundPlane answer={answer} />
      <Grounds scene={asked.scene} />
      <MethodLink />
      {light.grid.length > 0 && (
        <Button
          size="small"
          aria-pressed={showsFigures}
          className={styles.figures}
          onClick={() => lightStore.setState({ showsFigures: !showsFigures })}
        >
          {t('light.figures')}
        </Button>
      )}
    </div>
  );
});

/** What is read out once a change rests. */
function Told({ answer: { lights, detail } }: { answer: Answer }) {
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

/** Light in figures over the drawing: what for, how much, how even, and what the colours stand for. */
export default function Readings({ onPieces }: { onPieces: () => void }) {
  const { t } = useTranslation();
  const { problem, lacking, retry } = useFollowLight();
  const answer = useLight((state) => state.answer);
  const room = useRoom();
  const [isOpen, setOpen] = useState(false);
  const isReflected = room && Object.values(room.reflectance).some((share) => share > 0);
  return (
    <Panel as="section" aria-label={t('light.readings')} className={styles.panel}>
      {answer && <Told answer={answer} />}
      <div className={styles.readings}>
        {problem ? (
          <div role={problem === 'noPieces' ? 'status' : 'alert'} className={styles.problem}>
            <p>{t(`light.problem_${problem}`)}</p>
            {problem === 'noPieces' && (
              <Button size="small" onClick={onPieces}>
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
        {lacking && !problem && <Lacking scene={lacking} retry={retry} />}
        <IconButton
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          size="small"
          label={t(isOpen ? 'light.fold' : 'light.unfold')}
          aria-expanded={isOpen}
          className={styles.unfold}
          onClick={() => setOpen(!isOpen)}
        />
        <div className={styles.rest} data-open={isOpen || undefined}>
          {room && (
            <div className={styles.what}>
              <RoomUse hideLabel className={styles.use} />
              <p>
                <MeasuredOn />
                {t(
                  answer && isRough(answer)
                    ? 'light.roughly'
                    : isReflected
                      ? 'light.reflected'
                      : 'light.direct',
                )}
              </p>
            </div>
          )}
          {answer && !problem && <More answer={answer} />}
        </div>
      </div>
    </Panel>
  );
}
