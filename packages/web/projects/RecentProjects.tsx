import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { projectPath } from '../addresses.ts';
import { useLineNames } from '../data/settings.ts';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import { listProjects } from '../visitor/projects.ts';
import styles from './RecentProjects.module.css';

const COUNT = 3;

export default function RecentProjects() {
  const { t } = useTranslation();
  const lineNames = useLineNames();
  const [recent, setRecent] = useState<readonly ProjectSummary[]>([]);
  useEffect(() => {
    listProjects().then(
      ({ projects }) =>
        setRecent(
          projects
            .filter(({ binned }) => binned === null)
            .toSorted((a, b) => b.edited - a.edited)
            .slice(0, COUNT),
        ),
      console.error,
    );
  }, []);
  if (recent.length === 0) return null;
  return (
    <nav className={styles.recent} aria-label={t('start.recent')}>
      <span className={styles.label} aria-hidden="true">
        {t('start.recent')}
      </span>
      {recent.map(({ id, line, name }) => (
        <Link key={id} className={styles.link} href={projectPath(id)}>
          <b>{name || t('start.unnamed')}</b> <span>{lineNames[line]}</span>
        </Link>
      ))}
      <Link className={styles.all} href={PATHS.projects}>
        {t('start.allProjects')}
      </Link>
    </nav>
  );
}
