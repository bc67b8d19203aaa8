import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { binding, sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it, onTestFinished } from 'vitest';
import SummaryView from '../../summary/SummaryView.tsx';
import { mount, openWork } from '../../testing/mount.tsx';
import { watchCheck } from '../../visitor/followCheck.ts';
import JudgedLight from './JudgedLight.tsx';

const catalogue: LineCatalogue = {
  ...sampleCatalogue,
  bindings: [binding('spot', { title: 'Spot', power: 12, lumens: 1320, beam: 24 })],
};

it('the summary reports a missed light target although the light was never shown', async () => {
  const room = { ...newRoom(rectangle(500, 300, { x: 0, y: 0 })), use: 'office' };
  const choices = { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] };
  await openWork({ plan: { layout: layoutOf([400]), choices, room }, catalogue });
  onTestFinished(watchCheck());
  const screen = await mount(
    <>
      <JudgedLight />
      <SummaryView onClose={() => {}} />
    </>,
  );
  await expect.element(screen.getByText(/^The room has \d+\slx; it needs 500\slx/)).toBeInTheDocument();
});
