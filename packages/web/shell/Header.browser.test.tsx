import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { Button } from '../ui/Button.tsx';
import { Header } from './Header.tsx';
import { LineSwitch } from './LineSwitch.tsx';
import { openShop } from './testing/openShop.ts';

async function mountHeader() {
  await openWork();
  openShop();
  const screen = await mount(
    <>
      <Header acts={<Button>Share</Button>}>
        <LineSwitch line="standard" />
      </Header>
      <main id="main" />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Contact and information' })).toBeVisible();
  return screen;
}

it.each([1440, 700, 390])('Tab order is from left to right at %i px', async (width) => {
  await page.viewport(width, 900);
  const screen = await mountHeader();
  const controls = [
    ...screen.getByRole('banner').element().querySelectorAll<HTMLElement>('a, button, select'),
  ];
  const places = controls
    .filter((control) => control.checkVisibility() && !control.matches('[href="#main"]'))
    .map((control) => control.getBoundingClientRect().left);
  expect(places.length).toBeGreaterThan(4);
  expect(places).toEqual([...places].sort((first, second) => first - second));
});

it.each([1440, 390])(
  'leads to the company, the start and the contacts without scrolling at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const screen = await mountHeader();
    const company = screen.getByRole('link', { name: 'Lumitor', exact: true });
    await expect.element(company).toBeInViewport();
    await expect.element(company).toHaveAttribute('href', 'https://lumitor.example/');
    await expect.element(screen.getByRole('button', { name: 'Contact and information' })).toBeInViewport();
    await expect.element(screen.getByRole('banner')).toHaveStyle({ maxHeight: '388.797px' });
    // A phone's header has room only for the product line, which leads home too.
    const home = width === 390 ? 'STANDARD. Change product line' : 'Track lighting configurator';
    await expect.element(screen.getByRole('link', { name: home })).toBeInViewport();
    await expectAccessible();
  },
);
