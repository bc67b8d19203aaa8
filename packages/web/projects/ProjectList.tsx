import { LINES } from '@lumitor/domain/catalogue/productLine';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { loadLine } from '../data/catalogue.ts';
import { ownShares } from '../data/ownShares.ts';
import { useLanguagePrices, useLineNames } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Select } from '../ui/Select.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import { NewProject } from './NewProject.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectNotices } from './ProjectNotices.tsx';
import styles from './Projects.module.css';
import { countShown, SHOWN, type Shown, SORTS, type Sort, shownProjects } from './shownProjects.ts';
import { TakeFile } from './TakeFile.tsx';
import { useProjectActs } from './useProjectActs.tsx';
import { useProjects } from './useProjects.ts';

/** What luminaires measure and which rails are white: of the lines that there are projects of. */
function useCatalogues(projects: readonly ProjectSummary[]): void {
  const lines = LINES.filter((line) => projects.some((one) => one.line === line)).join(' ');
  useEffect(() => {
    for (const line of LINES) if (lines.includes(line)) void loadLine(line);
  }, [lines]);
}

const NONE: readonly ProjectSummary[] = [];
/** So many cards are painted at once; the others follow. */
const FIRST = 24;

/** The projects of this browser: found, sorted, begun, read from a file, and what can be done to each. */
export function ProjectList() {
  const { t, language } = useTranslation();
  const lineNames = useLineNames();
  const { showsGross } = useLanguagePrices(language);
  const { list, act, hasFailed } = useProjects();
  const begin = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('edited');
  const [shown, setShown] = useState<Shown>('all');
  const [told, setTold] = useState('');
  const projects = list?.projects ?? NONE;
  // Read with the list: another tab may have shared one.
  const shared = useMemo(
    () => new Set(list ? ownShares().flatMap(({ project }) => project ?? []) : []),
    [list],
  );
  const { actsOf, dialog } = useProjectActs(act, setTold);
  useCatalogues(projects);

  const nameOf = useCallback((one: ProjectSummary) => one.name || t('start.unnamed'), [t]);
  const lineNameOf = useCallback((one: ProjectSummary) => lineNames[one.line], [lineNames]);
  const found = useMemo(
    () => shownProjects(projects, { shown, shared, search, sort, nameOf, lineNameOf, language }),
    [projects, shown, shared, search, sort, nameOf, lineNameOf, language],
  );
  const count = useDeferredValue(found.length, FIRST);
  if (!list) return <Spinner label={t('projects.loading')} />;
  const showAll = () => {
    setSearch('');
    setShown('all');
  };
  const counted = (value: Shown) => t(`projects.${value}`, { count: countShown(projects, value, shared) });
  const isBin = shown === 'bin';
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1>{t('header.projects')}</h1>
          <p className={styles.soft}>{t('projects.count', { count: countShown(projects, 'all', shared) })}</p>
        </div>
        <div className={styles.buttons}>
          <TakeFile
            act={act}
            onTaken={(name) => setTold(t('projects.wasAdded', { name: name || t('start.unnamed') }))}
          />
          <NewProject act={act} button={begin} />
        </div>
      </div>
      <ProjectNotices isKept={list.isKept} hasFailed={hasFailed} told={told} />
      {projects.length > 0 && (
        <div className={styles.tools}>
          <Segmented
            className={styles.kinds}
            label={t('projects.shown')}
            hideLabel
            value={isBin ? null : shown}
            onChange={setShown}
            options={SHOWN.map((value) => ({ value, label: counted(value) }))}
          />
          <TextField
            label={t('projects.search')}
            hideLabel
            type="search"
            icon="search"
            placeholder={t('projects.search')}
            className={styles.search}
            value={search}
            onChange={setSearch}
          />
          <Select
            label={t('projects.sort')}
            hideLabel
            value={sort}
            onChange={setSort}
            options={SORTS.map((value) => ({ value, label: t(`projects.sort_${value}`) }))}
          />
          <Button
            variant={isBin ? 'secondary' : 'quiet'}
            icon="trash"
            className={styles.bin}
            aria-pressed={isBin}
            onClick={() => setShown(isBin ? 'all' : 'bin')}
          >
            {counted('bin')}
          </Button>
        </div>
      )}
      {isBin && <p className={styles.soft}>{t('projects.binKeeps')}</p>}
      {found.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none
        <ul role="list" className={styles.cards} aria-label={t('projects.list')}>
          {found.slice(0, Math.max(count, FIRST)).map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              name={nameOf(project)}
              lineName={lineNameOf(project)}
              isShared={shared.has(project.id)}
              showsGross={showsGross}
              actsOf={actsOf}
            />
          ))}
          {shown === 'all' && !search && (
            // Once more at hand; who hears or types has the button above.
            <li aria-hidden="true" className={styles.tile}>
              <button type="button" tabIndex={-1} onClick={() => begin.current?.click()}>
                <Icon name="plus" />
                <b>{t('projects.new')}</b>
              </button>
            </li>
          )}
        </ul>
      ) : (
        <NoProjects
          kind={projects.length === 0 ? 'none' : search ? 'noneFound' : shown}
          onShowAll={showAll}
          act={act}
        />
      )}
      {dialog}
    </div>
  );
}
