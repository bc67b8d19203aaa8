import type { Plan } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DrawingLayout } from '../shell/DrawingLayout.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { openShop } from '../shell/testing/openShop.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { emulateTouch } from '../testing/emulateTouch.ts';
import { emulateMedia } from '../testing/media.ts';
import { catalogueOfPlans, mount, openWork, painted } from '../testing/mount.tsx';
import { middleOf, turnWheel } from '../testing/pointer.ts';
import { configuratorStore, planNow } from '../visitor/configuratorStore.ts';
import { selectStep } from '../visitor/editing.ts';
import { loadStorage } from '../visitor/persistence.ts';
import { closeStarts } from '../visitor/starts.ts';
import Configurator from './Configurator.tsx';
import { PLAN, SELECTIONS } from './testing/everySelection.ts';

beforeEach(() => page.viewport(1440, 900));

async function openScreen(plan: Partial<Plan> = { layout: layoutOf([200]) }) {
  await openWork({ plan, catalogue: catalogueOfPlans });
  openShop();
  if (plan.layout) closeStarts();
  const screen = await mount(
    <DrawingLayout title="Configurator" sidePanel={<LineSwitch line="standard" />}>
      <Configurator line="standard" isSummary={false} />
    </DrawingLayout>,
  );
  await Promise.all([import('./watches.ts'), loadStorage()]);
  await painted();
  const stages = screen.getByRole('navigation', { name: 'Steps' });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return {
    screen,
    button,
    drawing: screen.getByRole('application'),
    async openStage(name: string) {
      const stage = stages.getByRole('button', { name });
      if (stage.element().getAttribute('aria-expanded') !== 'true') await stage.click();
    },
  };
}

const chosen = (quantity: number) => [{ id: 'nero-black', quantity }];

describe('axe reports nothing', () => {
  it('on the starts', async () => {
    const { screen } = await openScreen({});
    await expect.element(screen.getByRole('heading', { name: 'Start with' })).toBeVisible();
    await expectAccessible();
  });

  it('on the next-step card with a message, and on the card of a rail', async () => {
    const { screen } = await openScreen({ layout: layoutOf([200, 'straight'], [100, 'T']) });
    const next = screen.getByRole('form', { name: 'Next rail' });
    const length = next.getByRole('textbox', { name: 'Length in cm' });
    await length.fill('5');
    await next.getByRole('button', { name: 'Add rail' }).click();
    await expect.element(length).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    selectStep('s1');
    await expect.element(screen.getByRole('form', { name: 'Edit rail 2' })).toBeVisible();
    await expectAccessible();
  });

  it.each(['Room', 'Luminaires', 'Power'])('on the panel %s', async (stage) => {
    const { screen, openStage } = await openScreen({
      layout: layoutOf([400]),
      choices: { ...sampleChoices, bindings: chosen(2) },
    });
    await openStage(stage);
    await expect.element(screen.getByRole('region', { name: 'Choices' })).toBeVisible();
    await expectAccessible();
  });

  it('on the accessories', async () => {
    const { screen, button } = await openScreen();
    await button('Add accessories').click();
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
    await expectAccessible();
  });

  it('on issues of the layout, and on luminaires that do not match the rails', async () => {
    const { screen, openStage } = await openScreen({
      layout: layoutOf([200], [100, 'right'], [150, 'right'], [200, 'right']),
      choices: { ...sampleChoices, bindings: [{ id: 'nero-white', quantity: 2 }] },
    });
    await expect.element(screen.getByRole('region', { name: /issues? in the project$/ })).toBeVisible();
    await openStage('Luminaires');
    await expect.element(screen.getByText('Does not match the rail colour').first()).toBeVisible();
    await expectAccessible();
  });

  it('on the dialogs of a ready-made layout, of a reset, and of an overloaded supply', async () => {
    const { screen, button, openStage } = await openScreen({
      layout: layoutOf([400]),
      choices: { ...sampleChoices, powerId: 'p60', bindings: chosen(5) },
    });
    await openStage('Rails');
    await button('Rectangle with bent corners').click();
    const premade = screen.getByRole('dialog', { name: 'Rectangle with bent corners' });
    await expect.element(premade).toBeVisible();
    expect(premade.element().getBoundingClientRect().width).toBe(500);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');

    await openStage('Luminaires');
    const pieces = screen.getByRole('textbox', { name: 'Quantity: Nero' }).first();
    await pieces.fill('6');
    await userEvent.keyboard('{Enter}');
    const power = screen.getByRole('dialog', { name: 'The power supply is overloaded' });
    await expect.element(power).toBeVisible();
    await expectAccessible();
    await power.getByRole('button', { name: 'Got it' }).click();

    await screen
      .getByRole('region', { name: 'Drawing tools' })
      .getByRole('button', { name: 'Start over' })
      .click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expectAccessible();
  });

  it.each(SELECTIONS)('on the card of a selected $kind', async ({ stage, of }) => {
    const { openStage } = await openScreen(PLAN);
    if (stage === 'wiring') configuratorStore.setState({ mode: 'installation' });
    else await openStage(stage);
    await painted();
    configuratorStore.setState({ selection: of() });
    await painted();
    await expectAccessible();
  });
});

