import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import '../start/rooms.css';
import { sharedStore } from '../data/shared.ts';
import { canonicalPath } from '../paths.ts';
import { firstLanguage } from '../translation/language.ts';
import { App } from './App.tsx';

const path = canonicalPath(location.pathname);
if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash);

sharedStore.setState({ language: firstLanguage(location.search) });

const start = () => createRoot(document.getElementById('root') as HTMLElement).render(<App />);
// Paints the rooms before the first screen's work; a hidden page paints nothing.
if (document.hidden || !document.getElementById('rooms')) start();
else requestAnimationFrame(() => setTimeout(start));
// Nothing can be hovered yet.
void import('../ui/tooltip.ts').then(({ showTooltips }) => showTooltips(document));
