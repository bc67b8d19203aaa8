import type { Ms } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { mount, openWork } from '../../testing/mount.tsx';
import { openService } from '../../testing/service.ts';
import { MountingList } from './MountingList.tsx';

const DAY = 24 * 60 * 60 * 1000;

function answerAsServiceAt(difference: Ms): void {
  const headers = { date: new Date(Date.now() + difference).toUTCString() };
  openService({ 'GET /api/orders/:id/site': () => Response.json({ entries: [] }, { headers }) });
}

const list = (id: string) => <MountingList id={id} groups={[]} zones={[]} onSave={() => {}} sought="" />;

it.each([
  ['5 days behind the service', 5 * DAY, '5 d'],
  ['3 days ahead of it', -3 * DAY, '3 d'],
])(
  'says that the clock of a device is %s, and that the service corrects it',
  async (_, difference, words) => {
    answerAsServiceAt(difference);
    await openWork();
    const screen = await mount(list(`off${difference}`));
    const notice = screen.getByText(/The clock of this device differs from the server/);
    await expect.element(notice).toHaveTextContent(words);
    await expect.element(notice).toHaveTextContent('The server corrects the times of entries');
  },
);

it('reports no clock difference within the tolerance', async () => {
  answerAsServiceAt(60_000);
  await openWork();
  const screen = await mount(list('right'));
  await expect.element(screen.getByText(/Saved with the order at/)).toBeVisible();
  await expect.element(screen.getByText(/The clock of this device/)).not.toBeInTheDocument();
});
