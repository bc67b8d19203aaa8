import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page as window } from 'vitest/browser';
import { useLocation } from 'wouter';
import { catalogueStore } from '../data/catalogue.ts';
import { leaveLine, openedLineStore } from '../shell/openedLine.ts';
import { openShop } from '../shell/testing/openShop.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService, type RouteAnswer, refuse, waiting } from '../testing/service.ts';
import { StartDialog } from './StartDialog.tsx';

function Screen() {
  const [path] = useLocation();
  return (
    <main data-path={path}>
      <StartDialog requested={undefined} />
    </main>
  );
}

async function openStart(catalogue: RouteAnswer = () => sampleCatalogue) {
  await openWork();
  openShop();
  catalogueStore.setState({ standard: { status: 'idle', catalogue: null } });
  openService({ 'GET /api/snapshots/standard': catalogue });
  onTestFinished(leaveLine);
  const screen = await mount(<Screen />);
  const choose = (line: string) => screen.getByRole('button', { name: `Design with ${line}` });
  await expect.element(choose('STANDARD')).toBeVisible();
  return { screen, choose };
}

beforeEach(() => window.viewport(1440, 900));

it.each([
  [1440, 900],
  [844, 390],
])('offers both lines without scrolling at %i × %i px', async (width, height) => {
  await window.viewport(width, height);
  const { screen, choose } = await openStart();
  for (const line of ['STANDARD', 'MICRO11']) await expect.element(choose(line)).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole('link', { name: 'Lumitor' })).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'Contact and information' })).toBeInViewport();
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toBeInViewport();
});

it('has no violations of accessibility', async () => {
  await openStart();
  await expectAccessible();
});

it('shows a spinner of 70 px in the middle while a line loads, then opens the line', async () => {
  const loading = waiting(() => sampleCatalogue);
  const { screen, choose } = await openStart(loading.answer);
  await choose('STANDARD').click();
  const status = screen.getByRole('status').filter({ hasText: 'Loading STANDARD…' });
  await expect.element(status).toBeVisible();
  const { x, y, width, height } =
    status.element().querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  expect([x, y, width, height]).toEqual([685, 415, 70, 70]);
  loading.release();
  await expect.poll(() => openedLineStore.getState().line).toBe('standard');
  await expect.poll(() => screen.container.querySelector('main')?.dataset.path).toBe('/standard');
});

it('reports a line that fails to load next to its button, and opens it by another attempt', async () => {
  let isReady = false;
  const { screen, choose } = await openStart(() => (isReady ? sampleCatalogue : refuse(404, 'not-found')));
  await choose('STANDARD').click();
  const failure = screen.getByRole('alert').filter({ hasText: 'The STANDARD products could not be loaded' });
  await expect.element(failure).toHaveTextContent('Projects in progress are safe.');
  await expectAccessible();
  isReady = true;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => openedLineStore.getState().line).toBe('standard');
});
