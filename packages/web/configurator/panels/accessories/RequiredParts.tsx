import type { Role } from '@lumitor/domain/catalogue/partTable';
import { titleOfLine } from '@lumitor/domain/lists/partRow';
import type { PartNumbers } from '@lumitor/domain/parts/parts';
import type { BillLine } from '@lumitor/domain/quote/lines';
import { useId } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import styles from './accessories.module.css';

export type RequiredLine = BillLine & { role: Role };

function useReason(role: Role, numbers: PartNumbers): string {
  const { t, language } = useTranslation();
  const { feedEvery, mountingSets100: short, mountingSets200: long, fixingSpacing: spacing } = numbers;
  const figure = (value: number) => value.toLocaleString(language.toLowerCase());
  if (role !== 'mountingSet') return t(`accessories.why_${role}`, { metres: figure(feedEvery / 100) });
  return spacing
    ? t('accessories.whyMountingSpaced', { short, long, spacing: figure(spacing) })
    : t('accessories.whyMounting', { short, long });
}

function RequiredPart({ line, numbers }: { line: RequiredLine; numbers: PartNumbers }) {
  const { t, language } = useTranslation();
  const { article, code, role, automatic } = line;
  const reason = useReason(role, numbers);
  return (
    <li className={styles.part}>
      <ArticlePicture img={article && 'img' in article ? article.img : ''} icon="accessory" />
      <div className={styles.words}>
        <span className={styles.quantity}>{t('accessories.pieces', { count: automatic })}</span>
        <p className={styles.title}>{titleOfLine(line, language, t)}</p>
        {article ? (
          <p className={text.faint}>{code}</p>
        ) : (
          <p className={text.bad}>{t('accessories.missing', { code })}</p>
        )}
        <p className={text.faint}>{reason}</p>
      </div>
    </li>
  );
}

interface RequiredPartsProps {
  lines: readonly RequiredLine[];
  numbers: PartNumbers;
}

export function RequiredParts({ lines, numbers }: RequiredPartsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <details open className={styles.parts}>
      <summary>
        <h3 id={id} className={text.heading}>
          {t('accessories.byRules', { count: lines.length })}
        </h3>
        <Icon name="chevronDown" size={16} />
      </summary>
      <p className={text.faint}>{t('accessories.byRulesAbout')}</p>
      {lines.length === 0 && <p className={styles.empty}>{t('accessories.noneRequired')}</p>}
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <RequiredPart key={line.key} line={line} numbers={numbers} />
        ))}
      </ul>
    </details>
  );
}
