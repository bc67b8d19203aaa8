import { expect, it, vi } from 'vitest';
import { mount, openWork } from '../../testing/mount.tsx';
import { FullLightProgress } from './FullLightProgress.tsx';
import { followed, fullLightCancelled, fullLightGone } from './fullLightStore.ts';

function slow() {
  let finish = (): void => undefined;
  const promise = new Promise<string>((resolve) => {
    finish = () => resolve('light');
  });
  const cancelling = new AbortController();
  let report = (_: number): void => undefined;
  const done = followed(cancelling.signal, (onProgress) => {
    report = onProgress;
    return promise;
  });
  return { cancelling, done, finish: () => finish(), report: (share: number) => report(share) };
}

it('shows the progress of the full computation after a second, and nothing once it is finished', async () => {
  await openWork();
  const screen = await mount(<FullLightProgress onCancel={vi.fn()} onResume={vi.fn()} />);
  const { done, finish, report } = slow();
  report(0.2);
  const bar = screen.getByRole('progressbar', { name: 'Calculating light with reflections' });
  expect(bar.query()).toBeNull();
  await expect.element(bar).toHaveAttribute('value', '0.2');
  report(0.6);
  await expect.element(bar).toHaveAttribute('value', '0.6');
  finish();
  expect(await done).toBe('light');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

it('a button cancels the computation and passes its focus to the one that resumes it', async () => {
  await openWork();
  const { cancelling, done, finish } = slow();
  const onResume = vi.fn(fullLightGone);
  const cancel = () => {
    cancelling.abort();
    fullLightCancelled();
  };
  const screen = await mount(<FullLightProgress onCancel={cancel} onResume={onResume} />);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Calculation cancelled: the values are preliminary.')).toBeVisible();
  const resume = screen.getByRole('button', { name: 'Calculate in full' });
  await expect.element(resume).toHaveFocus();
  finish();
  await done;
  await expect.element(resume).toBeVisible();
  await resume.click();
  expect(onResume).toHaveBeenCalledOnce();
  await expect.element(resume).not.toBeInTheDocument();
});
