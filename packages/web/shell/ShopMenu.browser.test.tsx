import { beforeEach, expect, it } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import ShopMenu from './ShopMenu.tsx';
import { openShop } from './testing/openShop.ts';

async function openMenu(width = 1440) {
  await window.viewport(width, 844);
  await openWork();
  openShop();
  const screen = await mount(<ShopMenu />);
  const button = screen.getByRole('button', { name: 'Contact and information' });
  await button.click();
  const menu = screen.getByRole('dialog', { name: 'Contact and information' });
  await expect.element(menu).toBeVisible();
  return { screen, button, menu };
}

beforeEach(() => localStorage.clear());

it.each([1440, 390])(
  'shows contacts and policy without scrolling at %i px, and returns the focus',
  async (width) => {
    const { button, menu } = await openMenu(width);
    for (const name of ['Advice and design', 'Orders'])
      await expect.element(menu.getByRole('heading', { name })).toBeInViewport();
    await expect
      .element(menu.getByRole('link', { name: 'Lumitor', exact: true }))
      .toHaveAttribute('href', 'https://lumitor.example/');
    const policy = menu.getByRole('link', { name: 'Privacy policy' });
    await expect.element(policy).toBeInViewport();
    await expect.element(policy).toHaveAttribute('target', '_blank');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  },
);

it('contains what the header of a phone has no room for', async () => {
  const { menu } = await openMenu(390);
  for (const name of ['Change product line', 'My projects'])
    await expect.element(menu.getByRole('button', { name })).toBeVisible();
  await expect.element(menu.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

it('lists what would be erased from the browser; cancelling erases nothing', async () => {
  localStorage.setItem('configurator.test', 'a plan');
  const { screen, menu } = await openMenu();
  localStorage.setItem('configurator.test', 'a plan');
  await menu.getByRole('button', { name: 'Erase from this browser…' }).click();
  const question = screen.getByRole('dialog', { name: 'Erase everything from this browser?' });
  for (const words of [
    /\d+ projects?, \d+ pictures?, \d+ known orders?/,
    'the projects in STANDARD and MICRO11, including the bin',
    'floor plans and views of rooms',
    'unsent enquiries',
    'entries of mounting lists',
    'the partner’s link',
  ])
    await expect.element(question).toHaveTextContent(words);
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(localStorage.getItem('configurator.test')).toBe('a plan');
});
