import { imageAt } from '@lumitor/domain/catalogue/image';
import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { LOADING } from '@lumitor/domain/translation/lookup';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLineNames, useSettings, useVisibleLines } from '../data/settings.ts';
import { isEmbedded, placePath } from '../paths.ts';
import { CompanyLink } from '../shell/CompanyLink.tsx';
import { LanguageSelect } from '../shell/LanguageSelect.tsx';
import { LaterMenu } from '../shell/Later.tsx';
import { Logo } from '../shell/Logo.tsx';
import { enterLine, stopEntering } from '../shell/openedLine.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { FullScreenDialog } from '../ui/FullScreenDialog.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isFirstVisit, loadStorage, storageToRead } from '../visitor/persistence.ts';
import { Half, type HowToOpen } from './Half.tsx';
import microRoom from './rooms/micro.svg';
import standardRoom from './rooms/standard.svg';
import styles from './StartDialog.module.css';
import { useStarted } from './useStarted.ts';

const RecentProjects = onDemand(orNothing(() => import('../projects/RecentProjects.tsx')));

const ID = 'rooms';

const OWN_ROOMS: Record<ProductLine, string> = { standard: standardRoom, micro: microRoom };

function makeRooms(): HTMLElement {
  const rooms = document.createElement('div');
  rooms.id = ID;
  for (const _ of LINES) {
    const room = new Image();
    room.alt = '';
    rooms.append(room);
  }
  return document.body.appendChild(rooms);
}

/** Rooms of index.html, painted during loading. @param sources empty if not offered @returns hide function */
function showRooms(sources: readonly string[]): () => void {
  const rooms = document.getElementById(ID) ?? makeRooms();
  rooms.hidden = false;
  for (const [index, room] of [...rooms.querySelectorAll('img')].entries()) {
    const source = sources[index];
    room.hidden = !source;
    if (source && room.getAttribute('src') !== source) room.src = source;
  }
  return () => {
    rooms.hidden = true;
  };
}

const loadConfigurator = () => import('../configurator/Configurator.tsx');

const open = (line: ProductLine, how: HowToOpen) =>
  enterLine(
    line,
    Promise.all([loadConfigurator(), storageToRead()]).then(
      ([{ openLine }, storage]) =>
        () =>
          openLine(line, how, storage),
    ),
  );

interface Choice {
  line: ProductLine;
  how: HowToOpen;
  status: 'loading' | 'failed';
}

/** @param requested opened at once; the choice appears only on failure */
export function StartDialog({ requested }: { requested: ProductLine | undefined }) {
  const { t } = useTranslation();
  const lineNames = useLineNames();
  const [, navigate] = useLocation();
  const started = useStarted();
  const [choice, setChoice] = useState<Choice | null>(
    requested ? { line: requested, how: 'continue', status: 'loading' } : null,
  );
  const isLoading = choice?.status === 'loading';
  const isChoice = !isLoading || !requested;
  usePageTitle(t('start.title'));
  const visible = useVisibleLines();
  const lines = useSettings()?.lines;
  const rooms = LINES.map((line) => {
    const picture = lines?.[line].picture;
    return visible.includes(line) ? (picture ? imageAt(picture, 960) : OWN_ROOMS[line]) : '';
  });
  const sources = rooms.join('\n');
  useLayoutEffect(() => (isChoice ? showRooms(sources.split('\n')) : undefined), [isChoice, sources]);

  const enter = async (line: ProductLine, how: HowToOpen) => {
    setChoice({ line, how, status: 'loading' });
    const entered = await open(line, how);
    if (entered === 'failed') setChoice({ line, how, status: 'failed' });
    if (entered === 'opened' && line !== requested) navigate(placePath({ line, isSummary: false }));
  };
  const start = useEffectEvent(() => {
    if (requested) void enter(requested, 'continue');
    else
      loadConfigurator()
        .then(loadStorage)
        .catch(() => {});
  });
  useEffect(() => {
    start();
    return stopEntering;
  }, []);
  const choose = (line: ProductLine, how: HowToOpen) => !isLoading && enter(line, how);

  const spinner = isLoading && <Spinner label={t('start.loading', { line: lineNames[choice.line] })} />;
  if (!isChoice) return spinner;
  if (!started) return <Spinner label={LOADING} />;
  return (
    <FullScreenDialog open label={t('start.title')} className={styles.dialog}>
      <header className={styles.header}>
        {isEmbedded() ? <Logo isOnDark /> : <CompanyLink isOnDark className={styles.company} />}
        <h1>
          <VisuallyHidden>{t('start.title')}</VisuallyHidden>
        </h1>
        <div className={styles.end}>
          <LanguageSelect />
          <LaterMenu />
        </div>
      </header>
      <div className={styles.halves} aria-busy={isLoading}>
        {visible.map((line) => (
          <Half
            key={line}
            line={line}
            started={started[line]}
            hasFailed={choice?.line === line && choice.status === 'failed'}
            onOpen={(how) => choose(line, how)}
            onRetry={() => choice && choose(line, choice.how)}
          />
        ))}
      </div>
      {!isFirstVisit() && (
        <div className={styles.recent}>
          <RecentProjects />
        </div>
      )}
      {spinner && <div className={styles.loading}>{spinner}</div>}
    </FullScreenDialog>
  );
}
