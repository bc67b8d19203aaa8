import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type Ref, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { loadLine } from '../data/catalogue.ts';
import { isOpenToOthers, ownShares } from '../data/ownShares.ts';
import { useLanguagePrices, useLineNames, useVisibleLines } from '../data/settings.ts';
import { useRequest } from '../data/useRequest.ts';
import { placePath } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Select } from '../ui/Select.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import { startProject } from '../visitor/projects.ts';
import { isRoomLow } from '../visitor/settleProjects.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './Projects.module.css';
import { countShown, SHOWN, type ShownProjects, SORTS, type Sort, shownProjects } from './shownProjects.ts';
import { TakeFile } from './TakeFile.tsx';
import { useProjectActs } from './useProjectActs.tsx';
import { useProjects } from './useProjects.ts';

function ProjectNotices(props: { isStored: boolean; hasFailed: boolean; notice: string }) {
  const { isStored, hasFailed, notice } = props;
  const { t } = useTranslation();
  const shelf = useConfigurator((state) => state.shelf);
  const { value: isLow } = useRequest(shelf, isRoomLow);
  const short = shelf ?? (isLow ? 'low' : null);
  return (
    <div className={styles.notices}>
      {!isStored && (
        <Notice tone="warning" title={t('projects.notKept')}>
          {t('projects.notKeptRemedy')}
        </Notice>
      )}
      {short && (
        <Notice tone={short === 'full' ? 'error' : 'warning'} title={t(`projects.${short}`)}>
          {t('projects.lowRemedy')}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="error" title={t('projects.failed')}>
          {t('projects.failedRemedy')}
        </Notice>
      )}
      <p role="status" className={styles.soft}>
        {notice}
      </p>
    </div>
  );
}

interface NewProjectProps {
  act: (does: () => Promise<unknown>) => Promise<boolean>;
  button?: Ref<HTMLButtonElement>;
}

function NewProject({ act, button }: NewProjectProps) {
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

interface NoProjectsProps {
  kind: 'none' | 'noneFound' | ShownProjects;
  onShowAll: () => void;
  act: (does: () => Promise<unknown>) => Promise<boolean>;
}

function NoProjects({ kind, onShowAll, act }: NoProjectsProps) {
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

function useCatalogues(projects: readonly ProjectSummary[]): void {
  const lines = LINES.filter((line) => projects.some((project) => project.line === line)).join(' ');
  useEffect(() => {
    for (const line of LINES) if (lines.includes(line)) void loadLine(line);
  }, [lines]);
}

interface Listing {
  search: string;
  sort: Sort;
  shown: ShownProjects;
}

interface ListToolsProps extends Listing {
  counted: (value: ShownProjects) => string;
  choose: (change: Partial<Listing>) => void;
}

function ListTools({ search, sort, shown, counted, choose }: ListToolsProps) {
  const { t } = useTranslation();
  const isBin = shown === 'bin';
  return (
    <div className={styles.tools}>
      <Segmented
        className={styles.kinds}
        label={t('projects.shown')}
        hideLabel
        value={isBin ? null : shown}
        onChange={(value) => choose({ shown: value })}
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
        onChange={(value) => choose({ search: value })}
      />
      <Select
        label={t('projects.sort')}
        hideLabel
        value={sort}
        onChange={(value) => choose({ sort: value })}
        options={SORTS.map((value) => ({ value, label: t(`projects.sort_${value}`) }))}
      />
      <Button
        variant={isBin ? 'secondary' : 'quiet'}
        icon="trash"
        className={styles.bin}
        aria-pressed={isBin}
        onClick={() => choose({ shown: isBin ? 'all' : 'bin' })}
      >
        {counted('bin')}
      </Button>
    </div>
  );
}

/** Duplicate of the button above, hidden from keyboard and screen readers. */
function NewTile({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation();
  return (
    <li aria-hidden="true" className={styles.tile}>
      <button type="button" tabIndex={-1} onClick={onStart}>
        <Icon name="plus" />
        <b>{t('projects.new')}</b>
      </button>
    </li>
  );
}

const NONE: readonly ProjectSummary[] = [];
const FIRST_CARDS = 24;

export function ProjectList() {
  const { t, language } = useTranslation();
  const lineNames = useLineNames();
  const { showsGross } = useLanguagePrices(language);
  const { list, act, hasFailed } = useProjects();
  const start = useRef<HTMLButtonElement>(null);
  const [listing, setListing] = useState<Listing>({ search: '', sort: 'edited', shown: 'all' });
  const { search, shown } = listing;
  const [notice, setNotice] = useState('');
  const projects = list?.projects ?? NONE;
  // Read with the list, because another tab may have shared a project.
  const shared = useMemo(
    () => new Set(list ? ownShares().flatMap((share) => (isOpenToOthers(share) && share.project) || []) : []),
    [list],
  );
  const { actsOf, dialog } = useProjectActs(act, setNotice);
  useCatalogues(projects);

  const nameOf = useCallback((project: ProjectSummary) => project.name || t('start.unnamed'), [t]);
  const lineNameOf = useCallback((project: ProjectSummary) => lineNames[project.line], [lineNames]);
  const found = useMemo(
    () => shownProjects(projects, { ...listing, shared, nameOf, lineNameOf, language }),
    [projects, listing, shared, nameOf, lineNameOf, language],
  );
  const count = useDeferredValue(found.length, FIRST_CARDS);
  if (!list) return <Spinner label={t('projects.loading')} />;
  const choose = (change: Partial<Listing>) => setListing({ ...listing, ...change });
  const counted = (value: ShownProjects) =>
    t(`projects.${value}`, { count: countShown(projects, value, shared) });
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
            onTaken={(name) => setNotice(t('projects.wasAdded', { name: name || t('start.unnamed') }))}
          />
          <NewProject act={act} button={start} />
        </div>
      </div>
      <ProjectNotices isStored={list.isStored} hasFailed={hasFailed} notice={notice} />
      {projects.length > 0 && <ListTools {...listing} counted={counted} choose={choose} />}
      {shown === 'bin' && <p className={styles.soft}>{t('projects.binKeeps')}</p>}
      {found.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none
        <ul role="list" className={styles.cards} aria-label={t('projects.list')}>
          {found.slice(0, Math.max(count, FIRST_CARDS)).map((project) => (
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
          {shown === 'all' && !search && <NewTile onStart={() => start.current?.click()} />}
        </ul>
      ) : (
        <NoProjects
          kind={projects.length === 0 ? 'none' : search ? 'noneFound' : shown}
          onShowAll={() => choose({ search: '', shown: 'all' })}
          act={act}
        />
      )}
      {dialog}
    </div>
  );
}
