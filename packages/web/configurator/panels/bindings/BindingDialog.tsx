import type { Binding } from '@lumitor/domain/catalogue/article';
import { imageAt } from '@lumitor/domain/catalogue/image';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatDays } from '@lumitor/domain/translation/figures';
import type { Px } from '@lumitor/domain/units';
import { useState } from 'react';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { onDemand, orNothing } from '../../../ui/later.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { FIGURES, figuresOf } from '../../figures.ts';
import type { Listed } from '../choice/filter.ts';
import { ArticleQuantity } from '../choice/QuantityField.tsx';
import styles from './BindingDialog.module.css';

const LuminaireLight = onDemand(orNothing(() => import('../../kinds/luminaire/LuminaireLight.tsx')));

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const PICTURE_WIDTH: Px = 280;

function Figures({ binding }: { binding: Binding }) {
  const { t, language } = useTranslation();
  const figures = figuresOf(binding, language);
  return (
    <dl className={styles.figures}>
      {FIGURES.map(
        (name) =>
          figures[name] && (
            <div key={name}>
              <dt>{t(`bindings.figure_${name}`)}</dt>
              <dd>{figures[name]}</dd>
            </div>
          ),
      )}
      {binding.leadDays !== undefined && (
        <div>
          <dt>{t('bindings.figure_leadTime')}</dt>
          <dd>{formatDays(binding.leadDays, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('bindings.bentRails')}</dt>
        <dd>{t(binding.fitsBent ? 'bindings.bentRails_yes' : 'bindings.bentRails_no')}</dd>
      </div>
    </dl>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const url = urls[shown] ?? urls[0];
  const nameOf = (at: number) => t('bindings.picture', { number: at + 1, count: urls.length });
  return (
    <div>
      <span className={styles.picture}>
        {url ? (
          <img
            src={imageAt(url, 320)}
            srcSet={`${imageAt(url, 320)} 320w, ${imageAt(url, 960)} 960w`}
            sizes={`${PICTURE_WIDTH}px`}
            width={PICTURE_WIDTH}
            height={PICTURE_WIDTH}
            alt={urls.length > 1 ? nameOf(shown) : ''}
          />
        ) : (
          <Icon name="luminaire" size={48} />
        )}
      </span>
      {urls.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among figures
        <div role="group" aria-label={t('bindings.otherPictures')} className={styles.thumbnails}>
          {urls.map((each, at) => (
            <button
              key={each}
              type="button"
              className={styles.thumbnail}
              aria-pressed={each === url}
              aria-label={nameOf(at)}
              onClick={() => setShown(at)}
            >
              <img src={imageAt(each, 96)} width={44} height={44} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Files of the manufacturer, downloaded only: the service never serves them as pages. */
function Files({ sheet, photometry, title }: Pick<Binding, 'sheet' | 'photometry'> & { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      {sheet && (
        <a href={sheet} download={`${title}.pdf`} className={styles.file}>
          <Icon name="download" size={16} />
          {t('bindings.sheet')}
        </a>
      )}
      {photometry && (
        <a href={photometry} download={`${title}.${extensionOf(photometry)}`} className={styles.file}>
          <Icon name="download" size={16} />
          {t('bindings.photometry', { type: extensionOf(photometry).toUpperCase() })}
        </a>
      )}
    </>
  );
}

export interface BindingDialogProps extends Pick<Listed<Binding>, 'article' | 'title' | 'details' | 'price'> {
  onClose: () => void;
}

export function BindingDialog({ article, title, details, price, onClose }: BindingDialogProps) {
  const { t, language } = useTranslation();
  const priceInWords = useShownPrice();
  const quantity = useChoices().bindings.find(({ id }) => id === article.id)?.quantity ?? 0;
  const { img, pictures, sheet, photometry } = article;
  const about = titleIn(
    {
      title: article.productDescription,
      titleEn: article.productDescriptionEn,
      translation: article.translationProductDescription,
    },
    language,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={680}
      closeLabel={t('bindings.close')}
      footer={
        <div className={styles.quantity}>
          <ArticleQuantity
            collection="bindings"
            id={article.id}
            title={title}
            quantity={quantity}
            action={<span className={styles.price}>{priceInWords(price)}</span>}
          />
        </div>
      }
    >
      <div className={styles.card}>
        <Pictures urls={[...(img ? [img] : []), ...pictures]} />
        <div>
          <p className={styles.details}>{details}</p>
          <Figures binding={article} />
          {photometry && (
            <LuminaireLight
              waiting={<Skeleton height={120} />}
              path={photometry}
              title={title}
              tilts={(article.tiltMax ?? 0) > 0}
            />
          )}
        </div>
        {(about || sheet || photometry) && (
          <div className={styles.more}>
            {about && <p className={styles.about}>{about}</p>}
            <Files sheet={sheet} photometry={photometry} title={title} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
