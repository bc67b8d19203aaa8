import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type Ref, useState } from 'react';
import { useLocation } from 'wouter';
import { useLineNames, useVisibleLines } from '../data/settings.ts';
import { placePath } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { startProject } from '../visitor/projects.ts';
import styles from './Projects.module.css';

interface NewProjectProps {
  act: (does: () => Promise<unknown>) => Promise<boolean>;
  button?: Ref<HTMLButtonElement>;
}

export function NewProject({ act, button }: NewProjectProps) {
  const { t } = useTranslation();
  const lines = useVisibleLines();
  const lineNames = useLineNames();
  const [, navigate] = useLocation();
  const [isConfirming, setConfirming] = useState(false);
  const start = async (line: ProductLine) => {
    setConfirming(false);
    if (await act(async () => startProject(line))) navigate(placePath({ line, isSummary: false }));
  };
  const [only, another] = lines;
  const onClick = () => (only && !another ? start(only) : setConfirming(true));
  return (
    <>
      <Button ref={button} variant="primary" icon="plus" onClick={onClick}>
        {t('projects.new')}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('projects.new')}
        closeLabel={t('projects.cancel')}
      >
        <div className={styles.question}>
          <p className={styles.soft}>{t('projects.newHint')}</p>
          {lines.map((line) => (
            <Button key={line} onClick={() => start(line)}>
              {t('projects.newOn', { line: lineNames[line] })}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
