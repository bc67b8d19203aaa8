import { railColour } from '@lumitor/domain/catalogue/railColour';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { formatMetres } from '@lumitor/domain/translation/figures';
import type { Ms } from '@lumitor/domain/units';
import { memo, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand/react';
import { downloadPath, projectPath } from '../addresses.ts';
import { catalogueStore } from '../data/catalogue.ts';
import { shareOf } from '../data/ownShares.ts';
import { readSync } from '../data/shareSync.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type ProjectSummary, totalWords } from '../visitor/projectSummary.ts';
import { planOf } from '../visitor/projects.ts';
import { type ProjectAct, ProjectMenu } from './ProjectMenu.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import styles from './Projects.module.css';

async function hasWaitingChanges(id: string): Promise<boolean> {
  const share = shareOf(id);
  const sync = share && readSync(id, share.own);
  const plan = sync && (await planOf(id));
  return Boolean(plan && (sync.rejected.length > 0 || sharedText(plan) !== sync.seen.plan));
}

function useWaitingChanges(id: string, isShared: boolean, edited: Ms): boolean {
  const [isWaiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit makes another plan
  useEffect(() => {
    if (!isShared) return setWaiting(false);
    let isCancelled = false;
    hasWaitingChanges(id).then((found) => !isCancelled && setWaiting(found), console.error);
    return () => {
      isCancelled = true;
    };
  }, [id, isShared, edited]);
  return isWaiting;
}

interface ProjectCardProps {
  project: ProjectSummary;
  name: string;
  lineName: string;
  showsGross: boolean;
  isShared: boolean;
  actsOf: (project: ProjectSummary, name: string) => readonly ProjectAct[];
}

const momentOf = (at: Ms, language: string): string =>
  new Date(at).toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

export const ProjectCard = memo(
  ({ project, name, lineName, showsGross, isShared, actsOf }: ProjectCardProps) => {
    const { t, language } = useTranslation();
    const { id, line, edited, binned, total, revises, orderNumber, luminaires, length, connectionId } =
      project;
    const isWaiting = useWaitingChanges(id, isShared, edited);
    const rail = useStore(catalogueStore, (state) =>
      state[line].catalogue?.connections.find(({ id: railId }) => railId === connectionId),
    );
    const ordered = orderNumber ? t('projects.orderedAs', { number: orderNumber }) : t('projects.order');
    return (
      <li className={styles.card}>
        <ProjectPicture id={id} edited={edited} line={line} label={t('projects.picture', { name })} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            {binned === null ? (
              <Link className={styles.open} href={projectPath(id)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className={styles.soft}>
            {[lineName, rail && t(`projects.rail_${railColour(rail)}`)].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.faint}>
            {t('projects.what', { luminaires, length: formatMetres(length, language) })}
          </p>
          <p className={styles.figures}>
            <b>
              {total
                ? `${totalWords(total, showsGross, language)} ${t(showsGross ? 'bill.gross' : 'bill.net')}`
                : t('projects.noTotal')}
            </b>
            <span>
              {binned === null
                ? t('projects.edited', { date: momentOf(edited, language) })
                : t('projects.binned', { date: momentOf(binned, language) })}
            </span>
          </p>
          <p className={styles.marks}>
            {isShared && (
              <Badge className={styles.shared}>
                <Icon name="share" size={16} /> {t(isWaiting ? 'projects.changesWait' : 'projects.isShared')}
              </Badge>
            )}
            {revises && (
              <Link className={styles.order} href={downloadPath(revises)} aria-label={`${ordered}: ${name}`}>
                <Icon name="summary" size={16} /> {ordered}
              </Link>
            )}
          </p>
        </div>
        <ProjectMenu label={t('projects.acts', { name })} acts={actsOf(project, name)} />
      </li>
    );
  },
);
