import { expect, it, vi } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import type { Making } from './fileMessages.ts';
import { MakingProgress } from './MakingProgress.tsx';
import { useMaking } from './useMaking.ts';

function slowFile() {
  let finish = (): void => undefined;
  let report = (_: number): void => undefined;
  const saved = vi.fn();
  const run = async ({ signal, onProgress }: Required<Making>) => {
    report = onProgress;
    await new Promise<void>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    saved();
  };
  return { run, saved, finish: () => finish(), report: (share: number) => report(share) };
}

function Page({ run }: { run: (making: Required<Making>) => Promise<void> }) {
  const making = useMaking();
  return (
    <>
      <button type="button" onClick={() => void making.make('Plan (DXF)', run)}>
        Save
      </button>
      <MakingProgress making={making} />
    </>
  );
}

it('shows after a second which file is being made, and its progress', async () => {
  await openWork();
  const file = slowFile();
  const screen = await mount(<Page run={file.run} />);
  await screen.getByRole('button', { name: 'Save' }).click();
  const bar = screen.getByRole('progressbar', { name: 'Plan (DXF)' });
  expect(bar.query()).toBeNull();
  await expect.element(bar).toBeVisible();
  await expect.element(screen.getByText('Preparing: Plan (DXF)')).toBeVisible();
  file.report(0.4);
  await expect.element(bar).toHaveAttribute('value', '0.4');
  file.finish();
  await expect.element(bar).not.toBeInTheDocument();
  expect(file.saved).toHaveBeenCalledOnce();
});

it('is cancelled by a button, reports it, and can be requested again', async () => {
  await openWork();
  const file = slowFile();
  const screen = await mount(<Page run={file.run} />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(file.saved).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Plan (DXF)' })).toBeVisible();
  file.finish();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(file.saved).toHaveBeenCalledOnce();
});
