import type { Binding } from '@lumitor/domain/catalogue/article';
import { beamOf, fieldOf, fluxOf, type MainAngles, peakOf } from '@lumitor/domain/photometry/figures';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { formatFigure } from '@lumitor/domain/translation/figures';
import type { Deg, Px } from '@lumitor/domain/units';
import { csvFile } from '../../../csv/csv.ts';
import { PolarDiagram } from '../../../light/PolarCurve.tsx';
import { UGR_WORDS, UgrTable, type UgrWord } from '../../../light/UgrTable.tsx';
import { ugrCsv } from '../../../light/ugrCsv.ts';
import { useTables } from '../../../light/useTables.ts';
import { fileNameOf, saveFile } from '../../../parts/file.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { figuresOf } from '../../figures.ts';
import styles from './LuminaireLight.module.css';

const HEIGHT: Px = 120;
const SMALL = { width: 24, height: 26 };

const degrees = (angle: Deg): string => `${Math.round(angle)}°`;

const anglesIn = ({ symmetry }: PhotometricTable, { c0c180, c90c270 }: MainAngles): string =>
  symmetry === 'rotational' ? degrees(c0c180) : `${degrees(c0c180)} × ${degrees(c90c270)}`;

export interface LuminaireLightProps {
  path: string;
  title?: string;
  tilts?: boolean;
  isSmall?: boolean;
}

export default function LuminaireLight({
  path,
  title = '',
  tilts = false,
  isSmall = false,
}: LuminaireLightProps) {
  const { t, language } = useTranslation();
  const { tables, state, retry } = useTables([path]);
  const table = tables.get(path);
  if (!table && state === 'failed')
    return isSmall ? null : (
      <Notice tone="error" action={<Button onClick={retry}>{t('light.retry')}</Button>}>
        {t('bindings.curveFailed')}
      </Notice>
    );
  if (!table) return <Skeleton {...(isSmall ? SMALL : { height: HEIGHT })} />;
  const figures = {
    flux: formatFigure(Math.round(fluxOf(table)), 'lm', language),
    peak: formatFigure(Math.round(peakOf(table)), 'cd', language),
    beam: anglesIn(table, beamOf(table)),
    field: anglesIn(table, fieldOf(table)),
  };
  const curve = <PolarDiagram table={table} label={t('bindings.curve', figures)} />;
  if (isSmall) return <span className={styles.small}>{curve}</span>;
  const shown = (
    <div className={styles.light}>
      {curve}
      <dl className={styles.figures}>
        {(['flux', 'peak', 'beam', 'field'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`bindings.curve_${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  const words = Object.fromEntries(UGR_WORDS.map((word) => [word, t(`bindings.ugr_${word}`)])) as Record<
    UgrWord,
    string
  >;
  const { ugr } = table;
  return (
    <>
      {shown}
      {ugr && (
        <UgrTable ugr={ugr} tilts={tilts} language={language} words={words}>
          {'rows' in ugr && (
            <Button
              size="small"
              icon="download"
              onClick={() =>
                saveFile(csvFile(ugrCsv(ugr, words, language)), fileNameOf(`UGR ${title}`, '', 'csv'))
              }
            >
              {t('bindings.ugr_save')}
            </Button>
          )}
        </UgrTable>
      )}
    </>
  );
}

export function LuminaireBeam({ binding }: { binding: Binding }) {
  const { language } = useTranslation();
  const { photometry } = binding;
  const { tables } = useTables(photometry ? [photometry] : []);
  const table = tables.get(photometry);
  const { lumens, beam } = figuresOf(binding, language);
  const peak = table && formatFigure(Math.round(peakOf(table)), 'cd', language);
  const figures = [lumens, beam, peak].filter(Boolean).join(' · ');
  if (!figures) return null;
  return (
    <div className={styles.line}>
      {photometry && <LuminaireLight path={photometry} isSmall />}
      <p>{figures}</p>
    </div>
  );
}
