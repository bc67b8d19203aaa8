import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { catalogueStore } from '../data/catalogue.ts';
import SummaryView from '../summary/SummaryView.tsx';
import { mount, openWork, painted } from '../testing/mount.tsx';
import { atRest } from '../testing/pointer.ts';
import { setShowsGross } from '../visitor/configuratorStore.ts';
import { chosen, openFurnished, SHOP } from './testing/furnished.ts';

const PLAN = {
  layout: layoutOf([300]),
  choices: { ...chosen({ id: 'nero12', quantity: 6 }), powerId: 'p100' },
};

interface Amount {
  amount: string;
  isLabelled: boolean;
}

function amountsShown(): Amount[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Amount[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const [amount] = /€[\d,]+\.\d\d/.exec(text.textContent ?? '') ?? [];
    if (!amount || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    let around: Element | null = text.parentElement;
    while (around && !/net|gross|VAT/i.test(around.textContent ?? '')) around = around.parentElement;
    // The switch between net and gross labels only itself.
    const isSwitch = around?.querySelector('fieldset input[value="gross"], fieldset input[value="net"]');
    found.push({ amount, isLabelled: around !== null && !isSwitch });
  }
  return found;
}

async function expectAllFollow(): Promise<void> {
  setShowsGross(true);
  await painted();
  const gross = await atRest(amountsShown);
  setShowsGross(false);
  await painted();
  const net = await atRest(amountsShown);
  expect(net.length).toBeGreaterThan(3);
  expect(net.length).toBe(gross.length);
  expect(net.filter(({ amount, isLabelled }, at) => !isLabelled && amount === gross[at]?.amount)).toEqual([]);
}

it.each(['Rails', 'Luminaires', 'Power', 'Accessories'] as const)(
  'shows every amount of the step “%s” net or gross as chosen, or labels it',
  async (stage) => {
    const { screen, openStage } = await openFurnished({ plan: PLAN });
    if (stage !== 'Rails') await openStage(stage);
    await expect.element(screen.getByRole('button', { name: 'Summary and save' })).toBeVisible();
    await expectAllFollow();
  },
);

it('shows every amount of the summary net or gross as chosen, or labels it', async () => {
  await page.viewport(1440, 900);
  await openWork({ plan: PLAN, catalogue: SHOP });
  const screen = await mount(<SummaryView onClose={() => {}} />);
  await expect.element(screen.getByRole('heading', { name: 'Save the order' })).toBeVisible();
  await expectAllFollow();
});

it('shows a changed price at once, and marks an article that is no longer sold', async () => {
  const { line } = await openFurnished({ plan: PLAN });
  await expect.element(line('Nero 12 W')).toHaveTextContent('€75.00');
  const sell = (own: { price?: number; active?: boolean }) =>
    catalogueStore.setState({
      standard: {
        status: 'ready',
        catalogue: {
          ...SHOP,
          bindings: SHOP.bindings.map((one) => (one.id === 'nero12' ? { ...one, ...own } : one)),
        },
      },
    });
  sell({ price: 60 });
  await expect.element(line('Nero 12 W')).toHaveTextContent('€90.00');
  sell({ active: false });
  await expect.element(line('Nero 12 W')).toHaveTextContent('No longer sold');
});
