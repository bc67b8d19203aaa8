import type { Binding } from '@lumitor/domain/catalogue/article';
import { peakOf } from '@lumitor/domain/photometry/figures';
import { formatFigure } from '@lumitor/domain/translation/figures';
import { useTables } from '../../light/useTables.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { figuresOf } from '../figures.ts';
import LuminaireLight from './LuminaireLight.tsx';
import styles from './PieceLight.module.css';

/** How the luminaire selected shines, in a line. */
export function PieceLight({ binding }: { binding: Binding }) {
  const { language } = useTranslation();
  const { photometry } = binding;
  const { tables } = useTables(photometry ? [photometry] : []);
  const table = tables.get(photometry);
  const { lumens, beam } = figuresOf(binding, language);
  const peak = table && formatFigure(Math.round(peakOf(table)), 'cd', language);
  const figures = [lumens, beam, peak].filter(Boolean).join(' · ');
  if (!figures) return null;
  return (
    <div className={styles.light}>
      {photometry && <LuminaireLight path={photometry} isSmall />}
      <p>{figures}</p>
    </div>
  );
}
