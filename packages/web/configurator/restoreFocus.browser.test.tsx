import { newHistory } from '@lumitor/domain/plan/history';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted } from '../testing/mount.tsx';
import { catchUp, configuratorStore } from '../visitor/configuratorStore.ts';
import { loadStorage } from '../visitor/persistence.ts';
import type { Selection } from '../visitor/selection.ts';
import Configurator from './Configurator.tsx';
import { PLAN, SELECTIONS } from './testing/everySelection.ts';

const NOTHING: Selection = { kind: 'none' };

const CARDS = [
  { stage: 'Rails', kind: 'the next rail', of: () => NOTHING, card: 'form[aria-label="Next rail"]' },
  { stage: 'wiring', kind: 'all zones', of: () => NOTHING, card: '[class*="_selection_"]' },
  ...SELECTIONS.map((selection) => ({
    ...selection,
    card: selection.stage === 'Room' ? '[aria-label="Choices"] > nav + *' : '[class*="_selection_"]',
  })),
];

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

const buttonsIn = (card: string) =>
  [...document.querySelectorAll<HTMLElement>(`:is(${card}) button`)].filter((button) =>
    button.checkVisibility(),
  );

async function select(stage: string, selection: Selection) {
  for (const each of [NOTHING, selection]) {
    const mode = stage === 'wiring' ? 'installation' : 'plan';
    configuratorStore.setState({ history: newHistory(PLAN), mode, selection: each, isAiming: false });
    catchUp();
    await painted();
  }
}

async function openCard({ stage, of, card }: (typeof CARDS)[number]) {
  await openWork({ catalogue: catalogueOfPlans, plan: PLAN });
  const screen = await mount(
    <main>
      <Configurator line="standard" isSummary={false} />
    </main>,
  );
  await Promise.all([import('./watches.ts'), loadStorage()]);
  await painted();
  if (stage !== 'wiring') await screen.getByRole('navigation').getByRole('button', { name: stage }).click();
  await select(stage, of());
  await expect.poll(() => buttonsIn(card).length).toBeGreaterThan(0);
  return screen;
}

function focusedPlace(card: string): string {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return 'nowhere';
  if (focused.matches('[role="application"]')) return 'drawing';
  return focused.closest(`:is(${card}), dialog`) ? 'card or dialog' : `elsewhere: ${nameOf(focused)}`;
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

it.each(CARDS)('keeps the focus in the drawing or the card after each button: $kind', async (example) => {
  const { stage, of, card } = example;
  await openCard(example);
  const names = buttonsIn(card).map(nameOf);
  for (const [place, name] of names.entries()) {
    await select(stage, of());
    const earlier = names.slice(0, place).filter((other) => other === name).length;
    const button = buttonsIn(card).filter((other) => nameOf(other) === name)[earlier];
    if (!button) continue;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await painted();
    expect(focusedPlace(card), name).toMatch(/^drawing$|^card/);
    if (!document.querySelector('dialog:modal')) continue;
    await userEvent.keyboard('{Escape}');
    await painted();
    expect(focusedPlace(card), `${name}, dialog closed`).toMatch(/^drawing$|^card/);
  }
});

it('focuses an inserted room, and the insert button after its removal', async () => {
  await page.viewport(1024, 768);
  await openWork();
  const screen = await mount(
    <main>
      <Configurator line="standard" isSummary={false} />
    </main>,
  );
  await Promise.all([import('./watches.ts'), loadStorage()]);
  await screen.getByRole('navigation').getByRole('button', { name: 'Room' }).click();
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await painted();
  };
  const isInSight = () => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { x, y, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await press('Insert room');
  expect(nameOf(document.activeElement ?? document.body)).toMatch(/^Walls/);
  expect(isInSight()).toBe(true);
  await press('Remove the room');
  expect(nameOf(document.activeElement ?? document.body)).toBe('Insert room');
  expect(isInSight()).toBe(true);
});
