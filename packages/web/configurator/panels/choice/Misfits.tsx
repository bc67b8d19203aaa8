import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Misfit } from '@lumitor/domain/quote/fit';
import type { MouseEvent } from 'react';
import { SwapAll } from '../../../parts/Findings.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import flow from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { useMisfits } from '../../../visitor/check.ts';
import { removeChoice, swap } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useChosenTitle } from '../../../visitor/formerTitles.ts';
import { replaceArticle } from '../../../visitor/replacing.ts';
import { focusPanel } from './ChoicePanel.tsx';
import styles from './Misfits.module.css';

function MisfitCard({ misfit, title, quantity }: { misfit: Misfit; title: string; quantity: number }) {
  const { t } = useTranslation();
  const resolve = (how: (misfit: Misfit) => void) => (event: MouseEvent) => {
    focusPanel(event.currentTarget);
    how(misfit);
  };
  return (
    <li className={styles.misfit}>
      <p className={styles.title}>{quantity > 1 ? t('choice.several', { count: quantity, title }) : title}</p>
      <p className={styles.reason}>
        <Icon name="warning" size={16} />
        {t(`choice.misfit_${misfit.reason}`)}
      </p>
      <div className={classes(flow.row, styles.ways)}>
        {misfit.counterpartId && (
          <Button size="small" aria-label={t('choice.swapOne', { title })} onClick={resolve(swap)}>
            {t('choice.swap')}
          </Button>
        )}
        {misfit.collection === 'bindings' && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('replacing.openOf', { title })}
            onClick={() => replaceArticle(misfit.id)}
          >
            {t('replacing.open')}
          </Button>
        )}
        <Button size="small" aria-label={t('choice.removeOne', { title })} onClick={resolve(removeChoice)}>
          {t('choice.remove')}
        </Button>
      </div>
    </li>
  );
}

export function Misfits({ collection }: { collection: CatalogueCollection }) {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const choices = useChoices();
  const misfits = useMisfits().filter((misfit) => misfit.collection === collection);
  if (misfits.length === 0) return null;
  const chosen = [...choices.bindings, ...choices.accessories];
  return (
    <div className={styles.misfits}>
      <h3 className={text.heading}>{t('choice.misfits')}</h3>
      <ul>
        {misfits.map((misfit) => (
          <MisfitCard
            key={misfit.id}
            misfit={misfit}
            title={titleOf(misfit)}
            quantity={chosen.find(({ id }) => id === misfit.id)?.quantity ?? 1}
          />
        ))}
      </ul>
      <SwapAll onDone={({ currentTarget }) => focusPanel(currentTarget)} />
    </div>
  );
}
