import { type ReplaceRefusal, replacedCount } from '@lumitor/domain/kinds/luminaire/replacing';
import { grouped } from '@lumitor/domain/math/groups';
import type { ComparedReplacement } from '@lumitor/domain/quote/comparedReplacement';
import type { Deg } from '@lumitor/domain/units';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLuminaireNumbers } from '../kinds/luminaire/luminaireNumbers.ts';
import styles from './Replacing.module.css';

function tiltedLess({ now, after, luminaires }: ComparedReplacement & { luminaires: Numbered }): number[] {
  const tilts = new Map(now.plan.placements.map(({ id, tilt }) => [id, tilt]));
  return after.plan.placements.flatMap(({ id, tilt }) => {
    const number = luminaires.get(id);
    return number !== undefined && tilt < (tilts.get(id) ?? 0) ? [number] : [];
  });
}

function placedByIt({ now, after, luminaires }: ComparedReplacement & { luminaires: Numbered }): number[] {
  const placed = new Set(now.plan.placements.map(({ id }) => id));
  return after.plan.placements.flatMap(({ id }) => (placed.has(id) ? [] : (luminaires.get(id) ?? [])));
}

export type Numbered = ReadonlyMap<string, number>;

interface OutcomeProps {
  compared: ComparedReplacement;
  luminaires: Numbered;
  inScope: number;
  tiltMax: Deg;
}

export function Outcome({ compared, luminaires, inScope, tiltMax }: OutcomeProps) {
  const { t } = useTranslation();
  const numbersOf = useLuminaireNumbers();
  const tilted = tiltedLess({ ...compared, luminaires });
  const tiltWords =
    tiltMax > 0
      ? t('replacing.tilted', { tilt: tiltMax, luminaires: numbersOf(tilted) })
      : t('replacing.untilted', { luminaires: numbersOf(tilted) });
  const placed = placedByIt({ ...compared, luminaires });
  const { refused } = compared;
  const already = compared.edit ? inScope - replacedCount(compared) - refused.length : 0;
  const byReason = grouped(refused, ({ reason }): ReplaceRefusal => reason);
  return (
    <>
      {compared.edit && luminaires.size > 0 && (
        <p className={styles.outcome}>
          <Icon name="check" size={16} />
          <span>
            <b>{t('replacing.unchanged')}</b> {t('replacing.unchangedAll')}
            {tilted.length > 0 && `. ${tiltWords}`}
            {placed.length > 0 && `. ${t('replacing.placed', { luminaires: numbersOf(placed) })}`}
            {already > 0 && `. ${t('replacing.already', { count: already })}`}
          </span>
        </p>
      )}
      {refused.length > 0 && (
        <div className={styles.outcome} data-bad role="status">
          <Icon name="warning" size={16} />
          <div>
            <b>{t('replacing.refused', { count: refused.length })}</b>
            <ul>
              {[...byReason].map(([reason, refusals]) => (
                <li key={reason}>
                  {t(`replacing.refused_${reason}`, {
                    luminaires: numbersOf(refusals.map(({ luminaire }) => luminaire.number)),
                  })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
