import { useState } from 'react';
import { expect, it } from 'vitest';
import { mount, openWork, painted } from '../testing/mount.tsx';
import { StageScroll } from './StageScroll.tsx';

const STAGES = ['rails', 'bindings'] as const;

function Panel() {
  const [stage, setStage] = useState<(typeof STAGES)[number]>('rails');
  return (
    <div style={{ display: 'grid', height: 200 }}>
      {STAGES.map((name) => (
        <button key={name} type="button" onClick={() => setStage(name)}>
          {name}
        </button>
      ))}
      <div style={{ display: 'grid', height: 100, overflow: 'hidden' }} data-testid="panel">
        <StageScroll stage={stage} width={240}>
          <p style={{ height: 900 }}>{stage}</p>
        </StageScroll>
      </div>
    </div>
  );
}

it('restores the scroll position of each stage; a new stage starts at its top', async () => {
  await openWork();
  const screen = await mount(<Panel />);
  const area = screen.getByTestId('panel').element().firstElementChild as HTMLElement;
  area.style.overflow = 'auto';
  area.style.height = '100px';
  area.scrollTop = 320;
  await painted();
  await screen.getByRole('button', { name: 'bindings' }).click();
  expect(area.scrollTop).toBe(0);
  area.scrollTop = 40;
  await painted();
  await screen.getByRole('button', { name: 'rails' }).click();
  expect(area.scrollTop).toBe(320);
  await screen.getByRole('button', { name: 'bindings' }).click();
  expect(area.scrollTop).toBe(40);
});
