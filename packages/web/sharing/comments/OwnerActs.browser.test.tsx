import { actOn, NO_DISCUSSION, type Thread } from '@lumitor/domain/sharing/comments';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mount, openWork } from '../../testing/mount.tsx';
import { discussionStore, openDiscussion } from './discussion.ts';
import { OwnerActs } from './OwnerActs.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const WHO = { author: 'a', byShop: false, mayRemoveAll: false, now: 0, version: 1 };
const REMOVALS = [
  ['Delete thread', { kind: 'removeThread', thread: ID }],
  ['Delete all comments by Ewa', { kind: 'removeAuthor', comment: ID }],
] as const;

function threadByEwa(): Thread {
  const start = { kind: 'begin', id: ID, text: 'Here', by: 'Ewa', version: 1 } as const;
  const discussion = actOn(NO_DISCUSSION, { ...start, place: { x: 0, y: 0, on: null } }, WHO);
  if (typeof discussion === 'string') throw new Error(discussion);
  return discussion.threads[0] as Thread;
}

async function openQuestion(title: string) {
  await openWork();
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No network'));
  const project = openDiscussion({ link: 'link' }, crypto.randomUUID(), true);
  onTestFinished(() => {
    project.end();
    network.mockRestore();
  });
  const view = await mount(<OwnerActs thread={threadByEwa()} />);
  await view.getByRole('button', { name: title }).click();
  const dialog = view.getByRole('dialog', { name: title });
  await expect.element(dialog).toHaveTextContent('This cannot be undone.');
  expect(discussionStore.getState().waiting).toEqual([]);
  return dialog;
}

it.each(REMOVALS)('%s: removes when confirmed', async (title, act) => {
  const dialog = await openQuestion(title);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(discussionStore.getState().waiting).toMatchObject([{ act }]);
});

it.each(REMOVALS)('%s: removes nothing when cancelled', async (title) => {
  const dialog = await openQuestion(title);
  await dialog.getByText('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(discussionStore.getState().waiting).toEqual([]);
});
