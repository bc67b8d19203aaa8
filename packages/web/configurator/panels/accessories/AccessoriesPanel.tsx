import type { Accessory } from '@lumitor/domain/catalogue/article';
import type { Role } from '@lumitor/domain/catalogue/partTable';
import { titleOfLine } from '@lumitor/domain/lists/partRow';
import type { PartNumbers } from '@lumitor/domain/parts/parts';
import type { Chosen } from '@lumitor/domain/plan/choices';
import { basisOf } from '@lumitor/domain/quote/basis';
import { type BillLine, numbersOf } from '@lumitor/domain/quote/lines';
import { articleName } from '@lumitor/domain/translation/articleName';
import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { textsStore } from '../../../data/texts.ts';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { clearQuantities } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useCatalogue, useQuote } from '../../../visitor/derived.ts';
import { useOffered } from '../../../visitor/offered.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import type { Criterion, Listed } from '../choice/filter.ts';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { QuantityList } from '../choice/QuantityList.tsx';
import { searchable } from '../choice/search.ts';
import styles from './accessories.module.css';

type RequiredLine = BillLine & { role: Role };

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

function RequiredParts({ lines, numbers }: RequiredPartsProps) {
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

function useTypeCriterion(accessories: readonly Accessory[]): Criterion<Accessory>[] {
  const { t, language } = useTranslation();
  const texts = useStore(textsStore, (state) => state.texts?.translations.accessories);
  return useMemo(() => {
    const types = [...new Set(accessories.map(({ type }) => type))];
    return [
      {
        name: 'type',
        label: t('choice.type'),
        all: t('choice.allTypes'),
        options: types.map((value) => ({ value, label: texts?.[`type_${value}_${language}`] ?? value })),
        matches: ({ type }, value) => type === value,
      },
    ];
  }, [accessories, texts, t, language]);
}

const luminairesOf = (chosen: readonly Chosen[]): number =>
  chosen.reduce((sum, { quantity }) => sum + quantity, 0);

function ClearQuantities() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { bindings, accessories } = useChoices();
  const isEmpty = bindings.length + accessories.length === 0;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        icon="trash"
        disabledReason={isEmpty ? t('accessories.nothingToClear') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('accessories.clear')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('accessories.clearTitle')}
        closeLabel={t('accessories.clearCancel')}
        footer={
          <>
            <Button onClick={close}>{t('accessories.clearCancel')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                clearQuantities();
                close();
              }}
            >
              {t('accessories.clearConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('accessories.clearWhat')}</p>
        <dl className={styles.what}>
          <dt>{t('accessories.clearBindings')}</dt>
          <dd>{t('accessories.toZero', { count: luminairesOf(bindings) })}</dd>
          <dt>{t('accessories.clearAccessories')}</dt>
          <dd>{t('accessories.toZero', { count: luminairesOf(accessories) })}</dd>
        </dl>
        <p className={text.soft}>{t('accessories.clearStays')}</p>
      </Dialog>
    </>
  );
}

const NONE: readonly Accessory[] = [];

export default function AccessoriesPanel() {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const catalogue = useCatalogue();
  const choices = useChoices();
  const offered = useOffered();
  const quote = useQuote();
  const articles = offered?.accessories ?? NONE;
  const criteria = useTypeCriterion(articles);
  const required = useMemo(
    () =>
      quote?.lines.filter((line): line is RequiredLine => line.kind === 'part' && line.role !== null) ?? [],
    [quote],
  );
  const listed = useMemo(() => {
    const requiredOf = new Map(required.map(({ article, automatic }) => [article?.id, automatic]));
    return articles.map((article): Listed<Accessory> => {
      const title = articleName(article, articles, language, t);
      const { id, description: code } = article;
      const count = requiredOf.get(id);
      return {
        article,
        title,
        details: count ? t('accessories.besides', { code, count }) : code,
        price: priceOf(article),
        searched: searchable(`${title} ${code}`),
      };
    });
  }, [articles, required, t, language, priceOf]);
  if (!catalogue || !quote)
    return (
      <ChoicePanel title={t('accessories.title')}>
        <ListSkeleton />
      </ChoicePanel>
    );

  return (
    <ChoicePanel title={t('accessories.title')}>
      <Misfits collection="accessories" />
      <RequiredParts
        lines={required}
        numbers={numbersOf(catalogue, basisOf(catalogue, choices).connection)}
      />
      <div>
        <h3 className={text.heading}>{t('accessories.byHand')}</h3>
        <p className={text.faint}>{t('accessories.byHandAbout')}</p>
      </div>
      <QuantityList
        collection="accessories"
        listed={listed}
        criteria={criteria}
        empty={t(catalogue.accessories.length > 0 ? 'accessories.noneFit' : 'accessories.none')}
      />
      <ClearQuantities />
    </ChoicePanel>
  );
}
