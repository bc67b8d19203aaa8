import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { expect, it } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import { MountingView } from './MountingView.tsx';

const order = sampleOrder(EVERYTHING);

it.each([
  ['recessed, in the ceiling', { isRecessed: true }],
  ['suspended, suspension length 40 cm', { hang: 40 }],
  ['on the ceiling', { hang: 0 }],
])('the head of the mounting list says that rails are %s', async (words, stored) => {
  await openWork();
  const page = { ...order, data: { ...order.data, ...stored } };
  const screen = await mount(<MountingView page={page} sought="" />);
  await expect.element(screen.getByText(words)).toBeVisible();
});
