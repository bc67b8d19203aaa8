import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { binding } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { lightStore } from '../../../visitor/lightStore.ts';
import { chosen, enter, openFurnished, SHOP } from '../../testing/furnished.ts';

const { createObjectURL } = URL;
afterEach(() => {
  URL.createObjectURL = createObjectURL;
  lightStore.setState(lightStore.getInitialState(), true);
});

const CATALOGUE = {
  ...SHOP,
  bindings: [
    ...SHOP.bindings,
    binding('lamp', { title: 'Lamp 20 W', description: 'LA', power: 20, lumens: 2100, beam: 60, length: 9 }),
  ],
};

async function openScenes({ width = 1760, height = 900 } = {}) {
  const editor = await openFurnished({
    width,
    height,
    catalogue: CATALOGUE,
    plan: {
      layout: layoutOf([400]),
      room: newRoom(rectangle(600, 400, { x: 0, y: 0 })),
      choices: chosen({ id: 'lamp', quantity: 4 }),
    },
  });
  const { screen } = editor;
  await editor.openStage('Luminaires');
  const scenes = screen.getByRole('region', { name: 'Scenes', exact: true });
  const groups = screen.getByRole('region', { name: 'Groups of luminaires' });
  const compared = (scene: string) =>
    screen.getByRole('region', { name: 'Scene comparison' }).getByRole('row').filter({ hasText: scene });
  return {
    ...editor,
    scenes,
    groups,
    compared,
    slider: scenes.getByRole('slider', { name: 'Level in %: Counter' }),
    show: () => screen.getByText(/^Scenes \(\d\)$/).click(),
  };
}

type Scenes = Awaited<ReturnType<typeof openScenes>>;

/** Two of four luminaires in a group with the number 7, and a scene. */
async function groupTwo({ show, press, groups, scenes }: Scenes): Promise<void> {
  await show();
  await expect
    .element(groups.getByRole('button', { name: 'Group selection' }))
    .toHaveAccessibleDescription('Select luminaires on the drawing first.');
  await press(']', 'u');
  await groups.getByRole('textbox', { name: 'Name' }).fill('Counter');
  await press(']');
  await groups.getByRole('button', { name: 'Add selection to: Counter' }).click();
  await expect.element(groups.getByRole('group', { name: 'Counter' })).toHaveTextContent('2 luminaires');
  await groups.getByRole('combobox', { name: 'Number' }).selectOptions('7');
  await scenes.getByRole('button', { name: 'Add a scene' }).click();
  await expect.element(scenes.getByRole('radio', { name: 'Scene 0' })).toBeChecked();
}

const meanIn = (row: Locator) =>
  Number((row.getByRole('cell').first().element().textContent ?? '').replace(/\D/g, ''));

it('dims a group in a scene, and compares the light and power of the scene with all on', async () => {
  const editor = await openScenes();
  await groupTwo(editor);
  const { compared, slider, undo, scenes } = editor;
  const [scene, all] = [compared('Scene 0'), compared('All on')];
  await expect.element(scene).toHaveTextContent('lx');
  const full = meanIn(all);
  expect(meanIn(scene)).toBe(full);
  await expect.element(slider).toHaveValue('100');

  await slider.click();
  const half = Number((slider.element() as HTMLInputElement).value);
  expect(half).toBeGreaterThan(40);
  expect(half).toBeLessThan(60);
  await expect.poll(() => meanIn(scene)).toBeLessThan(full);
  expect(meanIn(all)).toBe(full);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveValue(String(half + 1));
  await undo.click();
  await expect.element(slider).toHaveValue(String(half));
  await undo.click();
  await expect.element(slider).toHaveValue('100');

  const typed = scenes.getByRole('textbox', { name: 'Level in %: Counter' });
  await typed.fill('140');
  await expect.element(scenes).toHaveTextContent('Enter a number from 0 to 100');
  await enter(typed, '0');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0 %');
  await expect.element(scene).toHaveTextContent('40');
  await enter(scenes.getByRole('textbox', { name: 'Hours per year' }), '2000');
  await expect.element(scene).toHaveTextContent('80');
  await expectAccessible();
});

it('lists the levels of each luminaire in the commissioning list', async () => {
  let file: Blob | null = null;
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'data:,';
  };
  const editor = await openScenes();
  await groupTwo(editor);
  const { screen, scenes } = editor;
  await enter(scenes.getByRole('textbox', { name: 'Level in %: Counter' }), '0');
  await screen.getByRole('button', { name: 'Commissioning list (CSV)' }).click();
  await expect.poll(() => file).not.toBeNull();
  const rows = (await (file as unknown as Blob).text()).split('\r\n');
  expect(rows[0]).toMatch(/Groups.0 Scene 0$/);
  expect(rows[1]).toMatch(/L1.LA.Lamp 20 W.7 Counter.off$/);
  expect(rows[3]).toMatch(/L3.LA.Lamp 20 W..on$/);
});

it('a finger creates a scene and dims a group in it, without sideways scroll', async () => {
  const { press, openStage, show, scenes } = await openScenes({ width: 390, height: 844 });
  await press(']', 'u');
  await openStage('Luminaires');
  await show();
  await scenes.getByRole('button', { name: 'Add a scene' }).click();
  const slider = scenes.getByRole('slider', { name: /^Level in %/ });
  await slider.click();
  await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeLessThan(60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expectAccessible();
});
