import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from 'wouter';
import { placePath } from '../paths.ts';
import { Header } from '../shell/Header.tsx';
import { mount, openWork, painted } from '../testing/mount.tsx';
import { planNow } from '../visitor/configuratorStore.ts';
import { selectStep } from '../visitor/editing.ts';
import { closeStarts } from '../visitor/starts.ts';
import Configurator from './Configurator.tsx';

function Screen() {
  const [path] = useLocation();
  return (
    <>
      <Header />
      <main id="main" data-path={path}>
        <Configurator line="standard" isSummary={false} />
      </main>
    </>
  );
}

function focusedRegion(): string {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return 'none';
  if (focused.matches('[role="application"]')) return 'drawing';
  if (focused.closest('nav')) return 'stages';
  if (focused.closest('section[aria-label="Choices"]')) return 'panel';
  if (!focused.closest('main')) return 'header';
  return focused.textContent?.match(/Summary and save|gross|net/) ? 'bill' : 'elsewhere';
}

async function mountScreen(hasRail: boolean) {
  await openWork(hasRail ? { plan: { layout: layoutOf([200]) } } : {});
  if (hasRail) closeStarts();
  const screen = await mount(<Screen />);
  await import('./watches.ts');
  await painted();
  return screen;
}

async function cycle(key: string): Promise<string[]> {
  const regions: string[] = [];
  while (regions.length < 10) {
    await userEvent.keyboard(key);
    const region = focusedRegion();
    if (region === regions[0]) break;
    regions.push(region);
    expect(document.activeElement?.matches(':focus-visible'), region).toBe(true);
  }
  return regions;
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

it('cycles header, steps, panel, drawing and bill by F6, and back by Shift+F6', async () => {
  const screen = await mountScreen(true);
  await expect.element(screen.getByRole('button', { name: 'Summary and save' })).toBeVisible();
  await expect.element(screen.getByRole('application')).toHaveFocus();
  expect(await cycle('{F6}')).toEqual(['bill', 'header', 'stages', 'panel', 'drawing']);
  expect(await cycle('{Shift>}{F6}{/Shift}')).toEqual(['drawing', 'panel', 'stages', 'header', 'bill']);
});

it('skips the bill while the starts are shown', async () => {
  const screen = await mountScreen(false);
  await expect.element(screen.getByRole('heading', { name: 'Start with' })).toBeVisible();
  screen.getByRole('application').element().focus();
  expect(await cycle('{F6}')).toEqual(['header', 'stages', 'panel', 'drawing']);
});

it.each([
  { width: 1440, keys: ['{F6}', '{Enter}'] },
  { width: 1024, keys: ['{F6}', '{Enter}', '{Enter}'] },
  { width: 390, keys: ['{F6}', '{Enter}', '{Shift>}{Tab}{/Shift}', '{Enter}'] },
])('leads from the drawing to the summary by $keys at $width px', async ({ width, keys }) => {
  await page.viewport(width, 900);
  const screen = await mountScreen(true);
  await expect.element(screen.getByRole('button', { name: /Summary and save|net/ })).toBeVisible();
  screen.getByRole('application').element().focus();
  for (const key of keys) {
    expect(screen.getByRole('main').element().dataset.path).toBe('/standard');
    await userEvent.keyboard(key);
    await painted();
  }
  expect(screen.getByRole('main').element().dataset.path).toBe(
    placePath({ line: 'standard', isSummary: true }),
  );
});

it('moves from the card of a selection to the bill, and back to the drawing', async () => {
  const screen = await mountScreen(true);
  selectStep(planNow().layout.steps[0]?.id ?? '');
  const form = screen.getByRole('form', { name: 'Edit rail 1' });
  const close = form.getByRole('button').first();
  await expect.element(close).toBeVisible();
  close.element().focus();
  await userEvent.keyboard('{F6}');
  expect(focusedRegion()).toBe('bill');
  close.element().focus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(focusedRegion()).toBe('drawing');
});

it.each(['{Control>}{F6}{/Control}', '{Alt>}{F6}{/Alt}'])('leaves %s to the browser', async (keys) => {
  const screen = await mountScreen(true);
  screen.getByRole('application').element().focus();
  await userEvent.keyboard(keys);
  await expect.element(screen.getByRole('application')).toHaveFocus();
});

it('keeps the focus in a modal dialog; the list of keys explains F6', async () => {
  const screen = await mountScreen(true);
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('next region: header, steps, panel, drawing, bill');
  await userEvent.keyboard('{F6}');
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});
