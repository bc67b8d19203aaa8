import { formatVolts } from '@lumitor/domain/translation/figures';
import {
  type Cable,
  isCabled,
  LEAST_CONDUCTOR,
  leastConductor,
  MAX_CABLE,
  MAX_CONDUCTOR,
  type PlacedFeed,
} from '@lumitor/domain/wiring/feed';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { layCable } from '../../visitor/wiring.ts';
import card from '../luminaires/PieceCard.module.css';
import { NumberField } from '../NumberField.tsx';
import styles from './InstallationCard.module.css';

interface CableFieldsProps {
  feed: PlacedFeed;
  /** Volts lost on it; null where that is not known. */
  loss: number | null;
}

/** What leads from the supply to a feed, and what is lost on it (D54). */
export function CableFields({ feed, loss }: CableFieldsProps) {
  const { t, language } = useTranslation();
  const { cable } = feed;
  const lay = (change: Partial<Cable>, field: string) => {
    const length = change.length ?? cable?.length ?? 0;
    const usual = leastConductor({ length, conductor: 0 });
    layCable(feed, { length, conductor: change.conductor ?? cable?.conductor ?? usual }, field);
  };
  return (
    <>
      <NumberField
        digits={1}
        className={card.field}
        label={t('wiring.cableLength')}
        value={cable?.length ?? null}
        suffix="cm"
        min={0}
        max={MAX_CABLE}
        onChange={(length) => lay({ length }, 'length')}
      />
      <NumberField
        digits={2}
        className={card.field}
        label={t('wiring.cableConductor')}
        value={cable?.conductor ?? null}
        suffix="mm²"
        min={LEAST_CONDUCTOR}
        max={MAX_CONDUCTOR}
        onChange={(conductor) => lay({ conductor }, 'conductor')}
      />
      {cable && (
        <IconButton
          size="small"
          icon="close"
          label={t('wiring.forgetCable')}
          onClick={() => layCable(feed, undefined, 'none')}
        />
      )}
      <p className={styles.cable}>
        {isCabled(cable)
          ? loss !== null && t('wiring.cableLoss', { voltage: formatVolts(loss, language) })
          : t('wiring.cableUnknown')}
      </p>
    </>
  );
}
