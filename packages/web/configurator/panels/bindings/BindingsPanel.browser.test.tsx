import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { compacted } from '@lumitor/domain/photometry/compacted';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { ugrOf } from '@lumitor/domain/photometry/ugr';
import { binding, sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { mount, openWork } from '../../../testing/mount.tsx';
import { setQuantity } from '../../../visitor/choosing.ts';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { enter } from '../../testing/furnished.ts';
import BindingsPanel from './BindingsPanel.tsx';

const FIGURES = { cri: 90, ip: '20', beam: 36, cct: 3000 };
const luminaire = (title: string, own: Partial<Binding>): Binding =>
  binding(title, { title, ...FIGURES, ...own });

const FINO_25 = luminaire('Fino 25 W', {
  power: 25,
  lumens: 2550,
  cri: 95,
  length: 9,
  tiltMax: 90,
  price: 339,
});
const SOLD: LineCatalogue = {
  ...sampleCatalogue,
  luminaireTypes: [
    ...sampleCatalogue.luminaireTypes,
    ...sampleCatalogue.luminaireTypes.map((type) => ({
      ...type,
      id: 'hanging',
      key: 'hanging',
      titleEn: 'Pendants',
    })),
  ],
  bindings: [
    luminaire('Dome 12 W', { type: 'hanging', power: 12, lumens: 1200, cct: 2700, beam: 110 }),
    luminaire('Ball 6 W', { type: 'hanging', power: 6, lumens: 480, cct: 2700, ip: '40', beam: 150 }),
    luminaire('Fino 15 W', { power: 15, lumens: 1550 }),
    FINO_25,
    luminaire('Nero 20 W', { power: 20, lumens: 2100 }),
    luminaire('Narrow 20 W', { power: 20, lumens: 1900, beam: 15 }),
    luminaire('Washer 14 W', { power: 14, lumens: 1300, cct: 4000, beam: 60 }),
  ],
};

async function openPanel(catalogue = SOLD) {
  await page.viewport(1440, 900);
  await openWork({ plan: { layout: layoutOf([200]), choices: sampleChoices }, catalogue });
  const screen = await mount(<BindingsPanel />);
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  return {
    screen,
    search: screen.getByRole('searchbox', { name: 'Search by name or code' }),
    row: (title: string) => screen.getByRole('button', { name: `Details: ${title}` }),
    titles: () =>
      screen
        .getByRole('button', { name: /^Details: / })
        .elements()
        .map(({ ariaLabel }) => ariaLabel?.replace('Details: ', '')),
    choose: (name: string, option: string) => screen.getByRole('combobox', { name }).selectOptions(option),
    filters: screen.getByRole('button', { name: /^Filter and sort/ }),
  };
}

const inWindow = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = inWindow;
});

beforeEach(async () => {
  // The filter outlives the panel.
  const { screen } = await openPanel();
  const clear = screen.getByRole('button', { name: 'Show everything' });
  if (clear.query()) await clear.first().click();
  await screen.unmount();
});

it.each([
  ['1200lm', ['Dome 12 W']],
  ['ip 40 2700K 6 w', ['Ball 6 W']],
  ['fino', ['Fino 15 W', 'Fino 25 W']],
])('finds luminaires by “%s”', async (typed, found) => {
  const { search, titles } = await openPanel();
  await search.fill(typed);
  await expect.poll(titles).toEqual(found);
});

it('filters by type and beam, sorts by flux, and counts the filters until everything is shown', async () => {
  const { screen, titles, choose, filters } = await openPanel();
  await choose('Type', 'Spotlights');
  await filters.click();
  await choose('Beam angle', 'Medium, 20–45°');
  await choose('Sort by', 'Flux, brightest first');
  const found = ['Fino 25 W', 'Nero 20 W', 'Fino 15 W'];
  await expect.poll(titles).toEqual(found);
  await expectAccessible();
  await expect.element(screen.getByRole('status').filter({ hasText: 'Found: 3' })).toBeVisible();

  await screen.unmount();
  const again = await openPanel();
  await expect.poll(again.titles).toEqual(found);
  await expect.element(again.filters).toHaveTextContent('Filter and sort 1');
  await again.screen.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => again.titles().length).toBe(SOLD.bindings.length);
});

