import { currentPlan } from '@lumitor/domain/plan/history';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService, refuse } from '../testing/service.ts';
import { configuratorStore, planNow } from '../visitor/configuratorStore.ts';
import type { ProjectState } from './session.ts';
import { projectState } from './testing/projectState.ts';
import VersionsDialog from './VersionsDialog.tsx';

const HEAD = { version: 1, at: '2026-11-27T10:00:00.000Z', by: 'Piotr', byShop: true };
const onClose = vi.fn();
const send = vi.fn();

async function openVersions(
  versions: readonly (typeof HEAD)[],
  change: (open: ProjectState) => Partial<ProjectState> = () => ({}),
) {
  await openWork({ plan: { layout: layoutOf([300]), name: 'Boutique' } });
  const now = currentPlan(configuratorStore.getState().history);
  const earlier = JSON.parse(sharedText({ ...now, layout: layoutOf([200]) }));
  openService({
    'GET /api/projects/opened/versions': () => ({ versions }),
    'GET /api/projects/opened/versions/:version': () => ({ ...HEAD, plan: earlier }),
  });
  const open = projectState((shown) => ({ project: { ...shown.project, version: 2 }, send }));
  const screen = await mount(<VersionsDialog open={{ ...open, ...change(open) }} onClose={onClose} />);
  return { screen, dialog: screen.getByRole('dialog', { name: 'Versions' }) };
}

beforeEach(async () => {
  onClose.mockReset();
  send.mockReset();
  await window.viewport(1440, 900);
});

it('compares an earlier version with the current one in words, metres and money', async () => {
  const { dialog } = await openVersions([HEAD]);
  await expect.element(dialog).toHaveTextContent(/Version 2current · Anna/);
  await expect.element(dialog.getByText(/Piotr \(shop\) · /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare with current' }).click();
  const changes = dialog.getByRole('region', { name: 'Changes since version 1' });
  await expect.element(changes).toHaveTextContent('Differs in: rails');
  await expect
    .element(changes.getByRole('region', { name: 'Version 1' }))
    .toHaveTextContent('2.00 m of rail');
  await expect.element(changes.getByRole('region', { name: 'current' })).toHaveTextContent('3.00 m of rail');
  await expect.element(changes.getByRole('table')).toHaveTextContent(/\+€[\d.,]+/);
  await expectAccessible();
});

it('restores an earlier version, and sends it', async () => {
  const { dialog } = await openVersions([HEAD]);
  await dialog.getByRole('button', { name: 'Compare with current' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  expect(planNow().layout.steps.map(({ frameLength }) => frameLength)).toEqual([200]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});

it('offers viewers no restoring, and no name of their own', async () => {
  const { dialog } = await openVersions([HEAD], ({ project }) => ({ project: { ...project, right: 'see' } }));
  await dialog.getByRole('button', { name: 'Compare with current' }).click();
  await expect.element(dialog.getByText('Differs in: rails')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
});

it('reports missing versions, and a service that refuses', async () => {
  const { screen, dialog } = await openVersions([]);
  await expect.element(dialog.getByText('No earlier versions yet.')).toBeVisible();
  await screen.unmount();
  openService({ 'GET /api/projects/opened/versions': () => refuse(422, 'invalid') });
  const again = await mount(<VersionsDialog open={projectState()} onClose={onClose} />);
  await expect.element(again.getByText(/^Something went wrong\. Check the connection/)).toBeVisible();
});
