import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { NO_DIMMING, withGroup } from '@lumitor/domain/dimming/dimming';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { type Choices, NEW_CHOICES } from '@lumitor/domain/plan/choices';
import type { Plan } from '@lumitor/domain/plan/plan';
import { binding, power, sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, openWork } from '../../testing/mount.tsx';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow, setShowsGross } from '../../visitor/configuratorStore.ts';
import { undoEdit } from '../../visitor/editing.ts';
import { selectLuminaires } from '../../visitor/luminaires.ts';
import { replaceArticle, stopReplacing } from '../../visitor/replacing.ts';
import Dialogs from '../Dialogs.tsx';
import PlacedLuminaireCard from '../kinds/luminaire/PlacedLuminaireCard.tsx';

const spot = { power: 12, lumens: 1320, beam: 24, tiltMax: 90 };
const priced = (price: number) => ({ onOff: price, dali: price, zigbee: price });
const catalogue: LineCatalogue = {
  ...sampleCatalogue,
  powers: [
    power('Supply 60 W', { power: 60, priceEuro: 20 }),
    power('Supply 100 W', { power: 100, priceEuro: 35 }),
  ],
  bindings: [
    binding('nero12', { ...spot, title: 'Nero 12 W', priceEuro: priced(48.8), isBlack: true }),
    binding('nero20', {
      ...spot,
      title: 'Nero 20 W',
      power: 20,
      lumens: 2240,
      beam: 36,
      priceEuro: priced(67.5),
      isBlack: true,
    }),
    binding('line', {
      ...spot,
      title: 'Line',
      length: 120,
      tiltMax: 0,
      priceEuro: priced(60),
    }),
    binding('onRequest', { ...spot, title: 'Special', price: 0, priceEuro: priced(0) }),
    binding('dali', { ...spot, title: 'Only DALI', price: { dali: 50, zigbee: 0, onOff: 0 } }),
  ],
};

const planOf = (choices: Partial<Choices> = {}): Partial<Plan> => ({
  layout: layoutOf([400]),
  choices: { ...sampleChoices, bindings: [{ id: 'nero12', quantity: 4 }], ...choices },
  placements: [40, 150, 250, 350].map((at, index) => ({
    id: `l${index}`,
    bindingId: 'nero12',
    stepId: 's0',
    at,
    turn: 90,
    tilt: 30,
  })),
});
const automatic = { powerId: null, automaticPower: NEW_CHOICES.automaticPower };

