import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { textsStore } from '../data/texts.ts';
import { Header } from '../shell/Header.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { mount, openWork } from '../testing/mount.tsx';
import HeaderActs from './HeaderActs.tsx';
import HeaderName from './HeaderName.tsx';

it.each([1440, 1200, 1024].flatMap((width) => ['pl', 'en', 'de'].map((language) => ({ width, language }))))(
  'cuts neither the shop nor the project at $width px in $language',
  async ({ width, language }) => {
    await page.viewport(width, 768);
    await openWork({ language, plan: { layout: layoutOf([200]), name: 'Salon Poznań, Stary Rynek' } });
    const { texts } = textsStore.getState();
    if (!texts?.settings) throw new Error('No settings are open');
    const shop = { ...texts.settings.shop, name: 'Lumitor', url: 'https://lumitor.example/' };
    textsStore.setState({ texts: { ...texts, settings: { ...texts.settings, shop } } });
    const screen = await mount(
      <Header acts={<HeaderActs />}>
        <LineSwitch line="standard" />
        <HeaderName />
      </Header>,
    );
    const name = screen.getByRole('button', { name: /Salon Poznań/ });
    await expect.element(name).toBeVisible();
    const cut = [...screen.getByRole('banner').element().querySelectorAll('*')].filter((one) => {
      const { textOverflow, clipPath } = getComputedStyle(one);
      return textOverflow === 'ellipsis' && clipPath === 'none' && one.scrollWidth > one.clientWidth + 1;
    });
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
);