it('shows several pictures and the lead time of a luminaire in its card', async () => {
  const pixel = (fill: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`)}`;
  const pictured = luminaire('Trio', { img: pixel('red'), pictures: [pixel('blue')], leadDays: 21 });
  const { row } = await openPanel({ ...SOLD, bindings: [pictured] });
  await row('Trio').click();
  const card = page.getByRole('dialog', { name: 'Trio' });
  await expect.element(card).toHaveTextContent(/Lead time3 weeks/);
  const pictures = card.getByRole('group', { name: 'Pictures' });
  await expect
    .element(pictures.getByRole('button', { name: 'Picture 1 of 2' }))
    .toHaveAttribute('aria-pressed', 'true');
  await pictures.getByRole('button', { name: 'Picture 2 of 2' }).click();
  await expect
    .element(card.getByRole('img', { name: 'Picture 2 of 2' }))
    .toHaveAttribute('src', pixel('blue'));
  await expectAccessible();
});

it('shows the figures of a luminaire in its row and card, and returns the focus to the row', async () => {
  const { screen, row } = await openPanel();
  const item = screen.getByRole('listitem').filter({ hasText: 'Fino 25 W' });
  await expect.element(item).toHaveTextContent(/2,550\slm · 3000\sK · CRI\s95 · 36°/);
  (row('Fino 25 W').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const card = screen.getByRole('dialog', { name: 'Fino 25 W' });
  await expect.element(card).toBeVisible();
  const terms = card.getByRole('term').elements();
  expect(
    Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])),
  ).toEqual({
    'Luminous flux': '2,550\u00a0lm',
    'Luminous efficacy': '102\u00a0lm/W',
    Power: '25\u00a0W',
    'Colour temperature': '3000\u00a0K',
    'Colour rendering': 'CRI\u00a095',
    'Beam angle': '36°',
    'Ingress protection': 'IP20',
    Length: '9\u00a0cm',
    'Tilts up to': '90°',
    'On bent rails': 'yes',
  });
  await expect.element(card).toHaveTextContent('€');
  await expectAccessible();
  const more = card.getByRole('button', { name: 'One more: Fino 25 W' });
  await more.click();
  await more.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(row('Fino 25 W')).toHaveFocus();
  expect(planNow().choices.bindings).toEqual([{ id: 'Fino 25 W', quantity: 2 }]);
});

it('omits unknown data of a luminaire, and shows its text in the language of the page', async () => {
  const { screen, row } = await openPanel({
    ...SOLD,
    bindings: [
      ...SOLD.bindings,
      binding('bare', {
        title: 'Bare',
        titleEn: 'Bare',
        power: 0,
        cct: 3500,
        productDescription: 'Głowica z aluminium.',
        productDescriptionEn: 'An aluminium head.',
      }),
    ],
  });
  await row('Bare').click();
  const card = screen.getByRole('dialog', { name: 'Bare' });
  await expect.element(card).toHaveTextContent('An aluminium head.');
  const terms = card.getByRole('term').elements();
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Colour temperature', 'On bent rails']);
});

it('keeps a luminaire set to 0 among the chosen ones until the panel closes', async () => {
  const { screen, titles } = await openPanel();
  setQuantity('bindings', 'Fino 25 W', 2);
  await screen.getByRole('radio', { name: 'Chosen (1)' }).click();
  await expect.poll(titles).toEqual(['Fino 25 W']);
  await enter(screen.getByRole('textbox', { name: 'Quantity: Fino 25 W' }), '0');
  await expect.element(screen.getByRole('radio', { name: 'Chosen (0)' })).toBeChecked();
  await expect.poll(titles).toEqual(['Fino 25 W']);
  await screen.unmount();
  const again = await openPanel();
  await expect.element(again.screen.getByText('Nothing chosen yet.')).toBeVisible();
  await again.screen.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => again.titles().length).toBe(SOLD.bindings.length);
});

const PANEL_FILE = [
  'IESNA:LM-63-2002',
  'TILT=NONE',
  '1 -1 1 7 1 1 2 0.6 0.6 0',
  '1 1 30',
  '0 15 30 45 60 75 90',
  '0',
  '1200 1159 1039 849 600 311 0',
].join('\n');

function servePhotometry(): void {
  const file = readPhotometry(new TextEncoder().encode(PANEL_FILE));
  const table = { ...compacted(file.table), ugr: ugrOf(file) };
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/panel.ies.json') ? Response.json(table) : inWindow(input, init);
}

async function openLit(own: Partial<Binding>) {
  servePhotometry();
  const photometry = '/files/photometry/bindings/panel.ies';
  const lit = luminaire('Sail', { type: 'hanging', photometry, ...own });
  const { screen, row } = await openPanel({ ...SOLD, bindings: [...SOLD.bindings, lit] });
  await row('Sail').click();
  return screen.getByRole('dialog', { name: 'Sail' });
}

it('shows the polar curve and the glare table of a photometric file', async () => {
  const card = await openLit({});
  await expect
    .element(card.getByRole('img', { name: /^Polar curve: flux [\d,]+\slm, peak 1,200\scd/ }))
    .toBeVisible();
  await expect.element(card.getByText('168°')).toBeVisible();
  const file = card.getByRole('link', { name: 'Photometric file (IES)' });
  await expect.element(file).toHaveAttribute('download', 'Sail.ies');
  (card.getByText(/^UGR in 4H × 8H/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('rowheader', { name: '4H × 8H' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Download the UGR table (CSV)' })).toBeVisible();
  await expectAccessible();
});

it('explains that the glare of a luminaire that is aimed depends on the plan', async () => {
  const card = await openLit({ tiltMax: 90 });
  await expect
    .element(card.getByText('UGR: the luminaire can be aimed, so glare depends on the plan.'))
    .toBeVisible();
});

it('shows the quantity on a card on a phone without scrolling', async () => {
  const { screen, choose, filters, titles, row } = await openPanel();
  await page.viewport(390, 844);
  await filters.click();
  await choose('Colour temperature', '4000\u00a0K');
  await choose('Sort by', 'Power, lowest first');
  await expect.poll(titles).toEqual(['Washer 14 W']);
  await row('Washer 14 W').click();
  const more = screen.getByRole('button', { name: 'One more: Washer 14 W' });
  await expect.element(more.last()).toBeInViewport({ ratio: 1 });
});