async function open(plan: Partial<Plan> = planOf(automatic)) {
  await openWork({ plan, catalogue });
  setShowsGross(false);
  const screen = await mount(
    <>
      <PlacedLuminaireCard onDone={() => {}} />
      <Dialogs />
    </>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Replace luminaires' });
  const row = (name: string | RegExp) => dialog.getByRole('row', { name });
  return { screen, dialog, row };
}
const chooseBySearch = async (name: string) => {
  await page.getByRole('combobox', { name: 'Search by name or code' }).fill(name);
  await userEvent.keyboard('{Enter}');
};
const articles = () => planNow().placements.map(({ bindingId }) => bindingId);

beforeEach(stopReplacing);

it('replaces the selected luminaires in one step, after showing the changes', async () => {
  const dimming = withGroup(NO_DIMMING, { number: 0, name: 'Wall', luminaires: ['l0', 'l1'] });
  const { screen, dialog, row } = await open({ ...planOf(automatic), dimming });
  selectLuminaires(['l0', 'l1']);
  await screen.getByRole('button', { name: 'Replace type…' }).click();
  const search = dialog.getByRole('combobox', { name: 'Search by name or code' });
  await expect.element(search).toHaveFocus();
  await expect.element(dialog.getByRole('option', { name: /Nero 20 W/ })).toHaveTextContent('€67.50');
  expect(dialog.getByRole('option', { name: /Nero 12 W|Only DALI/ }).query()).toBeNull();

  await userEvent.keyboard('{Enter}');
  await expect.element(row(/^Luminous flux/)).toHaveTextContent(/1,320 lm2,240 lm\+920 lm/);
  await expect.element(row(/^Beam/)).toHaveTextContent(/24°36°\+12°/);
  await expect.element(row(/^Supply load/)).toHaveTextContent(/60 W → 100 W.*48 W · 80%64 W · 64%\+16 W/);
  await expect.element(row(/^Price/)).toHaveTextContent(/2 × \(€67\.50 − €48\.80\), net.*\+€52\.40$/);
  await expect.element(dialog).toHaveTextContent('Including, net: Supply 60 W −€20.00, Supply 100 W +€35.00');
  expect(articles()).toEqual(['nero12', 'nero12', 'nero12', 'nero12']);

  const steps = configuratorStore.getState().history.edits.length;
  await expect.element(dialog.getByRole('button', { name: /^Replace with: Nero 20 W/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(articles()).toEqual(['nero20', 'nero20', 'nero12', 'nero12']);
  expect(planNow().placements.map(({ at, turn, tilt }) => [at, turn, tilt])).toEqual(
    [40, 150, 250, 350].map((at) => [at, 90, 30]),
  );
  expect(planNow().dimming).toEqual(dimming);
  expect(configuratorStore.getState().history.edits).toHaveLength(steps + 1);
  await expect.element(screen.getByRole('button', { name: 'Replace type…' })).toHaveFocus();
  undoEdit();
  expect(articles()).toEqual(['nero12', 'nero12', 'nero12', 'nero12']);
});

it('replaces all luminaires of the article instead, and names them on the button', async () => {
  const { screen, dialog } = await open();
  selectLuminaires(['l0']);
  await screen.getByRole('button', { name: 'Replace type…' }).click();
  await chooseBySearch('20');
  await expect.element(dialog.getByRole('radio', { name: 'Selection, L1 (1)' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'All Nero 12 W, black (4)' }).click();
  await dialog.getByRole('button', { name: 'Replace 4 +€89.80 net' }).click();
  expect(planNow().choices.bindings).toEqual([{ id: 'nero20', quantity: 4 }]);
});

it('compares only the replaced luminaires, and counts those already of the type', async () => {
  const { screen, dialog, row } = await open();
  for (const ids of [['l0'], ['l0', 'l1', 'l2']]) {
    selectLuminaires(ids);
    await screen.getByRole('button', { name: 'Replace type…' }).click();
    await chooseBySearch('20');
    if (ids.length === 1) await dialog.getByRole('button', { name: /^Replace 1 / }).click();
  }
  await expect.element(dialog).toHaveTextContent('Already of this type: 1');
  await expect.element(row(/^Luminous flux/)).toHaveTextContent(/1,320 lm2,240 lm\+920 lm/);
  await dialog.getByRole('button', { name: /^Replace 2 / }).click();
  expect(articles()).toEqual(['nero20', 'nero20', 'nero20', 'nero12']);
});

it("shows the button's price gross if totals are gross, and net prices in the table", async () => {
  const { dialog, row } = await open();
  setShowsGross(true);
  replaceArticle('nero12');
  await chooseBySearch('20');
  await expect.element(row(/^Price/)).toHaveTextContent(/net.*\+€89\.80$/);
  await expect.element(dialog.getByRole('button', { name: 'Replace 4 +€110.45 gross' })).toBeVisible();
  await expect.element(dialog).toHaveTextContent(/Gross total €/);
  setShowsGross(false);
  await expect.element(dialog).toHaveTextContent(/Net total €/);
});

it('names the luminaires that cannot be replaced with the reason, and the lost tilt', async () => {
  const { dialog } = await open();
  replaceArticle('nero12');
  await chooseBySearch('Line');
  await expect.element(dialog).toHaveTextContent('3 luminaires cannot be replaced');
  await expect.element(dialog).toHaveTextContent('L1, L4: the new luminaire would project beyond the rail');
  await expect.element(dialog).toHaveTextContent('L3: the new luminaire would overlap its neighbour');
  await expect.element(dialog).toHaveTextContent('Without tilt: L2');
  await dialog.getByRole('button', { name: /^Replace 1/ }).click();
  expect(articles()).toEqual(['nero12', 'line', 'nero12', 'nero12']);
});

it('compares nothing if no luminaire can be replaced, and the button says so', async () => {
  const { screen, dialog } = await open();
  selectLuminaires(['l0']);
  await screen.getByRole('button', { name: 'Replace type…' }).click();
  await chooseBySearch('Line');
  await expect.element(dialog).toHaveTextContent('L1: the new luminaire would project beyond the rail');
  expect(dialog.getByRole('table').query()).toBeNull();
  const button = dialog.getByRole('button', { name: 'Replace', exact: true });
  await expect
    .element(button)
    .toHaveAccessibleDescription('None of these luminaires can be replaced with the chosen one.');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(articles()).toEqual(['nero12', 'nero12', 'nero12', 'nero12']);
});

it('marks a chosen supply that becomes too weak, and changes to the next one in the same step', async () => {
  const { dialog, row } = await open(planOf({ powerId: 'Supply 60 W' }));
  replaceArticle('nero12');
  await chooseBySearch('20');
  const load = row(/^Supply load/)
    .getByRole('cell')
    .nth(1);
  await expect.element(load).toHaveTextContent(/80 W · 134% \(supply too weak\)/);
  const next = dialog.getByRole('checkbox', { name: /Supply 100 W.* instead of Supply 60 W.*\+€15\.00 net/ });
  await next.click();
  await expect.element(load).toHaveTextContent(/^80 W · 80%$/);
  await dialog.getByRole('button', { name: 'Replace 4 +€89.80 net' }).click();
  expect(planNow().choices).toMatchObject({ powerId: 'Supply 100 W' });
  undoEdit();
  expect(planNow().choices).toMatchObject({ powerId: 'Supply 60 W' });
  expect(articles()).toEqual(['nero12', 'nero12', 'nero12', 'nero12']);
});

it('states that the price is on request', async () => {
  const { dialog, row } = await open();
  replaceArticle('nero12');
  await chooseBySearch('Special');
  await expect.element(row(/^Price/)).toHaveTextContent(/price on request$/);
  await expect.element(dialog).toHaveTextContent('Price on request: Special');
  await expect.element(dialog.getByRole('button', { name: 'Replace 4 price on request' })).toBeVisible();
});

it('changes nothing after Escape, which closes the list first', async () => {
  const { dialog } = await open();
  replaceArticle('nero12');
  await chooseBySearch('20');
  await dialog.getByRole('button', { name: /^Replace with/ }).click();
  await expect.element(dialog.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('table')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(articles()).toEqual(['nero12', 'nero12', 'nero12', 'nero12']);
});

it('shows light on the plane of both plans against the target, and on areas', async () => {
  const room = { ...newRoom(rectangle(500, 300, { x: 0, y: 0 })), use: 'office' };
  const areas = [
    { id: 'a', name: 'Shelf', begin: { x: 100, y: -140 }, end: { x: -100, y: -140 }, bottom: 50, top: 200 },
  ];
  const { row } = await open({ ...planOf(automatic), room, areas });
  replaceArticle('nero12');
  await chooseBySearch('20');
  const mean = row(/^Ē plane 75 cm, target ≥ 500 lx/);
  await expect.element(mean).toHaveTextContent(/lx \(misses the target\).*\+\d+ lx$/);
  await expect.element(row(/^Ē Shelf/)).toHaveTextContent(/\+\d+ lx$/);
  await expect.element(row(/^Maximum/)).toHaveTextContent(/\+\d[\d,]* lx$/);
});

it('fits a phone: luminaires stacked, the button visible', async () => {
  await page.viewport(390, 844);
  const { dialog } = await open();
  replaceArticle('nero12');
  await chooseBySearch('20');
  const button = dialog.getByRole('button', { name: /^Replace 4/ });
  await expect.element(button).toBeInViewport();
  const box = dialog.element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([390, 844]);
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1440, 900);
});

it('names all automatic luminaires whose positions it fixes', async () => {
  const { dialog } = await open({ ...planOf(automatic), placements: planOf().placements?.slice(0, 1) ?? [] });
  const ids = arrangementNow().luminaires.map(({ id }) => id);
  selectLuminaires(ids.slice(1, 2));
  await page.getByRole('button', { name: 'Replace type…' }).click();
  await chooseBySearch('20');
  await expect.element(dialog).toHaveTextContent('Placed by hand from now on: L2–L4');
  await dialog.getByRole('button', { name: /^Replace 1/ }).click();
  expect(planNow().placements).toHaveLength(4);
});

it('does not mention positions if all luminaires were placed by hand', async () => {
  const { dialog } = await open();
  selectLuminaires(['l1']);
  await page.getByRole('button', { name: 'Replace type…' }).click();
  await chooseBySearch('20');
  await expect.element(dialog.getByRole('button', { name: /^Replace 1/ })).toBeEnabled();
  expect(dialog.element().textContent).not.toContain('Placed by hand');
});
