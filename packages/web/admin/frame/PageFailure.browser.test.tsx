import { Layout, type LayoutProps } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { lazyPage } from '../elements/lazyPage.ts';
import { button } from '../testing/acts.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { PageFailure } from './PageFailure.tsx';

const LostPage = lazyPage('Orders', () => Promise.reject<{ Orders: () => null }>(new TypeError('offline')));
const BrokenPage = () => {
  throw new Error('broken');
};
const NO_BARS: Partial<LayoutProps> = { appBar: () => null, menu: () => null };

it.each([
  ['lost', <LostPage key="lost" />, 'The page could not be loaded'],
  ['broken', <BrokenPage key="broken" />, 'Something went wrong'],
])('a %s page offers a reload', async (_, content, title) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await mountInAdministration(
    <Layout {...NO_BARS} error={PageFailure}>
      {content}
    </Layout>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(title);
  await expect.element(button('Reload')).toBeVisible();
  await expectAccessible();
});
