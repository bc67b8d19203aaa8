import { expect, it } from 'vitest';
import { textsStore } from '../data/texts.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService } from '../testing/service.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';

async function openPage(legal: object, language: string) {
  openService({ 'GET /api/documents/settings/legal': () => legal });
  await openWork({ language });
  const { texts } = textsStore.getState();
  if (!texts?.settings) throw new Error('No settings are open');
  const contacts = [{ name: {}, email: 'projekty@lumitor.example', phone: '+48 12 000 01 10' }];
  const settings = { ...texts.settings, shop: { ...texts.settings.shop, contacts } };
  textsStore.setState({ texts: { ...texts, settings } });
  return mount(<AccessibilityPage />);
}

const STORED_EARLIER = { privacy: {}, terms: {} };

it.each([
  ['pl', 'Deklaracja dostępności', 'WCAG 2.2'],
  ['en', 'Accessibility statement', 'WCAG 2.2'],
  ['de', 'Erklärung zur Barrierefreiheit', 'WCAG 2.2'],
])('states standard, limits and contact of the shop in %s', async (language, title, standard) => {
  const screen = await openPage(STORED_EARLIER, language);
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const article = screen.getByRole('article');
  for (const words of [standard, 'EN 301 549', 'PDF/UA-1', 'projekty@lumitor.example', '+48 12 000 01 10'])
    await expect.element(article).toHaveTextContent(words);
  await expect.element(article.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
  await expectAccessible();
});

it("gives way to the shop's own statement in its language", async () => {
  const own = { ...STORED_EARLIER, accessibility: { EN: '<p>Our own statement.</p>' } };
  const screen = await openPage(own, 'en');
  await expect.element(screen.getByText('Our own statement.')).toBeVisible();
  await expect.element(screen.getByText('EN 301 549')).not.toBeInTheDocument();
});
