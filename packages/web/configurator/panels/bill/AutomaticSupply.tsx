import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { chooseOne } from '../../../visitor/choosing.ts';
import styles from './AutomaticSupply.module.css';

export default function AutomaticSupply({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.tag}
        aria-expanded={isOpen}
        data-tooltip={t('bill.autoSupplyHint')}
        onClick={() => setOpen(!isOpen)}
      >
        {t('bill.auto')}
      </button>
      {isOpen && (
        <span className={styles.ways}>
          <Button size="small" onClick={onChange}>
            {t('bill.changeSupply')}
          </Button>
          <Button size="small" onClick={() => chooseOne('powerId', null)}>
            {t('bill.withoutSupply')}
          </Button>
        </span>
      )}
    </>
  );
}
