import { translator } from '@lumitor/domain/translation/lookup';
import { useEffect, useState } from 'react';
import { fetchTexts } from '../data/texts.ts';
import { rememberLanguage } from '../translation/language.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './LanguageOffer.module.css';

/** Shown in the offered language; either answer is remembered (D34). */
export default function LanguageOffer({ language }: { language: string }) {
  const { t, language: shown, setLanguage } = useTranslation();
  const [label, setLabel] = useState<string | null>(null);
  const code = language.toLowerCase();
  useEffect(() => {
    let isCancelled = false;
    void fetchTexts(code, true).then((texts) => {
      if (isCancelled || !texts) return;
      const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? language;
      const t = translator(texts.translations, language);
      setLabel(t('header.viewIn', { language: name }));
    });
    return () => {
      isCancelled = true;
    };
  }, [code, language]);
  if (!label) return null;
  const decline = () => {
    rememberLanguage(shown.toLowerCase());
    setLabel(null);
  };
  return (
    <div className={styles.offer}>
      <Button variant="quiet" lang={code} onClick={() => setLanguage(language)}>
        {label}
      </Button>
      <IconButton icon="close" label={t('header.declineLanguage')} onClick={decline} />
    </div>
  );
}
