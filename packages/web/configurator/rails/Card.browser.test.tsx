import { currentPlan } from '@lumitor/domain/plan/history';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, openWork } from '../../testing/mount.tsx';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { selectStep } from '../../visitor/editing.ts';
import { Card } from './Card.tsx';

it('offers the next rail, and the selected one to be changed', async () => {
  await openWork({ plan: { layout: layoutOf([200], [100]) } });
  const screen = await mount(<Card lengthField={{ current: null }} onDone={() => {}} />);
  await expect.element(screen.getByRole('form', { name: 'Next rail' })).toBeVisible();

  selectStep('s1');
  await expect.element(screen.getByRole('form', { name: 'Change step 2' })).toBeVisible();
  const length = screen.getByRole('textbox', { name: 'Length in cm' });
  await expect.element(length).toHaveValue('100');
  await length.fill('150');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() =>
      currentPlan(configuratorStore.getState().history).layout.steps.map((step) => step.frameLength),
    )
    .toEqual([200, 150]);
});
