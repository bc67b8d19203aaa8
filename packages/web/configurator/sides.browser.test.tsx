import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Plan } from '@lumitor/domain/plan/plan';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted } from '../testing/mount.tsx';
import { arrangementNow } from '../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../visitor/configuratorStore.ts';
import { SCREEN_SCALE } from '../visitor/projection.ts';
import { NO_SELECTION, type Selection } from '../visitor/selection.ts';
import { closeStarts } from '../visitor/starts.ts';
import { feedKey, feedsNow } from '../visitor/wiring.ts';
import Configurator from './Configurator.tsx';
import { PLAN } from './testing/everySelection.ts';

async function mountEditor(plan: Partial<Plan> = PLAN) {
  await openWork({ plan, catalogue: catalogueOfPlans });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await import('./watches.ts');
  await painted();
  return screen;
}

it('shows the card of luminaires selected by keys instead of the left panel', async () => {
  await page.viewport(1180, 820);
  const screen = await mountEditor();
  await screen.getByRole('navigation').getByRole('button', { name: 'Luminaires' }).click();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  screen.getByRole('application').element().focus();
  await userEvent.keyboard(']');
  await expect.element(screen.getByRole('region', { name: 'Selected luminaire' })).toBeVisible();
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
});

it.each([
  ['the next luminaire', ']', 'isTableShown'],
  ['all luminaires', '{Control>}a{/Control}', 'isTableShown'],
  ['all luminaires', '{Control>}a{/Control}', 'areScenesShown'],
] as const)('shows the card of %s selected by %s beside the wide panel of %s', async (_, keys, shown) => {
  await page.viewport(1440, 900);
  const screen = await mountEditor();
  await screen.getByRole('navigation').getByRole('button', { name: 'Luminaires' }).click();
  configuratorStore.setState({ [shown]: true });
  await painted();
  screen.getByRole('application').element().focus();
  await userEvent.keyboard(keys);
  await expect.element(screen.getByRole('region', { name: /^Selected luminaires?$/ })).toBeVisible();
});

it('leaves the panel open if keys in it select everything', async () => {
  await page.viewport(1180, 820);
  const screen = await mountEditor();
  const stage = screen.getByRole('navigation').getByRole('button', { name: 'Luminaires' });
  await stage.click();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  stage.element().focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await painted();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
});

it('lists the zones of the installation in the right column, and leaves the dock one line', async () => {
  await page.viewport(1440, 900);
  const screen = await mountEditor();
  configuratorStore.setState({ mode: 'installation' });
  await expect.element(screen.getByRole('region', { name: 'Installation' })).toBeVisible();
  const dock = document.querySelector('[aria-label="Drawing tools"]')?.parentElement;
  expect(dock?.getBoundingClientRect().height).toBeLessThan(60);
});

it.each([
  [1440, 900],
  [1180, 820],
  [1024, 700],
])('shows Summary and save in the unfolded bill under a card at %i × %i px', async (width, height) => {
  await page.viewport(width, height);
  const screen = await mountEditor();
  await screen.getByRole('navigation').getByRole('button', { name: 'Rails' }).click();
  configuratorStore.setState({ selection: { kind: 'step', id: 's2' } });
  await screen.getByRole('button', { name: 'Show the bill' }).click();
  const button = screen.getByRole('button', { name: 'Summary and save' });
  await expect.element(button).toBeVisible();
  const box = button.element().getBoundingClientRect();
  for (const y of [box.top + 2, box.bottom - 2])
    expect(document.elementFromPoint(box.left + box.width / 2, y)).toBe(button.element());
});

it('ignores L and I on an empty drawing', async () => {
  const screen = await mountEditor({});
  closeStarts();
  screen.getByRole('application').element().focus();
  for (const key of ['l', 'i']) {
    await userEvent.keyboard(key);
    await painted();
  }
  expect(configuratorStore.getState().mode).toBe('plan');
});

const MARKS = '[class*="_selectedLine_"], circle[class*="_ring_"], rect[class*="_ring_"]';
const rightOfRail = (id: string) => {
  const axis = findPlaced(geometryOf(planNow().layout), id)?.axis;
  return Math.max(axis?.start.x ?? 0, axis?.end.x ?? 0);
};

const COVERED: Readonly<Record<string, () => { selection: Selection; x: number }>> = {
  rail: () => ({ selection: { kind: 'step', id: 's0' }, x: rightOfRail('s0') }),
  luminaire() {
    const [luminaire] = arrangementNow().luminaires;
    return { selection: { kind: 'pieces', ids: [luminaire?.id ?? ''] }, x: luminaire?.x ?? 0 };
  },
  feed() {
    const [feed] = feedsNow();
    const axis = feed && findPlaced(geometryOf(planNow().layout), feed.stepId)?.axis;
    return {
      selection: { kind: 'feed', id: feed ? feedKey(feed) : '' },
      x: axis ? pointAt(axis, feed.at).x : 0,
    };
  },
};

it.each([
  ['rail', 'Rails', 'plan'],
  ['luminaire', 'Luminaires', 'plan'],
  ['feed', 'Rails', 'installation'],
] as const)('moves a selected %s out from under the right column at 1024 px', async (kind, stage, mode) => {
  await page.viewport(1024, 768);
  const screen = await mountEditor();
  configuratorStore.setState({ mode });
  const button = screen.getByRole('navigation').getByRole('button', { name: stage });
  if (button.element().getAttribute('aria-expanded') !== 'true') await button.click();
  await painted();
  const { selection, x } = COVERED[kind]?.() ?? { selection: NO_SELECTION, x: 0 };
  const centre = (296 + 1024 - 16) / 2;
  configuratorStore.setState(({ view }) => ({
    view: { ...view, x: x - (860 - centre) / (SCREEN_SCALE * view.zoom) },
    isFramed: false,
    selection,
  }));
  if (kind === 'feed') await userEvent.keyboard('{Control>}\\{/Control}');
  if (kind === 'luminaire') await userEvent.keyboard('{Control>}\\{/Control}');
  const column = () => document.querySelector('[class*="_selection_"]')?.getBoundingClientRect().left ?? 0;
  await expect.poll(column).toBeGreaterThan(700);
  const gap = () => column() - (document.querySelector(MARKS)?.getBoundingClientRect().right ?? 9999);
  await expect.poll(gap).toBeGreaterThan(4);
});
