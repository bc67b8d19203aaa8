import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sharesStore } from '../data/ownShares.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { planNow } from '../visitor/configuratorStore.ts';
import { edit } from '../visitor/editing.ts';
import HeaderName from './HeaderName.tsx';
import { type ProjectState, projectStore } from './session.ts';
import { projectState } from './testing/projectState.ts';

const layout = layoutOf([200]);
const nothing = () => {};

async function openShared(change: (open: ProjectState) => Partial<ProjectState> = () => ({})) {
  await openWork({ plan: { layout, name: 'Boutique' } });
  projectStore.setState({ open: projectState(change) });
  return mount(<HeaderName onCopy={nothing} />);
}

beforeEach(() => {
  localStorage.clear();
  projectStore.setState({ open: null });
  sharesStore.setState({ shares: [] });
});

describe('project in the header (D71)', () => {
  it('is absent until the plan has a rail', async () => {
    await openWork();
    const screen = await mount(<HeaderName />);
    expect(screen.container.textContent).toBe('');
    edit({ kind: 'replace', plan: { ...planNow(), layout } });
    await expect.element(screen.getByRole('button', { name: 'Saved in this browser' })).toBeVisible();
  });

  it('is renamed in place: Enter stores, Escape restores, an empty name reads "Untitled project"', async () => {
    await openWork({ plan: { layout, name: 'Boutique' } });
    const screen = await mount(<HeaderName />);
    await screen.getByRole('button', { name: 'Boutique. Rename the project' }).click();
    const field = screen.getByRole('textbox', { name: 'Project name' });
    await field.fill('Other');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: /^Boutique/ })).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await field.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: /^Untitled project/ })).toBeVisible();
    expect(planNow().name).toBe('');
  });

  it('shows the number of viewers while the project is live', async () => {
    const screen = await openShared();
    await screen.getByRole('button', { name: 'Shared, live · 2 viewers' }).click();
    const panel = screen.getByRole('dialog', { name: 'Shared, live · 2 viewers' });
    await expect.element(panel).toHaveTextContent('Links show each change within a second.');
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Shared, live/ })).toHaveFocus();
  });

  it('lists unsent changes while offline, and announces them politely', async () => {
    const screen = await openShared();
    edit({ kind: 'setName', name: 'Second' });
    edit({ kind: 'setHang', hang: 30 } as never);
    const { open } = projectStore.getState();
    projectStore.setState({ open: open && { ...open, isAway: true } });
    const state = screen.getByRole('button', { name: 'Offline · 2 changes waiting' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Offline · 2 changes waiting');
    await state.click();
    expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('opens the conflict panel automatically, announces it assertively, and offers three resolutions', async () => {
    const chosen: string[] = [];
    const screen = await openShared(({ side, project }) => ({
      side: { ...side, theirs: { version: 2, plan: side.plan } },
      theirs: { ...project, version: 2, by: 'Marek' },
      chooseMine: () => chosen.push('mine'),
      chooseTheirs: (isCopied) => chosen.push(isCopied ? 'copied' : 'theirs'),
    }));
    const panel = screen.getByRole('dialog', { name: 'This project was changed in two places' });
    await expect.element(panel).toBeVisible();
    await expect.element(screen.getByRole('alert')).toBeInTheDocument();
    await panel.getByRole('button', { name: 'Use mine' }).click();
    await screen.getByRole('button', { name: 'Conflict · 2 versions' }).click();
    await panel.getByRole('button', { name: 'Use Marek’s' }).click();
    expect(chosen).toEqual(['mine', 'theirs']);
    await screen.getByRole('button', { name: 'Conflict · 2 versions' }).click();
    await expect.element(panel.getByRole('button', { name: 'Keep mine as a copy' })).toBeVisible();
  });
});
