import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { DarkPlace } from '@lumitor/domain/light/darkPlace';
import type { GridFigures } from '@lumitor/domain/light/scene';
import { formatMoneyChange } from '@lumitor/domain/quote/money';
import { articleName } from '@lumitor/domain/translation/articleName';
import { formatLux, formatUniformity } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Tables } from '../../light/useTables.ts';
import { usePriceChange } from '../../parts/usePriceChange.ts';
import { usePricing } from '../../parts/usePricing.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useBodies } from '../../visitor/arrangement.ts';
import { useChoices, useLayout, usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { useSelectedLuminaires } from '../../visitor/luminaires.ts';
import { planLit } from '../../visitor/planScene.ts';
import styles from './Fill.module.css';
import { endFill, requestFill, takeFill, useLightFill } from './fillStore.ts';
import { useChosenTables, useTarget } from './useScene.ts';

function darkIn({ walls: [wall, other] }: DarkPlace, lux: string, t: Translate): string {
  if (wall === undefined) return t('fill.darkMiddle', { lux });
  return other === undefined ? t('fill.darkWall', { lux, wall }) : t('fill.darkCorner', { lux, wall, other });
}

function Outcome({ has }: { has: number }) {
  const { t, language } = useTranslation();
  const { currency } = usePricing().terms;
  const changeBy = usePriceChange();
  const fill = useLightFill();
  if (fill.step === 'failed') return <p role="alert">{t('fill.failed')}</p>;
  if (fill.step !== 'answered') return null;
  const { answer, proposal, others, dark } = fill;
  const lux = (value: number) => formatLux(value, language);
  const measured = ({ mean, uniformity }: GridFigures) => ({
    lux: fill.isEstimate ? t('fill.guessed', { lux: lux(mean) }) : lux(mean),
    uniformity: formatUniformity(uniformity, language),
  });
  const joins = others > 0 && <p>{t('fill.joins', { count: others })}</p>;
  if (!answer.isReached) {
    const { reason, best } = answer;
    if (reason === 'noData' || reason === 'noGrid') return <p>{t(`fill.${reason}`)}</p>;
    if (!best) return <p>{t('fill.noneFits')}</p>;
    return (
      <>
        <p>{t(`fill.${reason}`, { count: best.quantity, ...measured(best.figures) })}</p>
        {dark && (
          <p>
            {darkIn(dark, lux(best.figures.least), t)}{' '}
            {reason === 'noPlace'
              ? t('fill.noPlaceHelp')
              : t(`fill.unevenHelp_${dark.needs}`, { distance: Math.round(dark.distance ?? 0) })}
          </p>
        )}
        {joins}
      </>
    );
  }
  const { quantity, figures } = answer;
  const added = proposal && changeBy(proposal.plan);
  if (!proposal) return <p>{t('fill.isEnough', { count: quantity, ...measured(figures) })}</p>;
  return (
    <>
      <p>
        {t('fill.proposed', { has, count: quantity, ...measured(figures) })}
        {added !== null && `, ${formatMoneyChange(added, currency, language)}`}
      </p>
      {joins}
    </>
  );
}

function whyNot(target: LightTarget | null, state: Tables['state'], t: Translate): string | undefined {
  if (!target) return t('fill.noTarget');
  if (target.kind === 'greatest') return t('fill.noLeast');
  return state === 'ready' ? undefined : t(state === 'failed' ? 'fill.failed' : 'fill.loading');
}

export default function Fill() {
  const { t, language } = useTranslation();
  const plan = usePlan();
  const bodies = useBodies();
  const catalogue = useCatalogue();
  const tables = useChosenTables(plan);
  const target = useTarget(plan);
  const { bindings } = useChoices();
  const hasRails = useLayout().steps.length > 0;
  const [selected] = useSelectedLuminaires();
  const [requested, setOpenChoice] = useState<string | null>(null);
  const fill = useLightFill();
  const section = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => endFill, []);
  useLayoutEffect(() => {
    if (wasPressed.current) section.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  });
  const press = (act: () => void) => () => {
    wasPressed.current = true;
    act();
  };

  const articles = bindings.flatMap(
    ({ id }) => catalogue?.bindings.find((article) => article.id === id) ?? [],
  );
  const known = (id: string | null | undefined) => articles.find((article) => article.id === id)?.id;
  const bindingId = known(requested) ?? known(selected?.bindingId) ?? articles[0]?.id;
  if (!plan.room || !hasRails || !bindingId) return null;
  const has = bindings.find(({ id }) => id === bindingId)?.quantity ?? 0;
  const isComputing = fill.step === 'computing';
  const computing = () => t(fill.step === 'computing' && fill.isLong ? 'fill.goesOn' : 'fill.computing');
  const isReached = fill.step === 'answered' && fill.proposal !== null;
  return (
    <section ref={section} data-panel-foot className={styles.fill} aria-label={t('fill.title')}>
      <div role="status" className={styles.outcome}>
        {isComputing ? computing() : <Outcome has={has} />}
      </div>
      {fill.step === 'idle' && articles.length > 1 && (
        <Select
          className={styles.article}
          label={t('fill.article')}
          hideLabel
          value={bindingId}
          options={articles.map((article) => ({
            value: article.id,
            label: articleName(article, catalogue?.bindings ?? [], language, t),
          }))}
          onChange={setOpenChoice}
        />
      )}
      {fill.step === 'idle' ? (
        <Button
          disabledReason={whyNot(target, tables.state, t)}
          onClick={press(
            () =>
              target &&
              requestFill({ plan, bodies, lit: planLit(plan, catalogue, tables.tables), bindingId, target }),
          )}
        >
          {target ? t('fill.fillTo', { lux: formatLux(target.lux, language) }) : t('fill.title')}
        </Button>
      ) : (
        <div className={styles.acts}>
          {isReached && (
            <Button variant="primary" onClick={press(takeFill)}>
              {t('fill.take')}
            </Button>
          )}
          <Button variant={isReached ? 'quiet' : 'secondary'} onClick={press(endFill)}>
            {t(isComputing ? 'fill.stop' : isReached ? 'fill.leave' : 'fill.close')}
          </Button>
        </div>
      )}
    </section>
  );
}