const ringsAroundFocus = (): number => {
  let count = 0;
  for (let one = document.activeElement; one; one = one.parentElement) {
    const { outlineStyle, opacity } = getComputedStyle(one);
    if (outlineStyle !== 'none' && opacity !== '0') count += 1;
  }
  return count;
};

describe('focus and colours', () => {
  it('every focused control of the luminaires has one ring', async () => {
    const { screen, openStage } = await openScreen();
    await openStage('Luminaires');
    const search = screen.getByRole('searchbox');
    await expect.element(search).toBeVisible();
    search.element().focus();
    for (let stop = 0; stop < 6; stop++) {
      expect(ringsAroundFocus(), `stop ${stop}`).toBe(1);
      await userEvent.keyboard('{Tab}');
    }
  });

  it('forced colours distinguish the chosen option', async () => {
    const { screen, openStage } = await openScreen();
    await openStage('Luminaires');
    const ground = (name: RegExp) => {
      const label = screen.getByRole('radio', { name }).element().parentElement;
      return label && getComputedStyle(label).backgroundColor;
    };
    await expect.element(screen.getByRole('radio', { name: /^All/ })).toBeInTheDocument();
    onTestFinished(async () => {
      await emulateMedia();
    });
    await emulateMedia({ forcedColours: 'active' });
    expect(ground(/^All/)).not.toBe(ground(/^Chosen/));
  });
});

it('fields and buttons are large enough for a finger', async () => {
  await emulateTouch();
  const { screen, openStage } = await openScreen();
  // iOS zooms in on a field with smaller text.
  await expect
    .element(screen.getByRole('banner').getByRole('combobox', { name: 'Language' }))
    .toHaveStyle({ fontSize: '16px' });
  await openStage('Luminaires');
  const more = screen.getByRole('button', { name: 'One more: spot' });
  await expect.element(more).toBeVisible();
  const { width, height } = more.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

describe('the window', () => {
  it('has the drawing below a header of 56 px, down to its bottom', async () => {
    const { drawing } = await openScreen();
    const { y, height } = drawing.element().getBoundingClientRect();
    expect([y, height]).toEqual([56, 844]);
  });

  it('zooms by the wheel over the drawing, and scrolls over the header', async () => {
    const { screen, drawing } = await openScreen();
    const scale = screen
      .getByRole('region', { name: 'Drawing tools' })
      .getByRole('button', { name: /^Scale/ });
    const before = scale.element().textContent ?? '';
    await turnWheel(middleOf(drawing), -300);
    await expect.element(scale).not.toHaveTextContent(before);
    expect(scrollY).toBe(0);
    await painted();
    const zoomed = scale.element().textContent ?? '';
    await turnWheel(middleOf(screen.getByRole('banner')), 200);
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    await expect.element(scale).toHaveTextContent(zoomed);
    scrollTo(0, 0);
  });

  it('of a phone in landscape shows both answers of the dialog that clears the choice', async () => {
    const { screen, button } = await openScreen({
      layout: layoutOf([400]),
      choices: { ...sampleChoices, bindings: chosen(2) },
    });
    await button('Add accessories').click();
    await button('Clear selection').click();
    const dialog = screen.getByRole('dialog', { name: 'Clear luminaires and accessories?' });
    await expect.element(dialog).toBeVisible();
    await page.viewport(844, 390);
    for (const name of ['Cancel', 'Clear'])
      await expect
        .element(dialog.getByRole('button', { name, exact: true }).last())
        .toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(planNow().choices.bindings).toEqual([]);
  });
});
