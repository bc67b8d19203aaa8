import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import SummaryView from '../summary/SummaryView.tsx';
import { mount, openWork } from '../testing/mount.tsx';
import { chooseOne } from './choosing.ts';
import { findingsNow, watchCheck } from './followCheck.ts';

const AT_REST = 150;

afterEach(() => void vi.useRealTimers());

it('findings that arrive above a pressed button wait until it is released, so that its click is not lost', async () => {
  const bindings = [{ id: 'nero-black', quantity: 6 }];
  await openWork({
    plan: { layout: layoutOf([400]), choices: { ...sampleChoices, powerId: 'p100', bindings } },
  });
  const screen = await mount(<SummaryView onClose={() => {}} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(watchCheck());
  await vi.advanceTimersByTimeAsync(AT_REST);
  // The worker answers in order, so its earlier answers have arrived too.
  await findingsNow();
  const save = screen.getByRole('button', { name: 'Save the order' }).element();
  const finding = screen.getByText(/draw 72\sW; the power supply delivers 60\sW/);
  const top = save.getBoundingClientRect().top;

  save.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  chooseOne('powerId', 'p60');
  await vi.advanceTimersByTimeAsync(AT_REST);
  expect((await findingsNow()).length).toBeGreaterThan(0);
  vi.useRealTimers();
  expect(finding.elements()).toEqual([]);
  expect(save.getBoundingClientRect().top).toBe(top);

  save.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.element(finding).toBeVisible();
  expect(save.getBoundingClientRect().top).toBeGreaterThan(top);
});
