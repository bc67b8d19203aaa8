import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { NewProject } from './NewProject.tsx';
import styles from './Projects.module.css';
import type { ShownProjects } from './shownProjects.ts';

interface NoProjectsProps {
  kind: 'none' | 'noneFound' | ShownProjects;
  onShowAll: () => void;
  act: (does: () => Promise<unknown>) => Promise<boolean>;
}

export function NoProjects({ kind, onShowAll, act }: NoProjectsProps) {
  const { t } = useTranslation();
  const isNew = kind === 'none' || kind === 'all';
  const title = isNew ? 'none' : kind === 'bin' ? 'binEmpty' : 'noneFound';
  return (
    <div className={styles.empty}>
      <h2>{t(`projects.${title}`)}</h2>
      {isNew ? (
        <>
          <p className={styles.soft}>{t('projects.newHint')}</p>
          <NewProject act={act} />
        </>
      ) : (
        <Button onClick={onShowAll}>{t('projects.showAll')}</Button>
      )}
    </div>
  );
}
