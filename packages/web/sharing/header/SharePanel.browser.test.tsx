import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it } from 'vitest';
import { page as window } from 'vitest/browser';
import { sharesStore, storeShare } from '../../data/ownShares.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { mount, openWork } from '../../testing/mount.tsx';
import { openService, refuse } from '../../testing/service.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { shownProject } from '../ownSession.ts';
import SharePanel from './SharePanel.tsx';

const token = (letter: string) => letter.repeat(22);
const LINKS = { own: token('O'), see: token('S'), work: token('W') };
const addressOf = (link: string) => new URL(`/projekt#${link}`, location.origin).href;

beforeEach(async () => {
  await window.viewport(1440, 900);
  await openWork({ plan: { layout: layoutOf([200]), name: 'Boutique' } });
  sharesStore.setState({ shares: [] });
});

async function openPanel() {
  const screen = await mount(<SharePanel />);
  const link = (name: string) => screen.getByRole('switch', { name });
  return {
    screen,
    seeing: link('View and comment'),
    working: link('Edit'),
    seeAddress: screen.getByRole('textbox', { name: 'Link to view' }),
    workAddress: screen.getByRole('textbox', { name: 'Link to edit' }),
    failure: screen.getByRole('alert'),
  };
}

const shareNow = (isWithShop?: boolean) =>
  storeShare({
    ...LINKS,
    work: null,
    name: 'Boutique',
    at: '2026-11-27T10:00:00.000Z',
    project: shownProject(configuratorStore.getState()),
    ...(isWithShop !== undefined && { isWithShop }),
  });

it('turns each link on and off, and shows the address of a link that is on', async () => {
  const service = openService({
    'POST /api/projects': () => LINKS,
    'POST /api/projects/opened/link': ({ json }) => ({
      token: (json as { isWithdrawn: boolean }).isWithdrawn ? null : token('N'),
    }),
  });
  const { seeing, working, seeAddress, workAddress } = await openPanel();
  await expect.element(seeing).not.toBeChecked();
  await expectAccessible();
  await seeing.click();
  await expect.element(seeing).toBeChecked();
  await expect.element(seeAddress).toHaveValue(addressOf(LINKS.see));
  await expect.element(workAddress).not.toBeInTheDocument();
  await working.click();
  await expect.element(workAddress).toHaveValue(addressOf(token('N')));
  await seeing.click();
  await expect.element(seeing).not.toBeChecked();
  await expect.element(seeAddress).not.toBeInTheDocument();
  expect(service.requests('POST /api/projects')).toHaveLength(1);
  expect(service.requests('POST /api/projects/opened/link').map(({ json }) => json)).toEqual([
    { link: 'work', isWithdrawn: false },
    { link: 'see', isWithdrawn: true },
  ]);
});

it('shows the link as a QR code, and saves it as a picture', async () => {
  const files = catchFiles();
  shareNow();
  const { screen } = await openPanel();
  await screen.getByRole('button', { name: 'QR code' }).click();
  await expect.element(screen.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.poll(() => files[0]?.name).toBe('QR-code-Boutique.png');
  expect(await files[0]?.content.slice(1, 4).text()).toBe('PNG');
});

it.each([
  [() => refuse(413, 'too-large'), /^The server rejected the project/],
  [() => refuse(429, 'too-many'), /^Something went wrong\. Check the connection/],
])('reports a link that could not be turned on, and leaves it off', async (answer, words) => {
  openService({ 'POST /api/projects': answer });
  const { seeing, failure } = await openPanel();
  await seeing.click();
  await expect.element(failure).toHaveTextContent(words);
  await expect.element(seeing).not.toBeChecked();
});

it('withdraws the shop’s access, and makes the project local again', async () => {
  const done = () => new Response(null, { status: 204 });
  openService({ 'DELETE /api/projects/opened/shop': done, 'DELETE /api/projects/opened': done });
  shareNow(true);
  const { screen, seeing } = await openPanel();
  await expect.element(screen.getByText('The shop is editing this project')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(screen.getByText('Shop access withdrawn')).toBeVisible();
  await screen.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(seeing).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument();
});
