import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork } from '../../testing/mount.tsx';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { lightStore } from '../../visitor/lightStore.ts';
import Configurator from '../Configurator.tsx';
import { PLAN } from '../testing/everySelection.ts';

function covered(): string[] {
  const all = document.createElement('style');
  all.textContent = '[role="application"] * { pointer-events: all !important; }';
  document.head.append(all);
  const texts = [...document.querySelectorAll('[role="application"] svg text')];
  const found = texts.flatMap((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    const over = document.elementsFromPoint(left + width / 2, top + height / 2);
    const furniture = over.findIndex((element) => element.closest('[class*="_cut_"], [class*="_outline_"]'));
    const at = over.findIndex((element) => element.closest('g, text')?.contains(text) || element === text);
    return furniture >= 0 && (at < 0 || furniture < at) ? [text.textContent ?? ''] : [];
  });
  all.remove();
  return found;
}

const obstacles = [
  [150, 10, 280, 30],
  [150, 290, 280, 30],
  [10, 150, 30, 230],
  [290, 150, 30, 230],
  [150, 150, 120, 60],
].map(([x = 0, y = 0, width = 0, depth = 0], index) => ({
  id: `o${index}`,
  kind: 'counter' as const,
  x,
  y,
  width,
  depth,
  heading: 0,
  reflectance: 0.3,
  from: 0,
  to: 200,
}));

it.each([false, true])(
  'places no illuminance and no wall number under furniture, grid: %s',
  async (showsFigures) => {
    await page.viewport(1440, 900);
    const room = { ...newRoom(rectangle(300, 300, { x: 0, y: 0 })), obstacles } as typeof PLAN.room;
    await openWork({ catalogue: catalogueOfPlans, plan: { ...PLAN, layout: EVERYTHING.layout, room } });
    configuratorStore.setState({ mode: 'light' });
    lightStore.setState({ showsFigures });
    const screen = await mount(<Configurator line="standard" isSummary={false} />);
    await import('../watches.ts');
    await expect.element(screen.getByRole('meter').first()).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[class*="_wallNumber_"]').length).toBe(4);
    expect(covered()).toEqual([]);
    lightStore.setState({ showsFigures: false });
  },
);
