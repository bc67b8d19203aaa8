import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { formatShare } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useInstallation, useRestingPlan } from '../../visitor/installation.ts';
import styles from './DropLegend.module.css';
import { BAND_LIMITS, type Band, dropStretches } from './dropStretches.ts';
import { weakestWords } from './weakestWords.ts';

const BANDS = [0, 1, 2, 3, null] as const satisfies Band[];

export default function DropLegend() {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  const { layout } = useRestingPlan();
  if (!installation) return null;
  const works = installation.network.verdict === 'works';
  const isUnfed = works && dropStretches(installation, geometryOf(layout)).some(({ band }) => band === null);
  const wordsOf = (band: Band): string => {
    if (band === null) return t('wiring.unfed');
    const percent = formatShare(100 * BAND_LIMITS[band === 3 ? 2 : band], language);
    return t(band === 3 ? 'wiring.dropAbove' : 'wiring.dropBelow', { percent });
  };
  const weakest = weakestWords(installation, t, language);
  return (
    <Panel as="section" aria-label={t('wiring.drop')} className={styles.legend}>
      <div className={styles.line}>
        <p className={styles.title}>{t('wiring.drop')}</p>
        {works ? (
          <ul className={styles.bands}>
            {BANDS.map(
              (band) =>
                (band !== null || isUnfed) && (
                  <li key={band}>
                    <svg
                      aria-hidden="true"
                      width={24}
                      height={10}
                      className={styles.sample}
                      data-band={band ?? 'none'}
                    >
                      <path d="M0 5h24" />
                    </svg>
                    {wordsOf(band)}
                  </li>
                ),
            )}
          </ul>
        ) : (
          <p className={styles.bad} role="status">
            {t('wiring.cannotWork')}
          </p>
        )}
        {weakest && (
          <p className={styles.weakest} data-tooltip={weakest}>
            {weakest}
          </p>
        )}
      </div>
    </Panel>
  );
}
