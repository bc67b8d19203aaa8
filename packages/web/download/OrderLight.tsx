import { railColour } from '@lumitor/domain/catalogue/railColour';
import type { SheetContent } from '@lumitor/domain/drawing/sheet';
import type { Drawing } from '@lumitor/domain/kinds/rail/drawing';
import {
  type LightAreaRow,
  lightAreaHeads,
  lightAreas,
  lightFacts,
  lightNotes,
  lightTitle,
  sceneHeads,
  sceneRows,
} from '@lumitor/domain/lists/lightFacts';
import { type OrderLight as Light, orderThresholds } from '@lumitor/domain/order/orderLight';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatLux, formatUniformity } from '@lumitor/domain/translation/figures';
import { useMemo, useState } from 'react';
import { useRequest } from '../data/useRequest.ts';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { Legend } from '../light/Legend.tsx';
import { MethodLink } from '../light/MethodLink.tsx';
import { readOrderLight } from '../light/readOrderLight.ts';
import { figures, Table } from '../parts/Table.tsx';
import table from '../parts/table.module.css';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import text from '../ui/text.module.css';
import styles from './OrderLight.module.css';

interface OrderLightProps {
  page: ShownOrder;
  drawing: Drawing;
  content: SheetContent;
}

function AreasTable({ rows }: { rows: readonly LightAreaRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Table
      caption={t('parts.lightAreas')}
      columns={[
        { key: 'area', head: t('parts.lightArea') },
        ...lightAreaHeads(t).map(({ name, label }) => figures(name, label)),
      ]}
      rows={rows.map(({ id, name, place, facts }) => ({
        key: id,
        head: (
          <>
            {name}
            <span className={table.detail}>{place}</span>
          </>
        ),
        cells: facts.map(({ value }) => value),
        missed: facts.map(({ isMet }) => isMet === false),
      }))}
    />
  );
}

interface ScenesTableProps {
  light: Light;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** Comparison of scenes, one selected (D69). */
function ScenesTable({ light, chosen, onChoose }: ScenesTableProps) {
  const { t, language } = useTranslation();
  const rows = sceneRows(light, language, t);
  if (rows.length === 0) return null;
  const work = light.scenes.find(({ scene }) => scene?.isForWork)?.scene;
  const shown = chosen ?? String(work?.number ?? '');
  return (
    <>
      <Select
        label={t('scenes.scene')}
        value={shown}
        options={rows.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={onChoose}
      />
      <Table
        caption={t('scenes.title')}
        columns={[
          { key: 'scene', head: t('scenes.scene') },
          ...sceneHeads(t).map((head) => figures(head, head)),
        ]}
        rows={rows.map(({ key, name, cells }) => ({ key, head: name, cells }))}
      />
    </>
  );
}

/** Computed in the browser from stored data. */
export default function OrderLight({ page, drawing, content }: OrderLightProps) {
  const { t, language } = useTranslation();
  const { data, order, plan } = page;
  const { state, value, retry } = useRequest(page, async (signal) => ({
    light: await readOrderLight(page, signal),
  }));
  const light = state === 'ready' && value ? value.light : null;
  const target = data.target?.lux ?? null;
  const [chosen, choose] = useState<string | null>(null);
  const shown = light?.scenes.find(({ scene }) => String(scene?.number ?? '') === chosen) ?? light;
  const bands = shown?.bands;
  // The map would hide the floor plan, and signs would hide the map.
  const lit = useMemo(
    () => bands && { ...content, underlay: null, signs: [], light: { bands, target } },
    [bands, content, target],
  );
  if (state === 'failed')
    return (
      <Notice tone="warning">
        {t('download.lightFailed')}{' '}
        <Button variant="quiet" onClick={retry}>
          {t('download.lightAgain')}
        </Button>
      </Notice>
    );
  if (!light || !shown || !lit) return null;
  const { mean, uniformity } = shown.figures;
  const thresholds = orderThresholds(data);
  return (
    <section aria-labelledby="order-light" className={styles.light}>
      <h2 id="order-light">{lightTitle(t('parts.light'), light, t)}</h2>
      <ScenesTable light={light} chosen={chosen} onChoose={choose} />
      <dl className={styles.facts}>
        {lightFacts(shown.figures, data.target, language, t).map(({ name, label, value, isMet }) => (
          <div key={name} data-missed={isMet === false || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LayoutDrawing
        drawing={drawing}
        content={lit}
        colour={railColour(order)}
        label={t('parts.lightDrawing', {
          mean: formatLux(mean, language),
          uniformity: formatUniformity(uniformity, language),
        })}
      />
      <Legend
        label={t('parts.lightSteps', {
          steps: thresholds.slice(0, -1).join(', '),
          hot: thresholds.at(-1) ?? 0,
        })}
        thresholds={thresholds}
        target={target}
      />
      <AreasTable rows={lightAreas(shown, data.target, language, t)} />
      {lightNotes(light, data, plan, language, t).map((note) => (
        <p key={note} className={text.note}>
          {note}
        </p>
      ))}
      <p className={text.note}>
        <MethodLink />
      </p>
    </section>
  );
}
