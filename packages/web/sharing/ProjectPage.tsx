import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { linkToken, mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand/react';
import { orderOfProject } from '../addresses.ts';
import { useLineNames } from '../data/settings.ts';
import { type ProjectAccess, reopenProject } from '../data/sharing.ts';
import { PATHS, placePath } from '../paths.ts';
import { DrawingLayout } from '../shell/DrawingLayout.tsx';
import { Message } from '../shell/Message.tsx';
import { enterLine, leaveLine, stopEntering } from '../shell/openedLine.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { configuratorStore, useConfigurator, usePlan } from '../visitor/configuratorStore.ts';
import { useShowsGross } from '../visitor/derived.ts';
import { storeAsCopy } from '../visitor/openPlan.ts';
import { discussionStore, setOpen } from './comments/discussion.ts';
import { COMMENTS_ON_DRAWING } from './comments/onDrawing.tsx';
import HeaderName from './HeaderName.tsx';
import { shopWords } from './madeBy.ts';
import { SaveRevision } from './SaveRevision.tsx';
import { openSharedProject, type ProjectState, projectStore } from './session.ts';
import styles from './sharing.module.css';
import VersionsDialog from './VersionsDialog.tsx';

function ProjectPdf({ project }: Pick<ProjectState, 'project'>) {
  const { t, language } = useTranslation();
  const [state, setState] = useState<'ready' | 'working' | 'refused' | 'failed'>('ready');
  const showsGross = useShowsGross();
  const isEmpty = usePlan().layout.steps.length === 0;
  const save = async () => {
    if (state === 'working') return;
    setState('working');
    try {
      const { saveProjectPdf } = await import('./projectPdf.ts');
      const isMade = await saveProjectPdf({ project, showsGross, language, t });
      setState(isMade ? 'ready' : 'refused');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <>
      <IconButton
        icon="download"
        label={state === 'working' ? t('parts.pdfInProgress') : t('parts.pdf')}
        aria-busy={state === 'working'}
        disabledReason={isEmpty ? t('bill.summaryNeeds') : undefined}
        onClick={() => void save()}
      />
      <Dialog
        open={state === 'refused' || state === 'failed'}
        onClose={() => setState('ready')}
        title={t('parts.pdf')}
        closeLabel={t('erase.close')}
      >
        <p>{t(state === 'refused' ? 'sharing.pdfRefused' : 'parts.pdfFailed')}</p>
      </Dialog>
    </>
  );
}

function ProjectBar({ open, onCopy }: { open: ProjectState; onCopy: () => void }) {
  const { t, language } = useTranslation();
  const [areVersionsShown, setVersionsShown] = useState(false);
  const name = useConfigurator(({ history }) => currentPlan(history).name);
  const lineNames = useLineNames();
  const { project } = open;
  const mayWork = mayOnShared(project.right, 'work');
  const { as } = project;
  const workedAs = as !== undefined && t('sharing.workedAs', { name: as });
  const mode = mayWork ? workedAs : t('sharing.seenOnly');
  return (
    <div className={styles.bar}>
      <span className={styles.line}>
        <Badge>{lineNames[productLineOf(project.isMicro)]}</Badge>
      </span>
      {mayWork ? (
        <HeaderName onCopy={onCopy} />
      ) : (
        <b className={styles.name}>
          <bdi>{name || t('sharing.unnamed')}</bdi>
        </b>
      )}
      {mode && (
        <span className={styles.mode}>
          <Badge>{mode}</Badge>
        </span>
      )}
      <span role="status" className={styles.stored}>
        {[
          !mayWork && t('sharing.until', { date: formatDate(project.until, language) }),
          shopWords(project, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {mayWork && 'order' in open.way && <SaveRevision open={open} order={open.way.order} />}
      {!mayWork && <ProjectPdf project={project} />}
      <IconButton icon="history" label={t('sharing.versions')} onClick={() => setVersionsShown(true)} />
      <span className={styles.copy}>
        <IconButton icon="copy" label={t('sharing.copy')} onClick={onCopy} />
      </span>
      {areVersionsShown && <VersionsDialog open={open} onClose={() => setVersionsShown(false)} />}
    </div>
  );
}

const Comments = lazy(() => import('./comments/Comments.tsx'));
const Configurator = lazy(() => import('../configurator/Configurator.tsx'));

const tokenIn = (hash: string): string | null => {
  const token = v.safeParse(linkToken, hash.slice(1));
  return token.success ? token.output : null;
};

/** The hash stays on other address changes, so that a reload works. */
function useLink(): string {
  const [link, setLink] = useState(() => tokenIn(location.hash) ?? '');
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is written to the address without it
  useEffect(() => {
    const store = () => {
      const other = tokenIn(location.hash);
      if (other) setLink(other);
      else if (link)
        history.replaceState(history.state, '', `${location.pathname}${location.search}#${link}`);
    };
    store();
    addEventListener('hashchange', store);
    return () => removeEventListener('hashchange', store);
  }, [link, search]);
  return link;
}

function useWay(): ProjectAccess {
  const order = orderOfProject(useSearch());
  const link = useLink();
  return useMemo(() => (order === null ? { link } : { order }), [order, link]);
}

type Status = 'loading' | 'open' | 'gone' | 'failed' | 'refused';

function useProject(way: ProjectAccess) {
  const [status, setStatus] = useState<Status>('loading');
  const end = useRef<(() => void) | null>(null);
  const isCopied = useRef(false);
  useEffect(() => {
    if (status !== 'loading') return;
    let isMounted = true;
    const open = async (): Promise<Status> => {
      const project = await reopenProject(way);
      if (typeof project === 'string') return project;
      if (!isMounted) return 'loading';
      const opening = import('../configurator/Configurator.tsx').then(() => () => {
        end.current = openSharedProject({ way, project });
      });
      const entered = await enterLine(productLineOf(project.isMicro), opening);
      return entered === 'opened' ? 'open' : entered === 'failed' ? 'failed' : 'loading';
    };
    void open().then((next) => isMounted && setStatus(next));
    return () => {
      isMounted = false;
    };
  }, [way, status]);
  useEffect(
    () => () => {
      stopEntering();
      end.current?.();
      if (!isCopied.current) leaveLine();
    },
    [],
  );
  const leave = useCallback(() => {
    end.current?.();
    end.current = null;
    isCopied.current = true;
  }, []);
  return { status, retry: () => setStatus('loading'), leave };
}

interface OpenedProps {
  open: ProjectState;
  onCopy: () => void;
}

function Opened({ open, onCopy }: OpenedProps) {
  const { t } = useTranslation();
  const { project, isGone, way } = open;
  const isShop = 'order' in way;
  const isSeenOnly = !mayOnShared(project.right, 'work');
  const areCommentsOpen = useStore(discussionStore, (state) => state.isOpen);
  const RightPanel = areCommentsOpen ? Comments : null;
  const shared = useMemo(
    () => ({ isSeenOnly, onCopy, RightPanel, onDrawing: COMMENTS_ON_DRAWING, onBill: () => setOpen(false) }),
    [isSeenOnly, onCopy, RightPanel],
  );
  const [isReportedGone, setReportedGone] = useState(false);
  return (
    <DrawingLayout title={t('sharing.title')} sidePanel={<ProjectBar open={open} onCopy={onCopy} />}>
      <Suspense>
        <Configurator line={productLineOf(project.isMicro)} isSummary={false} shared={shared} />
      </Suspense>
      <Dialog
        open={isGone && !isReportedGone}
        onClose={() => setReportedGone(true)}
        title={t(isShop ? 'sharing.goneShopTitle' : 'sharing.goneTitle')}
        closeLabel={t('erase.close')}
        footer={
          <Button variant="primary" icon="copy" onClick={onCopy}>
            {t('sharing.copy')}
          </Button>
        }
      >
        <p>{t(isShop ? 'sharing.goneShopHint' : 'sharing.goneMeanwhile')}</p>
      </Dialog>
    </DrawingLayout>
  );
}

const wordsOf = (status: Status, way: ProjectAccess) => {
  if (!('order' in way)) return status === 'gone' ? 'gone' : 'failed';
  return status === 'gone' ? 'goneShop' : status === 'refused' ? 'refusedShop' : 'failed';
};

function Project({ way }: { way: ProjectAccess }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { status, retry, leave } = useProject(way);
  const open = useStore(projectStore, (state) => state.open);
  usePageTitle(t('sharing.title'));
  const onCopy = useCallback(async () => {
    const { open } = projectStore.getState();
    if (!open) return;
    const line = productLineOf(open.project.isMicro);
    const plan = currentPlan(configuratorStore.getState().history);
    leave();
    await storeAsCopy(plan, line);
    navigate(placePath({ line, isSummary: false }));
  }, [leave, navigate]);
  const words = wordsOf(status, way);
  if (open && status === 'open') return <Opened open={open} onCopy={() => void onCopy()} />;
  if (status === 'loading' || status === 'open') return <Spinner label={t('sharing.opening')} />;
  return (
    <Message
      title={t(`sharing.${words}Title`)}
      actions={
        <>
          {status !== 'gone' && (
            <Button variant="primary" icon="refresh" onClick={retry}>
              {t('sharing.retry')}
            </Button>
          )}
          <Button onClick={() => navigate(PATHS.home, { replace: true })}>{t('sharing.toStart')}</Button>
        </>
      }
    >
      <p role="alert">{t(words === 'failed' ? 'sharing.failed' : `sharing.${words}Hint`)}</p>
    </Message>
  );
}

export default function ProjectPage() {
  const way = useWay();
  return <Project key={Object.values(way).join()} way={way} />;
}
