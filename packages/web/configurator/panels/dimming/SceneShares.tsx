import {
  daliLevel,
  type LightGroup,
  type LightScene,
  percentOf,
  withScene,
} from '@lumitor/domain/dimming/dimming';
import { groupName } from '@lumitor/domain/dimming/names';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnLuminaires';
import { switchedInWords } from '@lumitor/domain/lists/commissioning';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import text from '../../../ui/text.module.css';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { changeDimming, useDimming } from '../../../visitor/dimming.ts';
import { selectLuminaires, useSelectedLuminaires } from '../../../visitor/luminaires.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { NumberField } from '../../NumberField.tsx';
import styles from './dimming.module.css';

interface ShareProps {
  name: string;
  details?: ReactNode;
  percent: number;
  onChange: (percent: number) => unknown;
}

function SceneShare({ name, details, percent, onChange }: ShareProps) {
  const { t } = useTranslation();
  const label = t('dimming.percentOf', { name });
  return (
    <div className={styles.share}>
      <p className={styles.shareName}>
        {name}
        <span className={styles.details}>{details}</span>
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={`${percent} %`}
        min={0}
        max={100}
        value={percent}
        style={{ backgroundSize: `${percent}% 100%` }}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={settleTyping}
        onKeyUp={settleTyping}
        onBlur={settleTyping}
      />
      <NumberField
        isLive
        hideLabel
        label={label}
        value={percent}
        min={0}
        max={100}
        suffix="%"
        className={styles.percent ?? ''}
        onChange={onChange}
      />
    </div>
  );
}

interface SceneSharesProps {
  scene: LightScene;
  isDali: boolean;
}

const setOwnShares = (scene: LightScene, ids: readonly string[], percent: number, typing?: string) =>
  changeDimming((all) => {
    const shares = Object.fromEntries(ids.map((id) => [id, percent]));
    return withScene(all, { ...scene, luminaires: { ...scene.luminaires, ...shares } });
  }, typing);

const clearOwnShares = (scene: LightScene, ids: readonly string[]) =>
  changeDimming((all) => {
    const left = Object.entries(scene.luminaires).filter(([id]) => !ids.includes(id));
    return withScene(all, { ...scene, luminaires: Object.fromEntries(left) });
  });

/** Shares of single luminaires, which override their groups' (D69). */
function OwnShares({ scene, isDali }: SceneSharesProps) {
  const { t } = useTranslation();
  const dimming = useDimming();
  const { luminaires } = useArrangement();
  const selected = useSelectedLuminaires();
  const ids = selected.map(({ id }) => id);
  const isOwn = (id: string) => scene.luminaires[id] !== undefined;
  const names = selected.map(({ number }) => luminaireNumber(number)).join(', ');
  const others = luminaires
    .filter(({ id }) => isOwn(id) && !ids.includes(id))
    .toSorted((a, b) => a.number - b.number);
  const [first] = ids;
  if (first === undefined && others.length === 0) return null;
  const percent = first === undefined ? 100 : percentOf(dimming, scene, first);
  return (
    <section className={styles.own} aria-label={t('dimming.own')}>
      <h4 className={text.faint}>{t('dimming.own')}</h4>
      {ids.length > 0 && !ids.some(isOwn) && (
        <Button size="small" onClick={() => setOwnShares(scene, ids, percent)}>
          {t('dimming.setOwn', { names })}
        </Button>
      )}
      {ids.some(isOwn) && (
        <>
          <SceneShare
            key={names}
            name={names}
            details={isDali && t('dimming.level', { level: daliLevel(percent) })}
            percent={percent}
            onChange={(to) => setOwnShares(scene, ids, to, `own of scene ${scene.number} ${names}`)}
          />
          <Button size="small" onClick={() => clearOwnShares(scene, ids)}>
            {t('dimming.clearOwn', { names })}
          </Button>
        </>
      )}
      <ul className={styles.owned}>
        {others.map(({ id, number }) => (
          <li key={id}>
            <Button size="small" variant="quiet" onClick={() => selectLuminaires([id])}>
              {`${luminaireNumber(number)} ${scene.luminaires[id]} %`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SceneShares({ scene, isDali }: SceneSharesProps) {
  const { t } = useTranslation();
  const dimming = useDimming();
  const { groups } = dimming;
  const { luminaires } = useArrangement();
  const present = new Set(luminaires.map(({ id }) => id));
  const percentIn = ({ number }: LightGroup) => scene.groups[number] ?? 100;
  const set = ({ number }: LightGroup, percent: number) =>
    changeDimming(
      (all) => withScene(all, { ...scene, groups: { ...scene.groups, [number]: percent } }),
      `group ${number} of scene ${scene.number}`,
    );
  return (
    <>
      {groups.length === 0 && <p className={text.faint}>{t('dimming.noShares')}</p>}
      {groups.map((group) => (
        <SceneShare
          key={group.number}
          name={groupName(group, t)}
          details={
            <>
              {group.luminaires.filter((id) => present.has(id)).length}
              {isDali && <span>{t('dimming.level', { level: daliLevel(percentIn(group)) })}</span>}
            </>
          }
          percent={percentIn(group)}
          onChange={(percent) => set(group, percent)}
        />
      ))}
      {!isDali && groups.length > 0 && (
        <p className={text.faint}>{t('scenes.switched', { words: switchedInWords(dimming, scene, t) })}</p>
      )}
      <OwnShares scene={scene} isDali={isDali} />
    </>
  );
}
