import { weakestOf } from '@lumitor/domain/installation/installation';
import { cablesInWords } from '@lumitor/domain/lists/installationWords';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { classes } from '../../../ui/classes.ts';
import { useInstallation } from '../../../visitor/installation.ts';
import { weakestWords } from '../../installation/weakestWords.ts';
import styles from './PowerUse.module.css';

/** The least voltage at a luminaire, and what is lost on the way there (D54). */
export default function LeastVoltage() {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  if (!installation) return <p className={styles.voltage} />;
  const isLow =
    (weakestOf(installation)?.voltage ?? Number.POSITIVE_INFINITY) < installation.electric.minVoltage;
  const words = weakestWords(installation, t, language);
  const cables = cablesInWords(installation.feeds, language);
  return (
    <>
      <p className={classes(styles.voltage, isLow && styles.bad)}>{words}</p>
      {cables && (
        <p className={styles.voltage}>
          {t('parts.cables')}: {cables}
        </p>
      )}
    </>
  );
}
