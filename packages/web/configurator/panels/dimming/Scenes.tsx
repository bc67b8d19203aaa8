import {
  freeNumber,
  type LightScene,
  MAX_DIMMING_NAME,
  MAX_HOURS,
  MOST_SCENES,
  withoutScene,
  withScene,
} from '@lumitor/domain/dimming/dimming';
import { sceneName } from '@lumitor/domain/dimming/names';
import { formatLux, formatWatts } from '@lumitor/domain/translation/figures';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import text from '../../../ui/text.module.css';
import { changeDimming, showScene, useDimming } from '../../../visitor/dimming.ts';
import { useLight } from '../../../visitor/lightStore.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { NumberField } from '../../NumberField.tsx';
import { focusPanel } from '../choice/ChoicePanel.tsx';
import { Section } from '../choice/Section.tsx';
import styles from './dimming.module.css';
import { SceneShares } from './SceneShares.tsx';
import type { SceneFigures } from './useCompared.ts';

function SceneFields({ scene }: { scene: LightScene }) {
  const { t } = useTranslation();
  const set = (change: Partial<LightScene>, field?: string) =>
    changeDimming(
      (all) => withScene(all, { ...scene, ...change }),
      field && `${field} of scene ${scene.number}`,
    );
  return (
    <>
      <TextField
        label={t('dimming.name')}
        value={scene.name}
        maxLength={MAX_DIMMING_NAME}
        autoComplete="off"
        onChange={(name) => set({ name }, 'name')}
        onBlur={settleTyping}
      />
      <NumberField
        label={t('dimming.hours')}
        hint={t('dimming.hoursHint')}
        value={scene.hours}
        min={0}
        max={MAX_HOURS}
        suffix="h"
        className={styles.hours ?? ''}
        onChange={(hours) => set({ hours: hours || null })}
      />
      <Checkbox
        label={t('scenes.isForWork')}
        hint={t('dimming.isForWorkHint')}
        checked={scene.isForWork}
        onChange={(isForWork) => set({ isForWork })}
      />
    </>
  );
}

interface SceneCardProps {
  figures: SceneFigures;
  name: string;
  isShown: boolean;
  children?: ReactNode;
}

function SceneCard({ figures: { scene, watts, light }, name, isShown, children }: SceneCardProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const title = sceneName(scene, t);
  return (
    <li className={styles.scene} data-shown={isShown || undefined}>
      <div className={styles.sceneHead}>
        <input
          type="radio"
          id={id}
          name={name}
          checked={isShown}
          className={styles.choose}
          aria-describedby={`${id}details`}
          onChange={() => showScene(scene?.number ?? null)}
        />
        <label htmlFor={id} className={styles.sceneName}>
          {scene && <span className={styles.details}>{scene.number}</span>}
          {title}
        </label>
        {scene?.isForWork && <Badge>{t('scenes.isForWork')}</Badge>}
        <p id={`${id}details`} className={text.faint}>
          {formatWatts(Math.round(watts), language)}
          {light && ` · Ē ${formatLux(light.mean, language)}`}
        </p>
      </div>
      {isShown && children}
    </li>
  );
}

function SceneActs({ scene, free }: { scene: LightScene; free: number | null }) {
  const { t } = useTranslation();
  const duplicate = (number: number) => {
    changeDimming((all) => withScene(all, { ...scene, number, isForWork: false }));
    showScene(number);
  };
  return (
    <div className={styles.acts}>
      <IconButton
        size="small"
        icon="copy"
        label={t('dimming.duplicate')}
        disabledReason={free === null ? t('dimming.mostScenes', { count: MOST_SCENES }) : undefined}
        onClick={() => free !== null && duplicate(free)}
      />
      <IconButton
        size="small"
        icon="trash"
        label={t('dimming.removeScene')}
        onClick={(event) => {
          focusPanel(event.currentTarget);
          showScene(null);
          changeDimming((all) => withoutScene(all, scene.number));
        }}
      />
    </div>
  );
}

export function Scenes({ compared, isDali }: { compared: readonly SceneFigures[]; isDali: boolean }) {
  const { t } = useTranslation();
  const { scenes } = useDimming();
  const chosen = useLight(({ scene }) => scene);
  const shown = scenes.some(({ number }) => number === chosen) ? chosen : null;
  const free = freeNumber(scenes, MOST_SCENES);
  const name = useId();
  const add = (number: number) => {
    const scene: LightScene = {
      number,
      name: '',
      isForWork: false,
      hours: null,
      groups: {},
      luminaires: {},
    };
    changeDimming((all) => withScene(all, scene));
    showScene(number);
  };
  return (
    <Section title={t('scenes.title')} hint={!isDali && t('dimming.noDali')}>
      <ul className={styles.list}>
        {compared.map((figures) => {
          const { scene } = figures;
          const isShown = (scene?.number ?? null) === shown;
          return (
            <SceneCard key={scene?.number ?? 'all'} figures={figures} name={name} isShown={isShown}>
              {scene && (
                <div className={styles.sceneBody}>
                  <SceneShares scene={scene} isDali={isDali} />
                  <SceneFields scene={scene} />
                  <SceneActs scene={scene} free={free} />
                </div>
              )}
            </SceneCard>
          );
        })}
      </ul>
      <Button
        icon="plus"
        disabledReason={free === null ? t('dimming.mostScenes', { count: MOST_SCENES }) : undefined}
        onClick={() => free !== null && add(free)}
      >
        {t('dimming.addScene')}
      </Button>
    </Section>
  );
}
