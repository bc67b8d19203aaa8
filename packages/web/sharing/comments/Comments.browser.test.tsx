import {
  actOn,
  type CommentAct,
  type Discussion,
  discussionFor,
  NO_DISCUSSION,
} from '@lumitor/domain/sharing/comments';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { mount, openWork } from '../../testing/mount.tsx';
import { openService, refuse } from '../../testing/service.ts';
import { projectStore } from '../session.ts';
import { LINK, projectState } from '../testing/projectState.ts';
import Comments from './Comments.tsx';
import { openDiscussion } from './discussion.ts';

const OWN = 'own-browser';
const COMMENTS = '/api/projects/opened/comments';

/** Discussion of a service on which Ewa may have written. */
function discussionWith(...acts: readonly CommentAct[]) {
  let discussion: Discussion = NO_DISCUSSION;
  const take = (act: CommentAct, author: string) => {
    const next = actOn(discussion, act, {
      author,
      byShop: false,
      mayRemoveAll: true,
      now: Date.now(),
      version: 9,
    });
    if (typeof next === 'string') throw new Error(next);
    discussion = next;
    return discussionFor(discussion, OWN);
  };
  for (const act of acts) take(act, 'ewa');
  return { read: () => discussionFor(discussion, OWN), take: (act: CommentAct) => take(act, OWN) };
}

const BY_EWA: CommentAct = {
  kind: 'begin',
  id: '00000000-0000-4000-8000-000000000001',
  text: 'It is too dark',
  by: 'Ewa',
  version: 1,
  place: { x: 0, y: 0, on: null },
};

async function openComments({ acts = [BY_EWA], right = 'see' as const } = {}) {
  await openWork({ plan: { layout: layoutOf([200]) } });
  const discussion = discussionWith(...acts);
  const service = openService({
    [`GET ${COMMENTS}`]: discussion.read,
    [`POST ${COMMENTS}`]: ({ json }) => discussion.take(json as CommentAct),
  });
  projectStore.setState({ open: projectState(({ project }) => ({ project: { ...project, right } })) });
  const project = openDiscussion({ link: LINK }, crypto.randomUUID(), false);
  onTestFinished(project.end);
  const screen = await mount(<Comments />);
  const panel = screen.getByRole('region', { name: 'Comments' });
  const field = (name: string) => panel.getByRole('textbox', { name });
  return {
    service,
    panel,
    field,
    add: panel.getByRole('button', { name: 'New comment' }),
    thread: (number: number) => panel.getByRole('button', { name: new RegExp(`^${number} `) }),
    send: panel.getByRole('button', { name: 'Send' }),
    status: panel.getByRole('status'),
  };
}

beforeEach(async () => {
  localStorage.clear();
  await window.viewport(1440, 900);
});

it('asks for a text and a name once, and signs the next comments with it', async () => {
  const { panel, field, add, send, status } = await openComments({ acts: [] });
  await expect.element(status).toHaveTextContent('There are no comments yet.');
  await add.click();
  await send.click();
  await expect.element(panel.getByText('Enter a comment.')).toBeVisible();
  await expect.element(panel.getByText('Enter a name so that others know who is writing.')).toBeVisible();
  await expectAccessible();
  await field('Your name').fill('Investor');
  await field('Comment').fill('<b>Here</b>');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('Investor', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('<b>Here</b>')).toBeVisible();
  await expect.element(panel.getByText('Commenting as Investor')).toBeVisible();
  await add.click();
  await expect.element(field('Your name')).not.toBeInTheDocument();
});

it('opens a thread, replies to it, resolves it and reopens it', async () => {
  const { panel, field, thread } = await openComments();
  await expect.element(thread(1)).toHaveTextContent(/Ewa · no replies/);
  await thread(1).click();
  await expect.element(thread(1)).toHaveAttribute('aria-expanded', 'true');
  await field('Your name').fill('Investor');
  await field('Reply').fill('A pendant would do');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('A pendant would do')).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect.element(thread(1)).toHaveTextContent('in version 1');
  await panel.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(panel.getByRole('button', { name: 'Resolve' })).toBeVisible();
});

it('retains an unsent reply as a draft on the folded thread', async () => {
  const { field, thread } = await openComments();
  await thread(1).click();
  await field('Reply').fill('Perhaps');
  await thread(1).click();
  await expect.element(thread(1)).toHaveTextContent('Draft: Perhaps');
  await thread(1).click();
  await expect.element(field('Reply')).toHaveValue('Perhaps');
});

it('marks comments that wait for a connection, and sends them afterwards', async () => {
  const { service, panel, field, add, status } = await openComments({ acts: [] });
  await expect.element(status).toHaveTextContent('There are no comments yet.');
  service.isDown = true;
  await add.click();
  await field('Your name').fill('Investor');
  await field('Comment').fill('Here too');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('waiting to be sent')).toBeVisible();
  await expect.element(status).toHaveTextContent('Comments are waiting for a connection.');
  service.isDown = false;
  await expect.element(panel.getByText('waiting to be sent'), { timeout: 20_000 }).not.toBeInTheDocument();
  await expect.element(panel.getByText('Here too')).toBeVisible();
});

it('sets a rejected comment aside with its reason, and sends it again on request', async () => {
  const { service, panel, field, add } = await openComments({ acts: [] });
  const accept = service.answer({ [`POST ${COMMENTS}`]: () => refuse(409, 'comments-full') });
  await add.click();
  await field('Your name').fill('Investor');
  await field('Comment').fill('One too many');
  await userEvent.keyboard('{Enter}');
  const rejected = panel.getByRole('region', { name: 'Rejected' });
  await expect.element(rejected).toHaveTextContent('The project already has 200 comments.');
  await expectAccessible();
  accept();
  await rejected.getByRole('button').last().click();
  await expect.element(rejected).not.toBeInTheDocument();
  await expect.element(panel.getByText('One too many')).toBeVisible();
});
