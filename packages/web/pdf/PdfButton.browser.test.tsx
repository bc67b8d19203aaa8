import { expect, it } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import { PdfButton } from './PdfButton.tsx';

it('removes the failure of a PDF once the network is back', async () => {
  await openWork();
  const screen = await mount(<PdfButton getPage={() => Promise.resolve(null)} url="/order" />);
  await screen.getByRole('button', { name: 'Download PDF' }).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(notice).not.toBeInTheDocument();
});
