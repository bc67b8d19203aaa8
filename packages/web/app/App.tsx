import { imageAt } from '@lumitor/domain/catalogue/image';
import { LOADING } from '@lumitor/domain/translation/lookup';
import { Component, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand/react';
import { useSettings } from '../data/settings.ts';
import { completeTexts, loadTexts, requestLanguage, textsStore } from '../data/texts.ts';
import { basePath, bringsItsOwnData, DOWNLOAD_PATH, PATHS, WORK_PATH } from '../paths.ts';
import type { FailureProps } from '../shell/Failure.tsx';
import { loadStarted } from '../start/useStarted.ts';
import { languageInAddress } from '../translation/language.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { onDemand, orNothing } from '../ui/later.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Home } from './Home.tsx';
import { preserveQuery } from './preserveQuery.ts';

const ICON = 'link[rel="icon"]';
const OWN_ICON = document.querySelector(ICON)?.getAttribute('href') ?? '';

function useShopLook(): void {
  const settings = useSettings();
  const tones = settings?.accentTones;
  const favicon = settings?.shop.favicon;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const colours = tones && {
      '--warm': [tones.light.fill, tones.dark.fill],
      '--warm-glow': [tones.dark.fill, tones.dark.fill],
      '--warm-ink': [tones.light.ink, tones.dark.ink],
      '--on-warm': [tones.light.onFill, tones.dark.onFill],
    };
    for (const [name, [light, dark]] of Object.entries(colours ?? {}))
      style.setProperty(name, `light-dark(${light}, ${dark})`);
    return () => {
      for (const name of Object.keys(colours ?? {})) style.removeProperty(name);
    };
  }, [tones]);
  useLayoutEffect(() => {
    const icon = document.querySelector(ICON);
    icon?.setAttribute('href', favicon ? imageAt(favicon, 96) : OWN_ICON);
    icon?.setAttribute('type', favicon ? 'image/webp' : 'image/svg+xml');
  }, [favicon]);
}

/** Even the words for a failure may fail to load. */
const Bare = ({ onRetry }: FailureProps) => (
  <button type="button" aria-label="Reload" onClick={onRetry}>
    ⟳
  </button>
);

const loadFailure = () => import('../shell/Failure.tsx').catch(() => ({ default: Bare }));
const LazyFailure = lazy(loadFailure);

const Failure = (props: FailureProps) => (
  <Suspense>
    <LazyFailure {...props} />
  </Suspense>
);

class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Preloaded, because the failure may be a lost connection. */
  override componentDidMount() {
    void loadFailure();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failure kind="crashed" error={error} onRetry={() => location.reload()} />;
  }
}

const ProjectsPage = lazy(() => import('../projects/ProjectsPage.tsx'));
const LegalScreen = lazy(() => import('../legal/LegalScreen.tsx'));
const DownloadPage = lazy(() => import('../download/DownloadPage.tsx'));
const OrderSkeleton = lazy(() => import('../download/OrderSkeleton.tsx'));
const ProjectPage = lazy(() => import('../sharing/ProjectPage.tsx'));
const LoginPage = lazy(() => import('../login/LoginPage.tsx'));
const SetPasswordPage = lazy(() => import('../login/SetPasswordPage.tsx'));
const SignedIn = lazy(() => import('./SignedIn.tsx'));
const AdminArea = lazy(() => import('../admin/AdminArea.tsx'));
const OfflineNotice = onDemand(orNothing(() => import('./OfflineNotice.tsx')));
const TextsMode = onDemand(() => import('./TextsMode.tsx'));

const base = basePath();
if (base) void import('../embedding/parent.ts').then(({ meetParent }) => meetParent());

const editsTexts = !base && location.search.includes('texts=1');

function useLanguageOfAddress() {
  const search = useSearch();
  const { language } = useTranslation();
  useLayoutEffect(() => {
    const named = languageInAddress(search);
    if (named) requestLanguage(named);
  }, [search]);
  useEffect(() => {
    document.documentElement.lang = language.toLowerCase();
  }, [language]);
}

const isFirstScreen = (path: string, search: string): boolean =>
  path === PATHS.home && !new URLSearchParams(search).has('order');

function useShopData(): boolean {
  const [path] = useLocation();
  const isNeeded = !bringsItsOwnData(path);
  const isAdmin = path.startsWith(PATHS.admin);
  const loadFirst = useEffectEvent(() => loadTexts({ isFirst: isFirstScreen(path, location.search) }));
  useEffect(() => {
    if (!isNeeded) return;
    void loadFirst().then(completeTexts);
    if (isAdmin) return;
    void loadStarted();
    const reflink = new URLSearchParams(location.search).get('ref');
    void import('../data/reflink.ts').then(({ openReflink }) => openReflink(reflink));
    const following = import('../data/events.ts').then(({ followChanges }) => followChanges());
    return () => void following.then((stop) => stop());
  }, [isNeeded, isAdmin]);
  return isNeeded;
}

function Screen() {
  const [path] = useLocation();
  const [, order] = DOWNLOAD_PATH.exec(path) ?? [];
  const plain = path.replace(/(.)\/$/, '$1');
  if (WORK_PATH.test(path)) return <Home />;
  if (order) return <DownloadPage id={order} />;
  if (plain === PATHS.projects) return <ProjectsPage />;
  if (plain === PATHS.project) return <ProjectPage />;
  // Administrators' screens are never shown in a frame, whatever its origin.
  const own = base ? '' : plain;
  if (own === PATHS.login) return <LoginPage />;
  if (own === PATHS.setPassword) return <SetPasswordPage />;
  if (!`${own}/`.startsWith(`${PATHS.admin}/`)) return <LegalScreen path={plain} />;
  return (
    <SignedIn>
      <AdminArea />
    </SignedIn>
  );
}

function Screens() {
  useLanguageOfAddress();
  useShopLook();
  const isNeeded = useShopData();
  const status = useStore(textsStore, (state) => state.status);
  if (status === 'failed') return <Failure kind="textsFailed" onRetry={() => void loadTexts()} />;
  const waiting = isNeeded ? <Spinner label={LOADING} /> : <OrderSkeleton />;
  if (isNeeded && status !== 'ready') return waiting;
  return (
    <Suspense>
      <Suspense fallback={waiting}>
        <Screen />
      </Suspense>
    </Suspense>
  );
}

const present = (path: string) => preserveQuery(path, location.search);

export function App() {
  return (
    <ErrorBoundary>
      <Router
        base={base}
        hrefs={present}
        aroundNav={(navigate, to, options) => navigate(present(to), options)}
      >
        <Screens />
        <OfflineNotice />
        {editsTexts && <TextsMode />}
      </Router>
    </ErrorBoundary>
  );
}
