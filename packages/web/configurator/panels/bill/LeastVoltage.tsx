import { weakestOf } from '@lumitor/domain/installation/installation';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { classes } from '../../../ui/classes.ts';
import { weakestWords } from '../../installation/weakestWords.ts';
import { useInstallation } from '../../store/installation.ts';
import styles from './PowerUse.module.css';

/** The least voltage at a luminaire, and what is lost on the way there (D54). */
export default function LeastVoltage() {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  const words = installation && weakestWords(installation, t, language);
  const weakest = installation && weakestOf(installation);
  const isLow = weakest?.voltage != null && weakest.voltage < installation.electric.minVoltage;
  return <p className={classes(styles.voltage, isLow && styles.bad)}>{words}</p>;
}
