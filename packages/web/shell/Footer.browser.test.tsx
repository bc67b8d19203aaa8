import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import Footer from './Footer.tsx';
import { openShop } from './testing/openShop.ts';

it('links the company, its e-mail addresses and phones, and the policy', async () => {
  await openWork();
  openShop();
  const screen = await mount(<Footer />);
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toHaveTextContent('Made in Kraków');
  for (const name of ['Advice and design', 'Orders'])
    await expect.element(footer.getByRole('heading', { name })).toBeVisible();
  for (const [name, address] of [
    ['Lumitor', 'https://lumitor.example/'],
    ['projects@lumitor.example', 'mailto:projects@lumitor.example'],
    ['+48 12 000 01 10', 'tel:+48120000110'],
  ] as const)
    await expect.element(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  for (const [name, path] of [
    ['Privacy policy', '/polityka-prywatnosci'],
    ['Accessibility', '/dostepnosc'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('href', path);
  }
  await expectAccessible();
});
