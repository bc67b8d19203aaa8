import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService, refuse } from '../testing/service.ts';
import DownloadPage from './DownloadPage.tsx';

it('reports an unknown order, and leads to the configurator', async () => {
  await openWork();
  openService({ 'GET /api/orders/:id': () => refuse(404, 'not-found') });
  const screen = await mount(<DownloadPage id="unknown" />);
  await expect.element(screen.getByRole('heading', { name: 'Nie ma takiego zamówienia' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Przejdź do konfiguratora' }))
    .toHaveAttribute('href', '/');
  await expectAccessible();
});
