import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { textsStore } from '../data/texts.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { Button } from '../ui/Button.tsx';
import { Header } from './Header.tsx';
import { LineSwitch } from './LineSwitch.tsx';

async function mountHeader() {
  await openWork();
  const { texts } = textsStore.getState();
  if (!texts?.settings) throw new Error('No settings are open');
  const shop = { ...texts.settings.shop, name: 'Lumitor', url: 'https://lumitor.example/' };
  textsStore.setState({ texts: { ...texts, settings: { ...texts.settings, shop } } });
  const screen = await mount(
    <Header acts={<Button>Share</Button>}>
      <LineSwitch line="standard" />
    </Header>,
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
